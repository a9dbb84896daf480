#if canImport(UIKit) && !os(watchOS)
public import LiveControls
import LiveFoundation
public import UIKit

/// One value in sections, such as a card number, a phone number or a code. Without sections, it is a plain field with a
/// floating label.
///
/// ```swift
/// let field = SectionedFieldView.bordered(.card)
/// field.label = "Card number"
/// field.addAction(
///     UIAction { action in
///         if let field = action.sender as? SectionedFieldView, field.validity == .correct { pay(with: field.text) }
///     },
///     for: .valueChanged
/// )
/// view.addSubview(field)
/// ```
///
/// It is one native field in front of drawn sections, so autofill, input methods, VoiceOver, selection and undo are the
/// platform's. It sends `.editingDidBegin`, `.editingChanged`, `.editingDidEnd`, and `.valueChanged` when its validity
/// changes. Setting ``text`` never takes the focus and never shows an error. The Return key sends `.primaryActionTriggered`
/// and `.editingDidEndOnExit`. The keyboards of digits have no Return key, so do not wait for these alone.
///
/// VoiceOver, Voice Control and UI tests find the native field. It has the accessibility properties of this control, such
/// as a label instead of ``label``, and the validity after the label.
@IBDesignable open class SectionedFieldView: UIControl {
    private var session = TextFieldSession(SectionedFieldModel(.sections([], .any)))
    let input = SectionedInput()
    /// The native field, for what this control has no property for, such as its `keyboardAppearance` or `inputView`.
    ///
    /// Don't set its text, its delegate, or a value that a property of this control sets.
    public var nativeField: UITextField { input }
    private let inputDelegate = SectionedInputDelegate()
    private lazy var native = EditedTextField(input)
    let drawing = SectionedFieldDrawing()
    private let waker = Waker()
    private var shownValidity = FieldValidity.neutral
    private var accessoryHost: AccessoryHost?

    /// The data source for the sections.
    open weak var dataSource: (any SectionedFieldDataSource)? { didSet { reload() } }
    /// The delegate.
    open weak var delegate: (any SectionedFieldDelegate)?
    /// The appearance of the field.
    open var style = Style() { didSet { draw() } }
    /// The view above the keyboard. visionOS does not show it.
    open var accessoryView: UIView? { didSet { draw() } }
    /// The sections at which ``accessoryView`` is shown.
    open var accessoryViewMode = SectionedFieldAccessoryMode.always { didSet { draw() } }

    /// Creates a field in code.
    ///
    /// - Parameters:
    ///   - format: The format of the text.
    ///   - style: The appearance.
    public convenience init(_ format: SectionedFormat, style: Style = Style()) {
        self.init(frame: .zero)
        self.style = style
        self.format = format
        draw()
    }

    /// Creates a plain field.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a plain field from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The format of the text.
    open var format: SectionedFormat {
        get { session.model.settings.format }
        set {
            change { $0.format = newValue }
            takeEntry()
        }
    }

    /// The accepted characters in the sections of the data source.
    open var acceptedCharacters = AcceptedCharacters.any { didSet { reload() } }

    /// Reads the sections from the data source again. Without one, the format stays unchanged.
    open func reload() {
        guard let dataSource else { return }
        let count = min(max(0, dataSource.numberOfSections(in: self)), SectionedFormat.mostSections)
        let lengths = (0..<count).map { dataSource.numberOfCharacters(inSection: $0, of: self) }
        format = .sections(lengths, acceptedCharacters)
    }

    /// The text without separators. Setting the text that the field has changes nothing.
    @IBInspectable open var text: String {
        get { presentation.text }
        set {
            guard newValue != text || newValue != native.content.text else { return }
            takeUpReducedMotion()
            carryOut(session.set(newValue, native: native.content, at: CACurrentMediaTime()))
        }
    }

    /// The value of the text: a plain decimal for an amount, ISO 8601 for a date, and the text itself in other formats. The
    /// property ``text`` can be set to a value.
    public var value: String { format.value(of: text) }

    /// The label, which is also the field's accessibility label.
    @IBInspectable open var label: String = "" { didSet { draw() } }

    /// The last result of validation. Set it after validating elsewhere, such as on a server. It applies until the text
    /// changes, and setting it sends no `.valueChanged`. It's announced only if the field is in a window, so that a field
    /// that an app creates again isn't announced again.
    open var validity: FieldValidity {
        get { presentation.validity }
        set {
            let event: SectionedFieldEvent = window == nil ? .validityRestored(newValue) : .validityAnswered(newValue)
            let steps = session.send(event, native: native.content, at: CACurrentMediaTime())
            carryOut(steps.filter { $0 != .effect(.validityChanged(newValue)) })
        }
    }
    /// The model's presentation.
    public var presentation: SectionedFieldPresentation { session.model.presentation }

    /// The locale of the messages.
    package var locale = Locale.current { didSet { if locale != oldValue { draw() } } }

    /// The positions of the sections.
    package var sectionLayout: SectionLayout { SectionedFieldScene(self, width: bounds.width).layout }

    /// Whether validity is shown while typing, not only after the field is left.
    open var showsValidityLive: Bool {
        get { session.model.settings.showsValidityLive }
        set { change { $0.showsValidityLive = newValue } }
    }

    /// The month that an expiry date is compared with; `nil` for the month in which the person leaves the field.
    open var month: CalendarMonth? { didSet { change { $0.today = month ?? .current } } }

    /// The keyboard type; defaults to that of the ``format``.
    open var keyboardType: UIKeyboardType {
        get { input.keyboardType }
        set { ownTraits.keyboardType = newValue }
    }

    /// The content type for autofill; defaults to that of the ``format``.
    open var textContentType: UITextContentType? {
        get { input.textContentType }
        set { ownTraits.textContentType = .some(newValue) }
    }

    /// The automatic capitalization; defaults to that of the ``format``.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { input.autocapitalizationType }
        set { ownTraits.autocapitalizationType = newValue }
    }

    /// The automatic correction; by default, on only if the ``format`` is prose.
    open var autocorrectionType: UITextAutocorrectionType {
        get { input.autocorrectionType }
        set { ownTraits.autocorrectionType = newValue }
    }

    /// Whether the text is hidden, as that of a password is. UIKit shows the last character for a moment.
    open var isSecureTextEntry: Bool {
        get { input.isSecureTextEntry }
        set {
            guard input.isSecureTextEntry != newValue else { return }
            endComposition()
            input.isSecureTextEntry = newValue
            if input.isFirstResponder { keepHiddenText() }
            input.forgetLook()
            draw()
        }
    }

    /// The keyboard settings of the app.
    package var ownTraits = OwnTraits() { didSet { takeEntry() } }

    /// The keyboard settings of an app. The format provides the others.
    package struct OwnTraits {
        package var keyboardType: UIKeyboardType?
        package var textContentType: UITextContentType??
        package var autocapitalizationType: UITextAutocapitalizationType?
        package var autocorrectionType: UITextAutocorrectionType?

        package init() {}
    }

    /// A view before the text of a field with one section. Fields with more sections do not show it.
    open var leftView: UIView? {
        get { input.leftView }
        set {
            input.leftView = newValue
            draw()
        }
    }

    /// Whether the field can take the focus.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Always `false`: a remote focuses the native field, which it could not reach within a focusable control.
    open override var canBecomeFocused: Bool { false }
    /// Whether the field has the focus.
    open override var isFirstResponder: Bool { input.isFirstResponder }
    /// Focuses the field and moves to the first unfilled place.
    @discardableResult open override func becomeFirstResponder() -> Bool { input.becomeFirstResponder() }
    /// Removes the focus from the field.
    @discardableResult open override func resignFirstResponder() -> Bool { input.resignFirstResponder() }

    #if !os(tvOS)
    /// Whether the field takes what a paste control, whose target it is, provides.
    open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        isEnabled && input.canPaste(itemProviders)
    }

    /// Pastes what a paste control or the app provides.
    open override func paste(itemProviders: [NSItemProvider]) { input.paste(itemProviders: itemProviders) }
    #endif

    /// The label of the Return key.
    open var returnKeyType: UIReturnKeyType {
        get { input.returnKeyType }
        set { input.changeKeyboard { input.returnKeyType = newValue } }
    }

    /// Whether the field is enabled.
    open override var isEnabled: Bool {
        didSet {
            input.isEnabled = isEnabled
            draw()
        }
    }

    /// The size of the sections and of the label, in as many lines as it needs, at the current text size.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: drawing.height(of: self, width: bounds.width))
    }

    /// Returns the offered width, and the height of the sections and of the label, in as many lines as it needs in this
    /// width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: drawing.height(of: self, width: size.width))
    }

    /// Lays out the sections.
    open override func layoutSubviews() {
        super.layoutSubviews()
        draw()
    }

    /// A direction other than that of the language.
    open override var semanticContentAttribute: UISemanticContentAttribute { didSet { draw() } }

    /// Keeps a tap on the label from a superview, for example from one that dismisses the keyboard for taps.
    open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let isOwn = isEnabled && recognizer.isSingleTap && recognizer.isOfAnotherView(than: self)
        return !isOwn && super.gestureRecognizerShouldBegin(recognizer)
    }

    /// Applies a changed appearance, which layers do not follow by themselves, and a changed text size.
    @available(visionOS, deprecated: 1.0)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        draw()
    }

    /// Applies the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        draw()
    }

    private func setUp() {
        // VoiceOver would find this control instead of its native field.
        isAccessibilityElement = false
        drawing.addViews(to: self, around: input)
        _ = session.change(native: native.content, at: CACurrentMediaTime()) { $0.today = .current }
        // A nib can disable the field without setting the property.
        input.isEnabled = isEnabled
        (inputDelegate.owner, input.owner) = (self, self)
        input.delegate = inputDelegate
        takeEntry()
        input.addAction(UIAction { [weak self] _ in self?.inputChanged() }, for: .editingChanged)
        // Autofill may set the text of a field that has no focus, without an event.
        input.onTextSet = { [weak self] in self?.inputChanged() }
        input.onFocus = { [weak self] in self?.keepHiddenText() }
        // Handles a tap on the label, which the native field does not receive.
        addAction(UIAction { [weak self] _ in _ = self?.becomeFirstResponder() }, for: .touchUpInside)
        draw()
    }

    func send(_ event: SectionedFieldEvent) {
        takeUpReducedMotion()
        carryOut(session.send(event, native: native.content, at: CACurrentMediaTime()))
    }

    /// Completes the text, as when the person leaves the field.
    func commit() {
        takeUpReducedMotion()
        carryOut(session.perform(.committed, native: native.content, at: CACurrentMediaTime()))
    }

    /// Decides about an edit of the native field.
    func allows(_ replacement: String, in range: NSRange) -> Bool {
        guard !native.isWriting else { return true }
        takeUpReducedMotion()
        let answer = session.shouldChange(
            range,
            to: replacement,
            native: native.content,
            isUndoing: native.isUndoing,
            at: CACurrentMediaTime()
        )
        // Do not even draw, because the platform applies its edit to the current content.
        guard !answer.isAllowed else { return true }
        carryOut(answer.steps)
        return false
    }

    /// Adopts the content of the native field.
    private func inputChanged() {
        guard !native.isWriting else { return }
        takeUpReducedMotion()
        carryOut(native.report(to: &session))
        // Undo reports the selection only before the text changes, while the field still holds the earlier text.
        selectionChanged()
    }

    /// Ends a composition, which a hidden text doesn't have, and adopts its text.
    private func endComposition() {
        guard isComposing else { return }
        input.unmarkText()
        // UIKit may not have reported it.
        inputChanged()
    }

    /// Prevents the next key from replacing a hidden text.
    private func keepHiddenText() {
        native.isWriting = true
        defer { native.isWriting = false }
        input.enterHiddenTextAgain()
    }

    func selectionChanged() {
        guard !native.isWriting else { return }
        let selection = presentation.selection
        let steps = session.selectionChanged(native.content, at: CACurrentMediaTime())
        if !steps.isEmpty || presentation.selection != selection { carryOut(steps) }
    }

    func focusChanged(_ isFocused: Bool) {
        if !isFocused, month == nil { change { $0.today = .current } }
        takeUpReducedMotion()
        carryOut(session.focusChanged(isFocused, native: native.content, at: CACurrentMediaTime()))
        guard isFocused else {
            delegate?.sectionedFieldDidEndEditing(self)
            return sendActions(for: .editingDidEnd)
        }
        delegate?.sectionedFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        // The tap that gave the focus places the caret after this.
        Task { [weak self] in self?.focusSettled() }
    }

    private func focusSettled() {
        guard input.isFirstResponder else { return }
        carryOut(session.focusSettled(native.content, at: CACurrentMediaTime()))
    }

    /// A Boolean value that indicates whether an input method is composing a part of the text.
    package var isComposing: Bool { input.markedTextRange != nil }

    /// Returns whether the field already holds a text after the format's conversion. Then you do not need to set the text.
    package func holds(_ text: String) -> Bool { session.holds(text) }

    /// Applies a changed size of the view above the keyboard.
    package func reloadAccessoryView() {
        if let accessoryHost { accessoryHost.invalidateIntrinsicContentSize() } else { input.reloadInputViews() }
    }

    private func change(_ change: (inout SectionedFieldSettings) -> Void) { send(session.model.changing(change)) }

    private func takeUpReducedMotion() {
        let isReduced = UIAccessibility.isReduceMotionEnabled
        guard session.model.settings.prefersReducedMotion != isReduced else { return }
        carryOut(
            session.change(native: native.content, at: CACurrentMediaTime()) { $0.prefersReducedMotion = isReduced }
        )
    }

    /// Applies the format's keyboard and autofill settings to the native field.
    private func takeEntry() {
        let entry = format.entry
        input.changeKeyboard {
            input.take(entry, hasSections: !presentation.lengths.isEmpty)
            if let own = ownTraits.autocapitalizationType { input.autocapitalizationType = own }
            if let own = ownTraits.autocorrectionType { input.autocorrectionType = own }
            input.keyboardType = ownTraits.keyboardType ?? entry.keyboardType
            input.textContentType = ownTraits.textContentType ?? entry.contentType
        }
    }

    private func carryOut(_ steps: [TextFieldSession<SectionedFieldModel>.Step]) {
        for step in steps {
            switch step {
            case .write(let write):
                native.carryOut(write)
                if case .rewrite = write { input.forgetLook() }
            case .style: break  // drawn below
            case .textChanged:
                delegate?.sectionedFieldTextDidChange(self)
                sendActions(for: .editingChanged)
            case .effect(let effect): carryOut(effect)
            }
        }
        draw()
    }

    private func carryOut(_ effect: SectionedFieldEffect) {
        switch effect {
        case .field: break
        // The app may have changed the text meanwhile.
        case .completed: if presentation.isComplete { delegate?.sectionedFieldDidComplete(self) }
        case .validate:
            if let validity = delegate?.sectionedField(self, validityOf: text) {
                send(.validityAnswered(validity))
            }
        case .validityChanged(let validity):
            // The app may have answered meanwhile.
            if validity == self.validity { sendActions(for: .valueChanged) }
        case .refused: refuse()
        case .announce(let message):
            Announcer.announce(style.look(.incorrect).label ?? message.text(locale: locale))
        case .wake(let time): waker.wake(at: time) { [weak self] in self?.send(.woke) }
        }
    }

    /// Shakes when the text turns out to be incorrect.
    private func showValidity() {
        let isNew = presentation.validity != shownValidity
        shownValidity = presentation.validity
        if isNew, shownValidity == .incorrect { refuse() }
    }

    private func refuse() {
        guard window != nil else { return }
        layer.shake(prefersReducedMotion: UIAccessibility.isReduceMotionEnabled)
        #if os(iOS)
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        #endif
    }

    private func draw() {
        let presentation = presentation
        showValidity()
        #if !os(visionOS)
        drawAccessory(presentation)
        #endif
        let isPlain = presentation.lengths.count <= 1
        input.leftViewMode = isPlain && input.leftView != nil ? .always : .never
        drawing.draw(self, stylesText: session.mayStyle(native.content))
    }

    /// The label of the native field. What is shown is in it, because people turn hints off.
    var spokenLabel: String { presentation.spokenLabel(accessibilityLabel ?? label, title: shownLabel, in: locale) }

    /// The names for Voice Control: the app's, or what the field shows as its label.
    var inputLabels: [String] {
        accessibilityUserInputLabels.orNames([shownLabel ?? label, accessibilityLabel ?? label])
    }

    /// Whether the value is a number whose digits are read one by one.
    var isSpelledOut: Bool {
        format.accepts == .digits && !format.isAmount && !isSecureTextEntry && accessibilityValue == nil
    }

    private var shownLabel: String? { style.look(presentation.validity).label }

    #if !os(visionOS)
    /// Shows the view above the keyboard. Only a view for the last section needs a host, which stays when it is hidden:
    /// without one, the keyboard would be built again while the person types.
    private func drawAccessory(_ presentation: SectionedFieldPresentation) {
        if let host = accessoryHost, accessoryViewMode == .always || host.accessory !== accessoryView {
            host.giveBack()
            accessoryHost = nil
        }
        if accessoryViewMode == .last, let accessoryView, accessoryHost == nil {
            accessoryHost = AccessoryHost(accessoryView)
        }
        accessoryHost?.isShown =
            presentation.activeSection.map { $0 >= presentation.lengths.count - 1 } ?? false
        let accessory = accessoryHost ?? accessoryView
        if input.inputAccessoryView !== accessory {
            input.inputAccessoryView = accessory
            input.reloadInputViews()
        }
    }
    #endif
}
#endif
