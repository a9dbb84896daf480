import Foundation

/// What a layer draws itself, in its own coordinates.
package enum LayerContent {
    /// A text from the top of a rectangle; its paragraph style says how it is aligned. `lines` is the most it may take, 0 for any.
    case text(NSAttributedString, in: CGRect, truncates: Bool, lines: Int)
    /// A symbol of Apple's, in the middle of a rectangle. The weight is that of a font.
    case symbol(name: String, in: CGRect, color: CGColor, weight: Double)
    /// A rectangle.
    case fill(CGRect, CGColor)
    /// Where the next character goes.
    case caret(CGRect, CGColor)
}
