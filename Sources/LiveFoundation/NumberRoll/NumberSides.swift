import LiveControls

/// The visual sides of a number's signs, currencies and units.
struct NumberSides: Sendable, Hashable {
    /// Whether the text before the digits appears on their right.
    var isPrefixOnRight = false
    /// Whether the text after the digits appears on their left.
    var isSuffixOnLeft = false

    /// Computes the sides from the visual order of the whole text.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - isRightToLeft: The direction of the interface, which applies to a text without letters.
    init(_ number: FormattedNumber, isRightToLeft: Bool) {
        let text = number.text
        guard !number.digits.isEmpty else { return }
        let order = BidiOrder(text, isRightToLeft: isRightToLeft).visual
        let count = order.count
        let (before, after) = (number.prefix.unicodeScalars.count, number.suffix.unicodeScalars.count)
        /// Returns the average visual position of a range of scalars.
        func middle(_ range: Range<Int>) -> Double {
            let places = order.indices.filter { range.contains(order[$0]) }
            return Double(places.reduce(0, +)) / Double(max(1, places.count))
        }
        let digits = middle(before..<max(before, count - after))
        isPrefixOnRight = before > 0 && middle(0..<before) > digits
        isSuffixOnLeft = after > 0 && middle((count - after)..<count) < digits
    }
}
