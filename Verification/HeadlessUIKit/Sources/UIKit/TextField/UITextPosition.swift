import Foundation

/// A place in a text: opaque to apps.
@MainActor open class UITextPosition: NSObject {
    public nonisolated override init() { super.init() }
}

/// A part of a text: opaque to apps.
@MainActor open class UITextRange: NSObject {
    public nonisolated override init() { super.init() }
    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// A place in a field's text. Two for the same offset are equal, as UIKit's are.
final class FieldPosition: UITextPosition {
    /// In UTF-16 code units.
    nonisolated let offset: Int

    nonisolated init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? FieldPosition)?.offset == offset }
    nonisolated override var hash: Int { offset.hashValue }
}

/// A part of a field's text.
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

/// A selection's rectangle.
@MainActor open class UITextSelectionRect: NSObject {
    package init(_ rect: CGRect) { self.rect = rect }
    open private(set) var rect: CGRect
}
