import LiveControls
import LiveTestSupport
import LiveText

/// A source of random times, texts, and numbers, including invalid ones.
package struct EventSource {
    private var random: SplitMix64
    private var texts: TextGenerator
    /// The time of the latest event as the models must interpret it. It never goes backward.
    package private(set) var now = 0.0

    package init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        texts = TextGenerator(seed: ~seed)
    }

    package mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    package mutating func number(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }

    /// Returns `true` with a probability of one in `count`.
    package mutating func isOne(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    package mutating func flag() -> Bool { Bool.random(using: &random) }

    package mutating func element<Element>(of elements: [Element]) -> Element {
        elements.randomElement(using: &random)!
    }

    package mutating func text(pieces: Int) -> String {
        isOne(in: 8) ? texts.word() : texts.text(pieces: isOne(in: 40) ? pieces * 10 : pieces)
    }

    /// Returns a random whole number, usually in the range.
    package mutating func integer(in range: ClosedRange<Int>) -> Int {
        isOne(in: 30) ? element(of: [.min, .min + 1, -1, 0, .max - 1, .max]) : number(in: range)
    }

    /// Returns a random number, usually in the range.
    package mutating func measure(in range: ClosedRange<Double>) -> Double {
        guard isOne(in: 40) else { return number(in: range) }
        return element(of: [
            .nan, .infinity, -.infinity, -.greatestFiniteMagnitude, .greatestFiniteMagnitude, -1e300, 1e300, -0.0,
            .leastNonzeroMagnitude, -1,
        ])
    }

    /// Returns the time of the next event.
    package mutating func time() -> Double {
        let time =
            isOne(in: 40)
            ? element(of: [.nan, .infinity, -.infinity, -1, 0, now - 1])
            : now + element(of: [0, 0.001, 0.016, 0.1, 0.3, 0.999, 1, 5])
        if time.isFinite, time > now { now = time }
        return time
    }

    package mutating func limit() -> TextLimit {
        TextLimit(isOne(in: 10) ? integer(in: 0...0) : number(in: 0...30), unit: element(of: TextUnit.allCases))
    }
}

/// Verifies that there is at most one announcement per second.
struct AnnouncementWatch {
    private var latest = -Double.infinity

    mutating func violation(_ announcements: [ControlMessage], at now: Double) -> String? {
        guard !announcements.isEmpty else { return nil }
        // A wake-up can be a thousandth of a second early.
        let violation =
            announcements.count > 1 || now - latest < 0.998 ? "\(announcements) \(now - latest) s after another" : nil
        latest = now
        return violation
    }
}

/// The text of a native field, on which a host performs the model's effects.
struct NativeText {
    var text: String

    init(_ text: String) {
        self.text = text
    }

    var length: Int { text.utf16.count }

    mutating func make(_ edit: TextEdit) {
        text = edit.applied(to: text)
    }

    /// Makes the edit that the person asked for if the model allows it, or else what the model performs.
    mutating func carryOut(_ effects: [TextFieldEffect], asked: TextEdit?) -> String? {
        if let asked, effects.contains(.allow) {
            make(asked)
            return effects == [.allow] ? nil : "effects in addition to allow: \(effects)"
        }
        for effect in effects {
            switch effect {
            case .allow: break
            case .perform(let edit), .rewrite(let edit):
                guard edit.range.lowerBound >= 0, edit.range.upperBound <= length else { return "\(edit) is outside" }
                make(edit)
            case .select(let range):
                guard range.lowerBound >= 0, range.upperBound <= length else { return "\(range) is outside" }
            }
        }
        return nil
    }

    /// Returns whether the two texts are equal, scalar by scalar.
    func holds(_ other: String) -> Bool { text.utf8.elementsEqual(other.utf8) }
}

extension EventSource {
    /// Returns a random edit of a text, occasionally with offsets outside it.
    mutating func edit(of text: String, _ replacement: String) -> TextEdit {
        let length = text.utf16.count
        let start = integer(in: 0...length)
        let end = isOne(in: 2) ? start : integer(in: 0...length)
        return TextEdit(from: start, to: end, isOne(in: 4) ? "" : replacement)
    }
}
