/// Matches characters whose codes increase or decrease by a constant step: `abcd`, `9753`.
struct SequenceMatcher {
    private let text: UnsafeBufferPointer<UInt32>

    init(_ text: UnsafeBufferPointer<UInt32>) {
        self.text = text
    }

    private static let largestStep: Int64 = 5

    func findMatches(_ report: (StrengthMatch) -> Void) {
        guard text.count > 1 else { return }
        var start = 0
        var step = step(at: 1)
        for index in 2..<max(text.count, 2) where self.step(at: index) != step {
            if let match = match(start, index &- 1, step) { report(match) }
            start = index &- 1
            step = self.step(at: index)
        }
        if let match = match(start, text.count &- 1, step) { report(match) }
    }

    private func step(at index: Int) -> Int64 {
        Int64(text[index]) &- Int64(text[index &- 1])
    }

    private func match(_ start: Int, _ last: Int, _ step: Int64) -> StrengthMatch? {
        guard step != 0, step.magnitude <= Self.largestStep, last &- start > 1 || step.magnitude == 1 else {
            return nil
        }
        var guesses = guessesToBegin(text[start])
        if step < 0 { guesses *= 2 }
        return StrengthMatch(
            range: start..<last &+ 1,
            pattern: .sequence,
            guesses: guesses * Double(last &+ 1 &- start)
        )
    }

    /// Returns the number of guesses for the first character. Attackers start with the ends of the alphabet and of the
    /// digits.
    private func guessesToBegin(_ first: UInt32) -> Double {
        switch first {
        case 0x61, 0x41, 0x7A, 0x5A, 0x30, 0x31, 0x39: 4
        case 0x30...0x39: 10
        default: 26
        }
    }
}
