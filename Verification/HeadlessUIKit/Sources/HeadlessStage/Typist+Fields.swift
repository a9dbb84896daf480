import UIKit

extension Stage {
    /// Whether a field shows "…" in place of the end of its text.
    public func isTruncated(_ field: UITextField) -> Bool { field.isTruncated }

    /// How far a field's text has scrolled, in points.
    public func visibleOffset(of field: UITextField) -> CGFloat { field.visibleOffset }

    /// The characters' rectangles in the field, as a person sees them.
    public func characterRects(of field: UITextField) -> [CGRect] { field.characterRects }

    /// What the keyboard on the screen is; `nil` where it is not the field's.
    public func shownKeyboardType(of field: UITextField) -> UIKeyboardType? { field.shownKeyboard?.type }

    /// What autofill was told when the keyboard came.
    public func shownContentType(of field: UITextField) -> UITextContentType? { field.shownKeyboard?.contentType }

    /// What stands above the keyboard.
    public func shownAccessoryView(of field: UITextField) -> UIView? { field.shownKeyboard?.accessoryView }
}
