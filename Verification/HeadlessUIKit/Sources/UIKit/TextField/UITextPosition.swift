import Foundation

/// A position in a text, opaque to apps.
@MainActor open class UITextPosition: NSObject {
    public nonisolated override init() { super.init() }
}

/// A range of a text, opaque to apps.
@MainActor open class UITextRange: NSObject {
    public nonisolated override init() { super.init() }
    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// A position in a field's text. As in UIKit, two positions with the same offset are equal.
final class FieldPosition: UITextPosition {
    /// The offset, in UTF-16 code units.
    nonisolated let offset: Int

    nonisolated init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? FieldPosition)?.offset == offset }
    nonisolated override var hash: Int { offset.hashValue }
}

/// A range of a field's text.
final class FieldRange: UITextRange {
    nonisolated let offsets: Range<Int>

    nonisolated init(_ offsets: Range<Int>) {
        self.offsets = offsets
        super.init()
    }

    override var isEmpty: Bool { offsets.isEmpty }
    override var start: UITextPosition { FieldPosition(offsets.lowerBound) }
    override var end: UITextPosition { FieldPosition(offsets.upperBound) }
    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? FieldRange)?.offsets == offsets }
    nonisolated override var hash: Int { offsets.hashValue }
}
