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
