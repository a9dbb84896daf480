@MainActor open class NSResponder: NSObject {
    /// Replaces `init()`, which would be nonisolated in all views, too.
    package nonisolated init(responder: Void) { super.init() }

    open var acceptsFirstResponder: Bool { false }
    open func becomeFirstResponder() -> Bool { true }
    open func resignFirstResponder() -> Bool { true }
    open var undoManager: UndoManager? { nil }
}

/// A key window.
@MainActor open class NSWindow: NSResponder {
    public let contentView = NSView(frame: .zero)
    open private(set) weak var firstResponder: NSResponder?
    /// Presses the button whose key equivalent is Return.
    package var defaultButton: (() -> Void)?
    private let undo = UndoManager()
    private lazy var editor = NSTextView(isSecure: false)
    private lazy var secureEditor = NSTextView(isSecure: true)

    public init() {
        super.init(responder: ())
        contentView.hosting = self
    }

    open override var undoManager: UndoManager? { undo }

    /// Apple: the window asks the first responder to resign, and keeps it if it refuses. Then it asks the new responder
    /// to become first responder. If that refuses, the window itself becomes first responder.
    @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        if let responder, responder === firstResponder { return true }
        if let firstResponder, !firstResponder.resignFirstResponder() { return false }
        firstResponder = self
        guard let responder, responder !== self else { return true }
        guard responder.acceptsFirstResponder else { return false }
        // A field makes the editor first responder meanwhile.
        guard responder.becomeFirstResponder() else { return false }
        if firstResponder === self { firstResponder = responder }
        return true
    }

    /// Apple, "Working With the Field Editor": all fields of a window share one text view. A secure field has its own.
    func fieldEditor(for field: NSTextField) -> NSTextView { field is NSSecureTextField ? secureEditor : editor }

    /// "The system inserts the field editor into the responder chain as first responder."
    func begin(_ editor: NSTextView, of field: NSTextField) {
        editor.field = field
        firstResponder = editor
    }

    func end(_ editor: NSTextView) {
        editor.field = nil
        if firstResponder === editor { firstResponder = self }
    }
}

@MainActor open class NSView: NSResponder {
    open private(set) weak var superview: NSView?
    open private(set) var subviews: [NSView] = []
    weak var hosting: NSWindow?
    open var isHidden = false

    public init(frame frameRect: NSRect) {
        frame = frameRect
        super.init(responder: ())
    }

    public required init?(coder: NSCoder) { fatalError("the double has no nibs") }

    open var window: NSWindow? { hosting ?? superview?.window }
    open var frame: NSRect {
        didSet { if frame.size != oldValue.size { layout() } }
    }
    open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
    open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
    open func invalidateIntrinsicContentSize() {}
    open func layout() {}
    open func viewDidMoveToWindow() {}
    open override var undoManager: UndoManager? { window?.undoManager }

    open func addSubview(_ view: NSView) {
        view.superview = self
        subviews.append(view)
        if window != nil { view.tellOfWindow() }
    }

    open func removeFromSuperview() {
        // A view that is removed resigns first responder, also for its subviews.
        if let window, let editor = window.firstResponder as? NSTextView, editor.field?.isInside(self) == true {
            window.makeFirstResponder(nil)
        }
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        tellOfWindow()
    }

    private func isInside(_ view: NSView) -> Bool { self === view || superview?.isInside(view) == true }

    private func tellOfWindow() {
        viewDidMoveToWindow()
        subviews.forEach { $0.tellOfWindow() }
    }
}
