#if canImport(UIKit) && !os(watchOS)
public import LiveControls
import LiveFoundation
public import LiveText
public import UIKit

extension UIControl.Event {
    /// Sent when an edit in a ``LimitedTextField`` was refused or trimmed.
    public static let limitReached = UIControl.Event(rawValue: 1 << 24)
}

/// A text field with a limit and a counter that never loses or mangles text.
///
/// ```swift
/// let field = LimitedTextField(limit: TextLimit(30))
/// field.addAction(UIAction { _ in print("that is all") }, for: .limitReached)
/// ```
///
/// The field leaves the delegate to the app. It reverts an edit past the limit right after the edit is made, in a way
/// that can be undone. While an input method composes, no limit is enforced. The counter is the `rightView`.
@IBDesignable open class LimitedTextField: UITextField {
    private var session = TextFieldSession(LimitedFieldModel(limit: TextLimit(0)))
    private lazy var native = EditedTextField(self)
    /// Whether UIKit is notifying the app of a change.
    private var isReporting = false
    private let waker = Waker()
    private let counter = CounterView(frame: .zero)
    /// Whether the limit, not the app, has turned off inline prediction.
    private var hasTurnedPredictionOff = false

    /// Creates a field in code.
    ///
    /// - Parameters:
    ///   - limit: The limit.
    ///   - overflow: The handling of an edit that would exceed the limit.
    ///   - counter: When the counter is shown.
    public convenience init(
        limit: TextLimit,
        overflow: TextOverflow = .refuse,
        counter: CounterDisplay = .always
    ) {
        self.init(frame: .zero)
        session = TextFieldSession(LimitedFieldModel(limit: limit, overflow: overflow, counter: counter))
        draw()
    }

    /// Creates a field without a limit.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a field from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The text. If you set it, it is never cut or announced, even if it is too long.
    open override var text: String? {
        didSet { if !native.isWriting { setText() } }
    }

    /// The attributed text. Setting it has the same effects as setting ``text``.
    open override var attributedText: NSAttributedString? {
        didSet { if !native.isWriting { setText() } }
    }

    /// The limit.
    open var limit: TextLimit {
        get { session.model.settings.limit }
        set { change { $0.limit = newValue } }
    }

    /// The limit for Interface Builder, in the unit of ``limit``; 0 for none.
    @IBInspectable open var lengthLimit: Int {
        get { limit.maximum }
        set { limit.maximum = newValue }
    }

    /// The handling of an edit that would exceed the limit.
    open var overflow: TextOverflow {
        get { session.model.settings.overflow }
        set { change { $0.overflow = newValue } }
    }

    /// When the counter is shown.
    open var counterDisplay: CounterDisplay {
        get { session.model.settings.counter }
        set { change { $0.counter = newValue } }
    }

    /// The counter's color while the text is within the limit.
    @IBInspectable open var countLabelTextColor: UIColor = .quietRole { didSet { draw() } }
    /// The counter's color over the limit.
    @IBInspectable open var overLimitTextColor: UIColor = .incorrectRole { didSet { draw() } }

    /// The model's presentation.
    public var presentation: LimitedFieldPresentation { session.model.presentation }

    /// The rectangle of the counter, as wide as its widest text, so that the layout does not shift when a digit is
    /// added.
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        isRightToLeft ? super.rightViewRect(forBounds: bounds) : counterRect(in: bounds)
    }

    /// The rectangle of the counter in a right-to-left layout, in which UIKit asks for the opposite side.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        isRightToLeft ? counterRect(in: bounds) : super.leftViewRect(forBounds: bounds)
    }

    private func counterRect(in bounds: CGRect) -> CGRect {
        let size = counter.intrinsicContentSize
        let x = isRightToLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Applies a changed text size.
    @available(visionOS, deprecated: 1.0)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// The app's hint, followed by the limit.
    open override var accessibilityHint: String? {
        get {
            let (hint, message) = (super.accessibilityHint, presentation.error ?? presentation.description)
            return message?.text(after: hint) ?? hint
        }
        set { super.accessibilityHint = newValue }
    }

    private func setUp() {
        rightView = counter
        addAction(UIAction { [weak self] _ in self?.report() }, for: .editingChanged)
        addAction(UIAction { [weak self] _ in self?.focusChanged(true) }, for: .editingDidBegin)
        addAction(UIAction { [weak self] _ in self?.focusChanged(false) }, for: .editingDidEnd)
        setText()
    }

    private func setText() {
        carryOut(session.set(text ?? "", native: native.content, at: CACurrentMediaTime()))
    }

    private func report() {
        guard !native.isWriting else { return }
        takeUpReducedMotion()
        isReporting = true
        carryOut(session.changed(native.content, isUndoing: native.isUndoing, at: CACurrentMediaTime()))
        isReporting = false
    }

    private func focusChanged(_ isFocused: Bool) {
        takeUpReducedMotion()
        carryOut(session.focusChanged(isFocused, native: native.content, at: CACurrentMediaTime()))
    }

    private func send(_ event: LimitedFieldEvent) {
        takeUpReducedMotion()
        carryOut(session.send(event, native: native.content, at: CACurrentMediaTime()))
    }

    private func change(_ change: (inout LimitedFieldSettings) -> Void) { send(session.model.changing(change)) }

    private func takeUpReducedMotion() {
        let isReduced = UIAccessibility.isReduceMotionEnabled
        guard session.model.settings.prefersReducedMotion != isReduced else { return }
        carryOut(
            session.change(native: native.content, at: CACurrentMediaTime()) { $0.prefersReducedMotion = isReduced }
        )
    }

    private func carryOut(_ steps: [TextFieldSession<LimitedFieldModel>.Step]) {
        // Draw before the pulse, which would otherwise start at its end value.
        draw()
        for step in steps {
            switch step {
            case .write(let write): native.carryOut(write)
            case .style: break
            case .textChanged: if !isReporting { sendActions(for: .editingChanged) }
            case .effect(let effect): carryOut(effect)
            }
        }
    }

    private func carryOut(_ effect: LimitedFieldEffect) {
        switch effect {
        case .field: break
        case .limited: sendActions(for: .limitReached)
        case .pulse(let pulse): counter.play(pulse)
        case .announce(let message): Announcer.announce(message)
        case .wake(let time): waker.wake(at: time) { [weak self] in self?.send(.woke) }
        }
    }

    private func draw() {
        let presentation = presentation
        counter.show(presentation, in: presentation.stage == .over ? overLimitTextColor : countLabelTextColor)
        rightViewMode = presentation.counter.isEmpty ? .never : .always
        setNeedsLayout()
        keepPredictionOut()
    }

    /// Turns off inline prediction. Its marked text would count before the person accepts it, and would then be cut.
    private func keepPredictionOut() {
        guard #available(iOS 17.0, tvOS 17.0, *) else { return }
        if !limit.isUnlimited, inlinePredictionType == .default {
            inlinePredictionType = .no
            hasTurnedPredictionOff = true
        } else if limit.isUnlimited, hasTurnedPredictionOff {
            inlinePredictionType = .default
            hasTurnedPredictionOff = false
        }
    }
}
#endif
