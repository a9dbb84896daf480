package import LiveControls

/// The digits that a wheel passes, one below the other.
package struct NumberColumn: Sendable, Hashable {
    /// The position of the first line.
    package let lowest: Int
    /// The number of lines.
    package let count: Int

    /// Creates the column for a movement.
    ///
    /// - Parameters:
    ///   - path: The wheel's movement.
    ///   - target: The final position.
    ///   - spare: The number of lines to add at both ends if the wheel is already moving, because it may overshoot.
    package init(_ path: MotionPath, to target: Double, spare: Int) {
        // A wheel that starts at rest overshoots its final digit by less than half a line.
        let margin = path.velocity == 0 ? 0 : Double(spare)
        let lowest = (min(path.start, target) - margin).rounded(.down)
        self.lowest = Int(lowest)
        count = Int((max(path.start, target) + margin).rounded(.up) - lowest) + 1
    }

    /// Returns the text of the column.
    ///
    /// - Parameter digits: The digits of the wheel.
    package func lines(of digits: [String]) -> String {
        (lowest..<lowest + count).map { Self.digit(at: $0, of: digits) }.joined(separator: "\n")
    }

    /// Returns the digit at a position: 12 and −8 both show the digit 2.
    package static func digit(at position: Int, of digits: [String]) -> String {
        guard !digits.isEmpty else { return "" }
        let index = position % digits.count
        return digits[index < 0 ? index + digits.count : index]
    }
}

extension NumberColumn {
    /// A visible digit of a wheel.
    package struct VisibleDigit: Sendable, Hashable {
        /// The digit's position.
        package let position: Int
        /// The distance below the line, in lines.
        package let offset: Double
        /// The opacity, 0…1.
        package let opacity: Double
    }

    /// Returns the digits that are visible at a position: two between two positions, which fade toward the edges.
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

    /// The distances from the line, in lines, at which a digit starts to fade and disappears. They correspond to a soft
    /// edge of a fifth of a line on both sides of the line's edge, and a digit height of seven tenths of a line.
    private static let fadeStart = 0.2
    private static let fadeEnd = 0.9
}
