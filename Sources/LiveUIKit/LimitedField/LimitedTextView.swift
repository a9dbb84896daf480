#if canImport(UIKit) && !os(watchOS)
public import LiveControls
import LiveFoundation
public import LiveText
public import UIKit

/// A text view with a limit, and with a ring that fills while a person types.
///
/// ```swift
/// let composer = LimitedTextView(limit: TextLimit(280), overflow: .allow)
/// let ring = CountRingView(limit: composer.limit)
/// composer.ring = ring
/// ```
///
/// The view leaves the delegate to the app. It reverts an edit past the limit right after the edit is made, in a way that
/// can be undone. While an input method composes, no limit is enforced.
open class LimitedTextView: UITextView {
    private var session = TextFieldSession(LimitedFieldModel(limit: TextLimit(0)))
    private lazy var native = EditedTextField(self)
    private let waker = Waker()
    private var observers: [NotificationToken] = []

    /// Called when the person has changed the text, after the limit was applied.
    open var onTextChange: ((String) -> Void)?
    /// Called when an edit was refused or trimmed.
    open var onLimit: (() -> Void)?
    /// The ring that counts this text. It is not part of the view.
    @IBOutlet open weak var ring: CountRingView? { didSet { drawRing(isByProgram: true) } }

    /// Creates a view in code.
    ///
    /// - Parameters:
    ///   - limit: The limit.
    ///   - overflow: The handling of an edit that would exceed the limit.
    public convenience init(limit: TextLimit, overflow: TextOverflow = .refuse) {
        self.init(frame: .zero, textContainer: nil)
        session = TextFieldSession(LimitedFieldModel(limit: limit, overflow: overflow, counter: .none))
        setText()
    }

    /// Creates a view with body text and without a limit.
    public override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        setUp()
    }

    /// Creates a view from a nib, without a limit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The text. If you set it, it is never cut or announced, even if it is too long.
    open override var text: String! {
        willSet { native.programWillSetText() }
        didSet { if !native.isWriting { setText() } }
    }

    /// The attributed text, without the mark of the surplus. Setting it has the same effects as setting ``text``.
    open override var attributedText: NSAttributedString! {
        get {
            let text = NSMutableAttributedString(attributedString: super.attributedText)
            text.unmarkSurplus()
            return text
        }
        set {
            native.programWillSetText()
            super.attributedText = newValue
            if !native.isWriting { setText() }
        }
    }

    /// The limit.
    open var limit: TextLimit {
        get { session.model.settings.limit }
        set { send(session.model.changing { $0.limit = newValue }) }
    }

    /// The limit for Interface Builder, in the unit of ``limit``; 0 for none.
    @IBInspectable open var lengthLimit: Int {
        get { limit.maximum }
        set { limit.maximum = newValue }
    }

    /// The handling of an edit that would exceed the limit.
    open var overflow: TextOverflow {
        get { session.model.settings.overflow }
        set { send(session.model.changing { $0.overflow = newValue }) }
    }

    /// The handling of a longer edit for Interface Builder: the name of a `TextOverflow`, such as `truncate`. Other values
    /// are ignored.
    @IBInspectable public var overflowName: String {
        get { "\(overflow)" }
        set { overflow = TextOverflow.allCases.first { "\($0)" == newValue } ?? overflow }
    }

    /// The background of the text over the limit; `nil` for none.
    @IBInspectable dynamic open var surplusColor: UIColor? = UIColor.incorrectRole.withAlphaComponent(0.24) {
        didSet { markSurplus() }
    }

    /// The locale of the messages.
    package var locale = Locale.current

    /// The model's presentation.
    public var presentation: LimitedFieldPresentation { session.model.presentation }

    /// The app's label, followed by the error: others see it, and people turn hints off.
    open override var accessibilityLabel: String? {
        get {
            let label = super.accessibilityLabel
            return presentation.error.map { $0.text(after: label, in: locale) } ?? label
        }
        set { super.accessibilityLabel = newValue }
    }

    /// The names for Voice Control; defaults to the label without the error.
    open override var accessibilityUserInputLabels: [String]! {
        get { super.accessibilityUserInputLabels.orNames([super.accessibilityLabel]) }
        set { super.accessibilityUserInputLabels = newValue }
    }

    /// The app's hint, followed by the limit.
    open override var accessibilityHint: String? {
        get { presentation.description?.text(after: super.accessibilityHint, in: locale) ?? super.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }

    /// Pastes from the clipboard, within the limit.
    open override func paste(_ sender: Any?) { native.paste { super.paste(sender) } }

    /// Pastes from the clipboard without attributes, within the limit.
    open override func pasteAndMatchStyle(_ sender: Any?) { native.paste { super.pasteAndMatchStyle(sender) } }

    #if !os(tvOS)
    /// Pastes what a paste control or the app provides, within the limit.
    open override func paste(itemProviders: [NSItemProvider]) {
        native.paste { super.paste(itemProviders: itemProviders) }
    }
    #endif

    private func setUp() {
        observers = [
            NotificationToken(UITextView.textDidChangeNotification, of: self) { [weak self] in self?.report() },
            NotificationToken(UITextView.textDidBeginEditingNotification, of: self) { [weak self] in
                self?.focusChanged(true)
            },
            NotificationToken(UITextView.textDidEndEditingNotification, of: self) { [weak self] in
                self?.focusChanged(false)
            },
        ]
        setText()
    }

    private func setText() {
        native.programDidSetText()
        carryOut(session.set(text ?? "", native: native.content, at: CACurrentMediaTime()), isByProgram: true)
    }

    private func report() {
        guard !native.isWriting else { return }
        carryOut(native.report(to: &session))
    }

    private func focusChanged(_ isFocused: Bool) {
        carryOut(session.focusChanged(isFocused, native: native.content, at: CACurrentMediaTime()))
    }

    private func send(_ event: LimitedFieldEvent) {
        carryOut(session.send(event, native: native.content, at: CACurrentMediaTime()))
    }

    private func carryOut(_ steps: [TextFieldSession<LimitedFieldModel>.Step], isByProgram: Bool = false) {
        for step in steps {
            switch step {
            case .write(let write): native.carryOut(write)
            case .effect(.limited): onLimit?()
            case .effect(.announce(let message)):
                // The ring announces the surplus.
                if ring == nil || message.key != .over { Announcer.announce(message, locale: locale) }
            case .effect(.wake(let time)): waker.wake(at: time) { [weak self] in self?.send(.woke) }
            case .textChanged: onTextChange?(text)
            case .effect(.field), .effect(.pulse), .style: break
            }
        }
        native.limitHelp(!limit.isUnlimited)
        drawRing(isByProgram: isByProgram)
        markSurplus()
    }

    /// Marks the surplus with attributes of the text storage, which the text that is typed next doesn't take over. Each mark
    /// keeps the app's own background, which returns without it. Undo brings back a text with its mark.
    private func markSurplus() {
        // Attributes written to marked text would end the composition.
        guard markedTextRange == nil, presentation.overflow != nil || textStorage.isSurplusMarked else { return }
        textStorage.beginEditing()
        textStorage.unmarkSurplus()
        if let surplusColor, let surplus = presentation.overflow {
            let range = NSIntersectionRange(NSRange(surplus), textStorage.whole)
            textStorage.enumerateAttribute(.backgroundColor, in: range) { own, range, _ in
                textStorage.addAttributes(
                    [.coveredBackground: own ?? false, .backgroundColor: surplusColor],
                    range: range
                )
            }
        }
        textStorage.endEditing()
        guard let own = typingAttributes.removeValue(forKey: .coveredBackground) else { return }
        typingAttributes[.backgroundColor] = own as? UIColor
    }

    private func drawRing(isByProgram: Bool) {
        guard let ring else { return }
        if markedTextRange == nil {
            ring.show(text ?? "", isByProgram: isByProgram)
        } else {
            ring.setMarkedText(text ?? "")
        }
    }
}

extension NSAttributedString.Key {
    /// The app's background color under a mark of the surplus, or `false`.
    fileprivate static let coveredBackground = NSAttributedString.Key("LiveControls.coveredBackground")
}

extension NSAttributedString {
    fileprivate var whole: NSRange { NSRange(location: 0, length: length) }

    fileprivate var isSurplusMarked: Bool {
        var isMarked = false
        enumerateAttribute(.coveredBackground, in: whole) { own, _, _ in isMarked = isMarked || own != nil }
        return isMarked
    }
}

extension NSMutableAttributedString {
    fileprivate func unmarkSurplus() {
        enumerateAttribute(.coveredBackground, in: whole) { own, range, _ in
            guard let own else { return }
            removeAttribute(.coveredBackground, range: range)
            removeAttribute(.backgroundColor, range: range)
            if let own = own as? UIColor { addAttribute(.backgroundColor, value: own, range: range) }
        }
    }
}
#endif
