public import Foundation
public import LiveControls

extension SectionedFieldEvent {
    /// The event of an edit that UIKit or AppKit asks about before it makes it.
    ///
    /// A backspace is told as the character before the caret and no replacement; what it deletes in a field with separators is
    /// the core's to say.
    ///
    /// - Parameters:
    ///   - range: What would be replaced, in UTF-16.
    ///   - replacement: What would take its place.
    ///   - selection: What is selected.
    public static func nativeEdit(in range: NSRange, replacement: String, selection: NSRange) -> SectionedFieldEvent {
        let replaced = range.location..<range.location + range.length
        guard replacement.isEmpty else { return .edit(.insert(replacement), selection: replaced) }
        let caret = selection.location
        if selection.length == 0, range.length > 0 {
            if caret == replaced.upperBound, range.length == 1 {
                return .edit(.deleteBackward, selection: caret..<caret)
            }
            if caret == replaced.lowerBound, range.length == 1 {
                return .edit(.deleteForward, selection: caret..<caret)
            }
        }
        return .edit(.deleteBackward, selection: replaced)
    }
}
