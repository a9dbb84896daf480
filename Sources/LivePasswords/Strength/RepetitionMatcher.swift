/// Matches repeated characters or texts: `aaa`, `abcabcabc`.
struct RepetitionMatcher {
    private let analysis: StrengthAnalysis
    private let text: UnsafeBufferPointer<UInt32>

    init(_ analysis: StrengthAnalysis, _ text: UnsafeBufferPointer<UInt32>) {
        self.analysis = analysis
        self.text = text
    }

    func findMatches(_ report: (StrengthMatch) -> Void) {
        var start = 0
        while start < text.count {
            guard let (unit, count) = repetition(at: start) else {
                start &+= 1
                continue
            }
            let base = analysis.cheapestSequence(for: UnsafeBufferPointer(rebasing: text[start..<start &+ unit]))
            report(
                StrengthMatch(
                    range: start..<start &+ unit &* count,
                    pattern: .repetition(unit: unit),
                    guesses: base.guesses * Double(count)
                )
            )
            start &+= unit &* count
        }
    }

    /// Returns the longer of the repetitions that begin here with the longest and with the shortest unit. Its unit is
    /// then reduced to the shortest one.
    private func repetition(at start: Int) -> (unit: Int, count: Int)? {
        let units = 1..<max((text.count &- start) / 2 &+ 1, 1)
        guard let shortest = units.first(where: { count(of: $0, at: start) > 1 }),
            let longest = units.last(where: { count(of: $0, at: start) > 1 })
        else { return nil }
        let length = longest &* count(of: longest, at: start)
        let shortestCount = count(of: shortest, at: start)
        guard length > shortest &* shortestCount else { return (shortest, shortestCount) }
        for unit in 1...longest where length % unit == 0 && count(of: unit, at: start) &* unit >= length {
            return (unit, length / unit)
        }
        return (longest, length / longest)
    }

    /// Returns the number of consecutive repetitions of the `unit` characters at `start`.
    private func count(of unit: Int, at start: Int) -> Int {
        var end = start &+ unit
        while end < text.count, text[end] == text[end &- unit] { end &+= 1 }
        return (end &- start) / unit
    }
}
