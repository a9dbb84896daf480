import LiveControls

/// On which side of a number's digits its signs, currencies and units are to be seen.
struct NumberSides: Sendable, Hashable {
    /// Whether what stands before the digits in the text is to be seen on their right.
    var isPrefixOnRight = false
    /// Whether what stands after the digits in the text is to be seen on their left.
    var isSuffixOnLeft = false

    /// Asks the order of the whole text.
    ///
    /// - Parameters:
    ///   - text: The number.
    ///   - isRightToLeft: The direction of the interface, which is that of a text without letters.
    init(_ text: String, isRightToLeft: Bool) {
        guard let written = WrittenNumber(text) else { return }
        let order = BidiOrder(text, isRightToLeft: isRightToLeft).visual
        let count = order.count
        let (before, after) = (written.prefix.unicodeScalars.count, written.suffix.unicodeScalars.count)
        /// The middle of some scalars.
        func middle(_ range: Range<Int>) -> Double {
            let places = order.indices.filter { range.contains(order[$0]) }
            return Double(places.reduce(0, +)) / Double(max(1, places.count))
        }
        let digits = middle(before..<max(before, count - after))
        isPrefixOnRight = before > 0 && middle(0..<before) > digits
        isSuffixOnLeft = after > 0 && middle((count - after)..<count) < digits
    }
}
