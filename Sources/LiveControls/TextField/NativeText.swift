/// The content of a native field.
public struct NativeText: Sendable, Hashable {
    /// The whole text.
    public var text: String
    /// The selection, in UTF-16 offsets.
    public var selection: Range<Int>
    /// Whether an input method is composing a part of the text.
    public var isMarked: Bool

    /// Creates a snapshot of a native field.
    public init(_ text: String, selection: Range<Int>, isMarked: Bool = false) {
        self.text = text
        self.selection = selection
        self.isMarked = isMarked
    }
}
