/// The cheapest way to cover a text with matches that don't overlap.
///
/// The cost of *l* matches is l! · Π guesses + 10000^(l − 1), because the order of the matches must be guessed too, and
/// attackers try short sequences first. For each end and each *l*, the table stores the cheapest sequence, unless a
/// shorter one costs no more.
struct CheapestSequence {
    private static let growthBase = 10_000.0

    private let length: Int
    /// For each end, the matches that end there.
    private var matchesByEnd: [[StrengthMatch]]

    init(length: Int) {
        self.length = length
        matchesByEnd = Array(repeating: [], count: length)
    }

    /// Adds a match. If two matches have the same range and guesses, the first counts.
    mutating func add(_ match: StrengthMatch) {
        var match = match
        match.guesses = max(match.guesses, StrengthMatch.fewestGuesses(for: match.range.count, of: length))
        matchesByEnd[match.range.upperBound &- 1].append(match)
    }

    func run() -> (guesses: Double, matches: [StrengthMatch]) {
        // With more matches, 10000^(l − 1) exceeds the cost of guessing each character.
        var table = Table(ends: length, longest: length / 4 &+ 2)
        let bruteForce = (0...length).map(StrengthMatch.bruteForceGuesses)
        for end in 0..<length {
            for match in inOrderOfStart(matchesByEnd[end]) {
                if match.range.lowerBound == 0 {
                    table.offer(match, count: 1)
                } else {
                    for count in 1..<table.longest where table.match(match.range.lowerBound &- 1, count) != nil {
                        table.offer(match, count: count &+ 1)
                    }
                }
            }
            for start in 0...end {
                let guesses = bruteForce[end &+ 1 &- start]
                let match = StrengthMatch(range: start..<end &+ 1, pattern: .bruteForce, guesses: guesses)
                if start == 0 {
                    table.offer(match, count: 1)
                    continue
                }
                for count in 1..<table.longest {
                    // Two consecutive matches of this kind are never cheaper than a single match that covers both.
                    guard let last = table.match(start &- 1, count) else { continue }
                    if case .bruteForce = last.pattern { continue }
                    table.offer(match, count: count &+ 1)
                }
            }
        }
        return table.cheapest()
    }

    private func inOrderOfStart(_ matches: [StrengthMatch]) -> [StrengthMatch] {
        var ordered: [StrengthMatch] = []
        for match in matches {
            var place = ordered.count
            while place > 0, ordered[place &- 1].range.lowerBound > match.range.lowerBound { place &-= 1 }
            ordered.insert(match, at: place)
        }
        return ordered
    }

    /// The cheapest sequences by their end and their number of matches.
    private struct Table {
        struct Cell {
            var cost = Double.infinity
            /// The cost of this or any shorter sequence.
            var lowestCost = Double.infinity
            var product = Double.infinity
            var match: StrengthMatch?
        }

        let longest: Int
        private let ends: Int
        private var cells: [Cell]
        /// For each number of matches, the factor and the summand of the cost: l! and 10000^(l − 1).
        private var penalties: [(orders: Double, growth: Double)] = [(1, 0), (1, 1)]

        init(ends: Int, longest: Int) {
            self.ends = ends
            self.longest = longest
            for count in 2...max(longest, 2) {
                let before = penalties[count &- 1]
                penalties.append((before.orders * Double(count), before.growth * growthBase))
            }
            cells = Array(repeating: Cell(), count: ends &* (longest &+ 1))
        }

        private func index(_ end: Int, _ count: Int) -> Int { end &* (longest &+ 1) &+ count }

        func match(_ end: Int, _ count: Int) -> StrengthMatch? { cells[index(end, count)].match }

        mutating func offer(_ match: StrengthMatch, count: Int) {
            guard count <= longest else { return }
            var product = match.guesses
            if count > 1 { product *= cells[index(match.range.lowerBound &- 1, count &- 1)].product }
            let cost = penalties[count].orders * product + penalties[count].growth
            let first = index(match.range.upperBound &- 1, count)
            guard cost < cells[first].lowestCost else { return }
            cells[first].cost = cost
            cells[first].product = product
            cells[first].match = match
            for index in first...first &+ longest &- count where cost < cells[index].lowestCost {
                cells[index].lowestCost = cost
            }
        }

        func cheapest() -> (guesses: Double, matches: [StrengthMatch]) {
            var end = ends
            var count = 1
            for candidate in 1...longest
            where cells[index(end &- 1, candidate)].cost < cells[index(end &- 1, count)].cost {
                count = candidate
            }
            let guesses = cells[index(end &- 1, count)].cost
            var matches: [StrengthMatch] = []
            while end > 0, let match = self.match(end &- 1, count) {
                matches.append(match)
                end = match.range.lowerBound
                count &-= 1
            }
            matches.reverse()
            return (guesses, matches)
        }
    }
}
