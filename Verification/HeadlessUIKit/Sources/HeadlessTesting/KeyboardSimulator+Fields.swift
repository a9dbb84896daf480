import UIKit

extension TestWindow {
    /// Whether a field shows "…" instead of the end of its text.
    public func isTruncated(_ field: UITextField) -> Bool { field.isTruncated }

    /// The distance that a field's text has scrolled, in points.
    public func visibleOffset(of field: UITextField) -> CGFloat { field.visibleOffset }

    /// The visible rectangles of the characters in a field.
    public func characterRects(of field: UITextField) -> [CGRect] { field.characterRects }

    /// The type of the visible keyboard; `nil` if it is not this field's.
    public func shownKeyboardType(of field: UITextField) -> UIKeyboardType? { field.shownKeyboard?.type }

    /// The content type when the keyboard appeared.
    public func shownContentType(of field: UITextField) -> UITextContentType? { field.shownKeyboard?.contentType }

    /// The view above the keyboard.
    public func shownAccessoryView(of field: UITextField) -> UIView? { field.shownKeyboard?.accessoryView }
}
