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
