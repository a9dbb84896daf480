package import LiveControls

/// The digits that a wheel passes on its way, one below the other.
package struct NumberColumn: Sendable, Hashable {
    /// The position of the first line.
    package let lowest: Int
    /// How many lines there are.
    package let count: Int

    /// Finds them.
    ///
    /// - Parameters:
    ///   - path: The wheel's way.
    ///   - target: Where it ends.
    ///   - spare: How many lines are added at both ends where the wheel is already moving, as it may swing past them.
    package init(_ path: MotionPath, to target: Double, spare: Int) {
        // A wheel that comes to rest swings a little past its digit, less than half a line.
        let margin = path.velocity == 0 ? 0 : Double(spare)
        let lowest = (min(path.start, target) - margin).rounded(.down)
        self.lowest = Int(lowest)
        count = Int((max(path.start, target) + margin).rounded(.up) - lowest) + 1
    }

    /// The text of the column.
    ///
    /// - Parameter digits: The ten digits.
    package func lines(of digits: [String]) -> String {
        (lowest..<lowest + count).map { Self.digit(at: $0, of: digits) }.joined(separator: "\n")
    }

    /// What a wheel shows at a position: 12 shows the digit 2, as −8 does.
    package static func digit(at position: Int, of digits: [String]) -> String {
        guard !digits.isEmpty else { return "" }
        let index = position % digits.count
        return digits[index < 0 ? index + digits.count : index]
    }
}

extension NumberColumn {
    /// A digit of a wheel that is to be seen.
    package struct VisibleDigit: Sendable, Hashable {
        /// Its position.
        package let position: Int
        /// How far below the line it stands, in lines.
        package let offset: Double
        /// How visible it is, 0…1.
        package let opacity: Double
    }

    /// The digits that a wheel shows at a position: two of them while it is between two, fading towards the edges.
    ///
    /// - Parameter position: The wheel's position.
    package static func visible(at position: Double) -> [VisibleDigit] {
        guard position.isFinite, position.magnitude < 1e9 else { return [] }
        let first = Int(position.rounded(.down))
        return [first, first + 1].compactMap { digit in
            let offset = Double(digit) - position
            let opacity = 1 - max(0, offset.magnitude - fadeStart) / (fadeEnd - fadeStart)
            return opacity > 0 ? VisibleDigit(position: digit, offset: offset, opacity: min(1, opacity)) : nil
        }
    }

    /// How far from the line a digit begins to fade, and where it is gone, in lines: as an edge softens that reaches a fifth of
    /// a line beyond and into the line, and whose digit is seven tenths of it high.
    private static let fadeStart = 0.2
    private static let fadeEnd = 0.9
}
