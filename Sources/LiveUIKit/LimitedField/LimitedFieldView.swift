#if canImport(UIKit) && !os(watchOS)
public import LiveControls
import LiveFoundation
public import LiveText
public import UIKit

extension UIControl.Event {
    /// Sent when an edit in a ``LimitedFieldView`` was refused or trimmed.
    ///
    /// It is the last of the four bits that UIKit leaves to apps (`applicationReserved`). For an event of its own, an app
    /// takes one of the others.
    public static let limitReached = UIControl.Event(rawValue: 1 << 27)
}

/// A text field with a limit and a counter that never loses or mangles text.
///
/// ```swift
/// let field = LimitedFieldView(limit: TextLimit(30))
/// field.addAction(UIAction { _ in print("that is all") }, for: .limitReached)
/// ```
///
/// The field leaves the delegate to the app. It reverts an edit past the limit right after the edit is made, in a way
/// that can be undone. While an input method composes, no limit is enforced. The side views and the clear button are the
/// app's; the counter is between them and the text. The font follows the text size, unless you set another one.
@IBDesignable open class LimitedFieldView: UITextField {
    private var session = TextFieldSession(LimitedFieldModel(limit: TextLimit(0)))
    private lazy var native = EditedTextField(self)
    /// Whether UIKit is notifying the app of a change.
    private var isReporting = false
    private var isMeasuring = false
    private var isReentering = false
    private let waker = Waker()
    private let counter = CounterView(frame: .zero)

    /// Creates a field in code.
    ///
    /// - Parameters:
    ///   - limit: The limit.
    ///   - overflow: The handling of an edit that would exceed the limit.
    ///   - counter: When the counter is shown.
    ///   - warnAt: The number of remaining units at which a counter that's shown near the limit appears.
    public convenience init(
        limit: TextLimit,
        overflow: TextOverflow = .refuse,
        counter: CounterDisplay = .always,
        warnAt: Int = CountRingSettings.defaultWarnAt
    ) {
        self.init(frame: .zero)
        var settings = LimitedFieldSettings(limit: limit, overflow: overflow, counter: counter)
        settings.warnAt = warnAt
        session = TextFieldSession(LimitedFieldModel(settings))
        draw()
    }

    /// Creates a field without a limit.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        setUp()
    }

    /// Creates a field from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The text. If you set it, it is never cut or announced, even if it is too long.
    open override var text: String? {
        willSet { native.programWillSetText() }
        didSet { if !native.isWriting { setText() } }
    }

    /// The attributed text. Setting it has the same effects as setting ``text``.
    open override var attributedText: NSAttributedString? {
        willSet { native.programWillSetText() }
        didSet { if !native.isWriting { setText() } }
    }

    /// Whether the text is hidden. UIKit would erase a hidden text at the first key.
    open override var isSecureTextEntry: Bool {
        willSet { if newValue != isSecureTextEntry { endComposition() } }
        didSet { if isSecureTextEntry != oldValue, isFirstResponder { keepHiddenText() } }
    }

    /// Takes the focus.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        let wasFirstResponder = isFirstResponder
        guard super.becomeFirstResponder() else { return false }
        if !wasFirstResponder { keepHiddenText() }
        return true
    }

    /// Ends a composition, which a hidden text doesn't have, and applies the limit to its text.
    private func endComposition() {
        guard markedTextRange != nil else { return }
        unmarkText()
        // UIKit may not have reported it.
        carryOut(native.report(to: &session))
    }

    private func keepHiddenText() {
        (native.isWriting, isReentering) = (true, true)
        defer { (native.isWriting, isReentering) = (false, false) }
        enterHiddenTextAgain()
    }

    /// Sends no actions while the field enters its own text again, because nothing has changed.
    open override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if !isReentering { super.sendAction(action, to: target, for: event) }
    }

    /// Sends no actions while the field enters its own text again, because nothing has changed.
    open override func sendAction(_ action: UIAction) {
        if !isReentering { super.sendAction(action) }
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

    /// The handling of a longer edit for Interface Builder: the name of a `TextOverflow`, such as `truncate`. Other values
    /// are ignored.
    @IBInspectable public var overflowName: String {
        get { "\(overflow)" }
        set { overflow = TextOverflow.allCases.first { "\($0)" == newValue } ?? overflow }
    }

    /// When the counter is shown, for Interface Builder: the name of a `CounterDisplay`, such as `editing`. Other values are
    /// ignored.
    @IBInspectable public var counterDisplayName: String {
        get { "\(counterDisplay)" }
        set { counterDisplay = CounterDisplay.allCases.first { "\($0)" == newValue } ?? counterDisplay }
    }

    /// When the counter is shown.
    open var counterDisplay: CounterDisplay {
        get { session.model.settings.counter }
        set { change { $0.counter = newValue } }
    }

    /// The number of remaining units at which a counter that's shown near the limit appears.
    @IBInspectable open var warnAt: Int {
        get { session.model.settings.warnAt }
        set { change { $0.warnAt = newValue } }
    }

    /// The locale of the messages.
    package var locale = Locale.current { didSet { if locale != oldValue { draw() } } }

    /// What the counter says.
    open var counterWording = CounterWording.count { didSet { draw() } }

    /// The counter's color while the text is within the limit.
    @IBInspectable dynamic open var countLabelTextColor: UIColor = .quietRole { didSet { draw() } }
    /// The counter's color over the limit.
    @IBInspectable dynamic open var overLimitTextColor: UIColor = .incorrectRole { didSet { draw() } }

    /// The model's presentation.
    public var presentation: LimitedFieldPresentation { session.model.presentation }

    /// The rectangle of the text, beside the counter.
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        besideCounter { super.textRect(forBounds: bounds) }
    }

    /// The rectangle of the text during editing, beside the counter.
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        besideCounter { super.editingRect(forBounds: bounds) }
    }

    /// The rectangle of the placeholder, which is that of the text.
    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The size with the counter.
    open override var intrinsicContentSize: CGSize { withCounter { super.intrinsicContentSize } }

    /// The size with the counter, as ``intrinsicContentSize``.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { withCounter { super.sizeThatFits(size) } }

    /// Lays out the counter.
    open override func layoutSubviews() {
        super.layoutSubviews()
        // UIKit's own rectangle has room for side views and, during editing, for the clear button.
        let room = measuring { isEditing ? super.editingRect(forBounds: bounds) : super.textRect(forBounds: bounds) }
        if counter.semanticContentAttribute != semanticContentAttribute {
            counter.semanticContentAttribute = semanticContentAttribute
            counter.setNeedsLayout()
        }
        let height = counter.intrinsicContentSize.height
        counter.frame = CGRect(
            x: isRightToLeft ? room.minX : room.maxX - counterWidth,
            y: bounds.midY - height / 2 + (font.map(counter.drop) ?? 0),
            width: counterWidth,
            height: height
        )
    }

    /// The width of the counter's widest text, so that the layout does not shift when a digit is added.
    private var counterWidth: CGFloat { counter.isHidden ? 0 : counter.intrinsicContentSize.width }

    /// Returns a rectangle or a size of UIKit. One may be derived from another, and must not consider the counter twice.
    private func measuring<Measure>(_ measure: () -> Measure) -> Measure {
        let wasMeasuring = isMeasuring
        isMeasuring = true
        defer { isMeasuring = wasMeasuring }
        return measure()
    }

    private func withCounter(_ size: () -> CGSize) -> CGSize {
        guard !isMeasuring else { return size() }
        let size = measuring(size)
        return CGSize(width: size.width < 0 ? size.width : size.width + counterWidth, height: size.height)
    }

    private func besideCounter(_ rect: () -> CGRect) -> CGRect {
        guard !isMeasuring else { return rect() }
        let rect = measuring(rect)
        let width = min(counterWidth, rect.width)
        let x = isRightToLeft ? rect.minX + width : rect.minX
        return CGRect(x: x, y: rect.minY, width: rect.width - width, height: rect.height)
    }

    /// Applies a changed text size.
    @available(visionOS, deprecated: 1.0)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The app's label, followed by the error: others see it, and people turn hints off.
    open override var accessibilityLabel: String? {
        get {
            let label = super.accessibilityLabel
            return presentation.error.map { $0.text(after: label ?? placeholder, in: locale) } ?? label
        }
        set { super.accessibilityLabel = newValue }
    }

    /// The names for Voice Control; defaults to the label without the error.
    open override var accessibilityUserInputLabels: [String]! {
        get { super.accessibilityUserInputLabels.orNames([super.accessibilityLabel ?? placeholder]) }
        set { super.accessibilityUserInputLabels = newValue }
    }

    /// The app's hint, followed by the limit.
    open override var accessibilityHint: String? {
        get { presentation.description?.text(after: super.accessibilityHint, in: locale) ?? super.accessibilityHint }
        set { super.accessibilityHint = newValue }
    }

    /// Pastes from the clipboard, within the limit.
    open override func paste(_ sender: Any?) { native.paste { super.paste(sender) } }

    /// Pastes from the clipboard, within the limit.
    open override func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }

    #if !os(tvOS)
    /// Pastes what a paste control or the app provides, within the limit.
    open override func paste(itemProviders: [NSItemProvider]) {
        native.paste { super.paste(itemProviders: itemProviders) }
    }
    #endif

    private func setUp() {
        addSubview(counter)
        addAction(UIAction { [weak self] _ in self?.report() }, for: .editingChanged)
        addAction(UIAction { [weak self] _ in self?.focusChanged(true) }, for: .editingDidBegin)
        addAction(UIAction { [weak self] _ in self?.focusChanged(false) }, for: .editingDidEnd)
        setText()
    }

    private func setText() {
        native.programDidSetText()
        carryOut(session.set(text ?? "", native: native.content, at: CACurrentMediaTime()))
    }

    private func report() {
        guard !native.isWriting else { return }
        takeUpReducedMotion()
        isReporting = true
        carryOut(native.report(to: &session))
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
        case .announce(let message): Announcer.announce(message, locale: locale)
        case .wake(let time): waker.wake(at: time) { [weak self] in self?.send(.woke) }
        }
    }

    private func draw() {
        let presentation = presentation
        let color = presentation.stage == .over ? overLimitTextColor : countLabelTextColor
        counter.show(presentation, counterWording, locale, in: color)
        if counter.isHidden != presentation.counter.isEmpty {
            counter.isHidden = presentation.counter.isEmpty
            invalidateIntrinsicContentSize()
        }
        setNeedsLayout()
        native.limitHelp(!limit.isUnlimited)
    }
}
#endif
