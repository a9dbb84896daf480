import Foundation

/// Content that a layer draws itself, in its own coordinates.
package enum LayerContent {
    /// A text from the top of a rectangle, aligned by its paragraph style. `lines` is the maximum number of lines, or
    /// 0.
    case text(NSAttributedString, in: CGRect, truncates: Bool, lines: Int)
    /// An SF Symbol in the middle of a rectangle. The weight is that of a font.
    case symbol(name: String, in: CGRect, color: CGColor, weight: Double)
    /// A rectangle.
    case fill(CGRect, CGColor)
    /// The caret.
    case caret(CGRect, CGColor)
}
