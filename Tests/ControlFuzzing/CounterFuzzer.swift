import LiveTestSupport
import LiveText

/// Applies random edits to a text, both in a ``TextCounter`` and in a plain array of UTF-16, and compares the results.
struct CounterFuzzer: Fuzzer {
    private let unit: TextUnit
    private var texts: TextGenerator
    private var counter: TextCounter
    private var units: [UInt16] = []
    private var number = 0

    init(seed: UInt64) {
        unit = TextUnit.allCases[Int(seed % UInt64(TextUnit.allCases.count))]
        texts = TextGenerator(seed: seed)
        counter = TextCounter(unit: unit)
    }

    mutating func step() -> String? {
        number += 1
        let range = editedRange()
        let replacement = replacement()
        units.replaceSubrange(range, with: replacement.utf16)
        // Half a pair becomes U+FFFD, as in a browser.
        let text = String(decoding: units, as: UTF16.self)
        units = Array(text.utf16)
        counter.replace(range, with: replacement)
        let maximum = texts.number(in: 1...max(2, 2 * units.count))
        let expected = TextLimit(maximum, unit: unit).measure(text)
        let given = counter.measure(maximum)
        if given == expected, number % 64 != 0 || counter.text.utf8.elementsEqual(text.utf8) { return nil }
        return
            "\(unit.name), \(range) with \(replacement.debugDescription), limit \(maximum): "
            + "\(given) instead of \(expected) in \(text.utf8.count < 2000 ? text.debugDescription : "a long text")"
    }

    private mutating func editedRange() -> Range<Int> {
        let start = texts.number(in: 0...units.count)
        switch texts.number(in: 0...9) {
        case 0...4: return start..<start
        case 5...8: return start..<min(units.count, start + texts.number(in: 1...6))
        default: return start..<texts.number(in: start...units.count)
        }
    }

    /// Returns a replacement, which is occasionally a long text, so that there are many parts to divide and to join.
    private mutating func replacement() -> String {
        switch texts.number(in: 0...199) {
        case 0: texts.text(pieces: units.count > 6000 ? 1 : 600)
        case 1...60: ""
        case 61...65: String(repeating: texts.text(pieces: 1), count: 40)
        case 66...70: texts.word()
        default: texts.text(pieces: 3)
        }
    }
}
