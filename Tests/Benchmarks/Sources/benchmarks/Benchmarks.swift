import LiveControls
import LiveMotion
import LiveText

/// Prints the speed of the core, as ratios to the standard library where it has the same function.
@main
enum Benchmarks {
    static func main() {
        for measurement in counting + [typing, sections, spring, easing] {
            print(measurement.line)
        }
        for line in PasswordBenchmarks.lines { print(line) }
    }

    private static let megabyte = 1 << 20

    /// Measures texts of about a megabyte, each compared with `String.count`.
    private static var counting: [Measurement] {
        let texts: [(String, String)] = [
            ("ASCII", "The quick brown fox jumps over the lazy dog. "),
            ("ASCII with CR LF", "The quick brown fox jumps over\r\nthe lazy dog.\r\n"),
            ("French", "Voix ambiguë d’un cœur qui, au zéphyr, préfère les jattes de kiwis. "),
            ("Chinese", "視野無限廣，窗外有藍天。"),
            ("Hindi", "ऋषियों को सताने वाले दुष्ट राक्षसों के राजा रावण का सर्वनाश। "),
            ("emoji", "👨‍👩‍👧‍👦🇩🇪👍🏽❤️ok"),
        ]
        return texts.map { name, sample in
            let text = String(repeating: sample, count: megabyte / sample.utf8.count)
            return Measurement("count a megabyte, \(name)") {
                TextUnit.characters.count(text)
            } against: {
                text.count
            }
        }
    }

    /// Measures the cost of one key for the ring, in a text of 10,000 characters.
    private static var typing: Measurement {
        let texts = [String(repeating: "a", count: 10_000), String(repeating: "a", count: 10_001)]
        var ring = CountRingModel(limit: TextLimit(10_000))
        var time = 0.0
        var key = 0
        return Measurement("ring, a key in 10,000 characters", repeating: 1000) {
            time += 0.05
            key += 1
            ring.send(.set(texts[key % 2]), at: time)
            return ring.presentation.count
        }
    }

    /// Measures the cost of one key for a card field: the edit and the values for drawing after it.
    private static var sections: Measurement {
        let digits = (0..<10).map { String($0) }
        var field = SectionedFieldModel(.card)
        var time = 0.0
        var key = 0
        return Measurement("sections, a keystroke", repeating: 1000) {
            time += 0.05
            key += 1
            let caret = field.presentation.selection.lowerBound
            let edit =
                key % 20 < 10
                ? TextEdit(caret..<caret, digits[key % 10]) : TextEdit(max(0, caret - 1)..<caret, "")
            field.send(.willEdit(edit), at: time)
            return field.presentation.text.utf8.count
        }
    }

    private static var spring: Measurement {
        let spring = Spring(response: 0.5, dampingRatio: 0.825)
        var time = 0.0
        return Measurement("spring, one value", repeating: 100_000) {
            time += 1e-6
            return Int(spring.value(from: 0, to: 1000, velocity: 0, at: time))
        }
    }

    private static var easing: Measurement {
        Measurement("spring as linear()", repeating: 100) {
            EasingTable(spring: Spring(response: 0.5, dampingRatio: 0.825)).points.count
        }
    }
}
