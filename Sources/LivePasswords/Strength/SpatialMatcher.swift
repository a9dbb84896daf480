/// Matches walks from key to key: `zxcvbn`, `7410`.
struct SpatialMatcher {
    private let text: UnsafeBufferPointer<UInt32>

    init(_ text: UnsafeBufferPointer<UInt32>) {
        self.text = text
    }

    private static let shortestWalk = 3

    func findMatches(_ report: (StrengthMatch) -> Void) {
        for layout in KeyboardLayout.all {
            var start = 0
            while start < text.count &- 1 {
                var walk = Walk(layout, from: text[start])
                while start &+ walk.length < text.count, walk.goOn(to: text[start &+ walk.length]) {}
                if walk.length >= Self.shortestWalk {
                    report(
                        StrengthMatch(
                            range: start..<start &+ walk.length,
                            pattern: .spatial(turns: walk.turns),
                            guesses: walk.guesses
                        )
                    )
                }
                start &+= walk.length
            }
        }
    }

    /// Matches walks along the rows of a Russian keyboard, which zxcvbn doesn't know. Shorter and winding walks are
    /// frequent by chance in words. The estimate is zxcvbn's for a walk without turns on a keyboard of this size.
    func findRows(_ report: (StrengthMatch) -> Void) {
        let rows = KeyboardRows.jcuken
        var start = 0
        while start < text.count {
            let end = max(rows.endOfWalk(from: start, by: 1, in: text), rows.endOfWalk(from: start, by: -1, in: text))
            let length = end &- start
            if length >= Self.shortestRow {
                let guesses = Double(2 &* rows.count &* Self.russianDegree &* (length &- 1))
                report(StrengthMatch(range: start..<end, pattern: .spatial(turns: 1), guesses: guesses))
            }
            start = max(end, start &+ 1)
        }
    }

    private static let shortestRow = 4
    /// The average number of neighbors of a key.
    private static let russianDegree = 5

    private struct Walk {
        private let layout: KeyboardLayout
        private var key: KeyboardLayout.Key?
        private var direction: Int?
        private(set) var length = 1
        private(set) var turns = 0
        private var shifted = 0

        init(_ layout: KeyboardLayout, from scalar: UInt32) {
            self.layout = layout
            key = layout.key(of: scalar)
            if key?.isShifted ?? false { shifted = 1 }
        }

        /// Adds the next character if its key is adjacent to the last one.
        mutating func goOn(to scalar: UInt32) -> Bool {
            guard let key, let next = layout.key(of: scalar), let step = layout.direction(from: key, to: next) else {
                return false
            }
            if next.isShifted { shifted &+= 1 }
            if step != direction { turns &+= 1 }
            direction = step
            self.key = next
            length &+= 1
            return true
        }

        /// The number of walks of at most this length and this number of turns, multiplied by the ways to hold Shift as
        /// often.
        var guesses: Double {
            var guesses = 0.0
            for length in 2...max(length, 2) {
                var powers = 1.0
                for turns in 1..<max(min(turns, length &- 1) &+ 1, 1) {
                    powers *= layout.averageDegree
                    guesses += binomial(length &- 1, turns &- 1) * Double(layout.startCount) * powers
                }
            }
            guard shifted > 0 else { return guesses }
            let unshifted = length &- shifted
            if unshifted == 0 { return guesses * 2 }
            return guesses * waysToChooseSome(of: shifted, among: length)
        }
    }
}
