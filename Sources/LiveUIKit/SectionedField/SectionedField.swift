#if canImport(UIKit) && !os(watchOS)
public import LiveControls
import LiveFoundation
public import UIKit

/// One value that is entered in sections: a card's number, a telephone number, a code. Also a plain field with a
/// floating label, without sections.
///
/// ```swift
/// let field = SectionedField.bordered(.card)
/// field.label = "Card number"
/// field.addAction(
///     UIAction { action in
///         if let field = action.sender as? SectionedField { pay(with: field.text) }
///     },
///     for: .editingDidEndOnExit
/// )
/// ```
///
/// It is one native field behind drawn sections, so that autofill, input methods, VoiceOver, selection and undo are the
/// platform's. It sends `.editingDidBegin`, `.editingChanged`, `.editingDidEnd`, and `.valueChanged` when its validity has
/// changed. Setting ``text`` never takes the focus and is never incorrect by itself.
@IBDesignable open class SectionedField: UIControl {
    private var session = TextFieldSession(SectionedFieldModel(.sections([], .any)))
    let input = SectionedInput()
    private let inputDelegate = SectionedInputDelegate()
    private lazy var native = EditedTextField(input)
    let drawing = SectionedFieldDrawing()
    private let waker = Waker()
    private var isMotionReduced = false

    /// Tells the sections.
    open weak var dataSource: (any SectionedFieldDataSource)? { didSet { reload() } }
    /// Is told what goes on.
    open weak var delegate: (any SectionedFieldDelegate)?
    /// What the field looks like.
    open var style = Style() { didSet { draw() } }
    /// The view above the keyboard; visionOS has no place for one.
    open var accessoryView: UIView? { didSet { draw() } }
    /// At which sections ``accessoryView`` is shown.
    open var accessoryViewMode = SectionedFieldAccessoryMode.always { didSet { draw() } }

    /// Creates a field for use in code.
    ///
    /// - Parameters:
    ///   - format: What it is for.
    ///   - style: What it looks like.
    public convenience init(_ format: SectionedFormat, style: Style = Style()) {
        self.init(frame: .zero)
        self.style = style
        self.format = format
        draw()
    }

    /// Creates a plain field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a plain field from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// What the field is for.
    open var format: SectionedFormat {
        get { session.model.format }
        set {
            send(.formatChanged(newValue))
            takeEntry()
        }
    }

    /// Which characters the sections of the data source take.
    open var acceptedCharacters = AcceptedCharacters.any { didSet { reload() } }

    /// Asks the data source again. Without one, the format stays as it is.
    open func reload() {
        guard let dataSource else { return }
        let count = min(max(0, dataSource.numberOfSections(in: self)), SectionedFormat.mostSections)
        let lengths = (0..<count).map { dataSource.numberOfCharacters(inSection: $0, of: self) }
        format = .sections(lengths, acceptedCharacters)
    }

    /// The text without separators.
    @IBInspectable open var text: String {
        get { presentation.text }
        set { carryOut(session.set(newValue, native: native.content, at: CACurrentMediaTime())) }
    }

    /// The label, which VoiceOver reads as the field's name.
    @IBInspectable open var label: String = "" { didSet { draw() } }

    /// Whether the text is right, as far as it has been asked. An app sets it when it has asked elsewhere, such as a server; it holds until the
    /// text is changed, and a set sends no `.valueChanged`.
    open var validity: FieldValidity {
        get { presentation.validity }
        set {
            let steps = session.send(.validityAnswered(newValue), native: native.content, at: CACurrentMediaTime())
            carryOut(steps.filter { $0 != .effect(.validityChanged(newValue)) })
        }
    }
    /// What the field shows.
    public var presentation: SectionedFieldPresentation { session.model.presentation }

    /// Whether validity is shown while typing, and not only after the field was left.
    open var showsValidityLive = false { didSet { send(.liveValidityChanged(showsValidityLive)) } }

    /// The month that an expiry date is compared with; `nil` for that in which the person leaves the field.
    open var month: CalendarMonth? { didSet { send(.monthChanged(month ?? .current)) } }

    /// The keyboard; until it is set, that of the ``format``.
    open var keyboardType: UIKeyboardType {
        get { input.keyboardType }
        set { ownTraits.keyboardType = newValue }
    }

    /// What the text is, for autofill; until it is set, the ``format``'s own kind.
    open var textContentType: UITextContentType? {
        get { input.textContentType }
        set { ownTraits.textContentType = .some(newValue) }
    }

    /// What the keyboard capitalizes; until it is set, what suits the ``format``.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { input.autocapitalizationType }
        set { ownTraits.autocapitalizationType = newValue }
    }

    /// Whether words are corrected; until it is set, where the ``format`` is prose.
    open var autocorrectionType: UITextAutocorrectionType {
        get { input.autocorrectionType }
        set { ownTraits.autocorrectionType = newValue }
    }

    /// What the app has said of the keyboard.
    package var ownTraits = OwnTraits() { didSet { takeEntry() } }

    /// What an app says of the keyboard; what it leaves open is the format's.
    package struct OwnTraits {
        package var keyboardType: UIKeyboardType?
        package var textContentType: UITextContentType??
        package var autocapitalizationType: UITextAutocapitalizationType?
        package var autocorrectionType: UITextAutocorrectionType?

        package init() {}
    }

    /// A view before the text, where the field has one section; it is not shown where there are more.
    open var leftView: UIView? {
        get { input.leftView }
        set {
            input.leftView = newValue
            draw()
        }
    }

    /// The field can have the focus.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Whether the person is in the field.
    open override var isFirstResponder: Bool { input.isFirstResponder }
    /// Goes to the first place that is not filled.
    @discardableResult open override func becomeFirstResponder() -> Bool { input.becomeFirstResponder() }
    /// Leaves the field.
    @discardableResult open override func resignFirstResponder() -> Bool { input.resignFirstResponder() }

    /// What the return key says.
    open var returnKeyType: UIReturnKeyType {
        get { input.returnKeyType }
        set { input.returnKeyType = newValue }
    }

    /// Whether the field can be used.
    open override var isEnabled: Bool {
        didSet {
            input.isEnabled = isEnabled
            draw()
        }
    }

    /// Room for the label, in as many lines as it needs, and the sections, at the text size.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: drawing.height(in: self, width: bounds.width))
    }

    /// The width that is offered, and the height that the label, in as many lines as it needs there, and the sections take.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: drawing.height(in: self, width: size.width))
    }

    /// Lays the sections out.
    open override func layoutSubviews() {
        super.layoutSubviews()
        draw()
    }

    /// The name that VoiceOver reads in place of the ``label``, once the app has set one.
    open override var accessibilityLabel: String? { didSet { draw() } }
    /// What VoiceOver reads before the format's own hint.
    open override var accessibilityHint: String? { didSet { draw() } }

    /// Takes up a changed appearance, which layers do not follow by themselves, and a changed text size.
    @available(visionOS, deprecated: 1.0)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        draw()
    }

    /// Takes up the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        draw()
    }

    private func setUp() {
        drawing.addViews(to: self)
        addSubview(input)
        _ = session.send(.monthChanged(.current), native: native.content, at: CACurrentMediaTime())
        inputDelegate.owner = self
        input.delegate = inputDelegate
        takeEntry()
        input.addAction(UIAction { [weak self] _ in self?.inputChanged() }, for: .editingChanged)
        // A tap upon the label, which the native field does not reach.
        addAction(UIAction { [weak self] _ in _ = self?.becomeFirstResponder() }, for: .touchUpInside)
        draw()
    }

    func send(_ event: SectionedFieldEvent) {
        takeUpReducedMotion()
        carryOut(session.send(event, native: native.content, at: CACurrentMediaTime()))
    }

    /// Answers the native field, which asks before each edit.
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
        // Not even drawn: the platform makes its edit upon what is there.
        guard !answer.isAllowed else { return true }
        carryOut(answer.steps)
        return false
    }

    /// Takes over what the native field holds.
    private func inputChanged() {
        guard !native.isWriting else { return }
        takeUpReducedMotion()
        carryOut(session.changed(native.content, isUndoing: native.isUndoing, at: CACurrentMediaTime()))
        // Undo reports the selection only before the change of text, while the field still holds the earlier one.
        selectionChanged()
    }

    func selectionChanged() {
        guard !native.isWriting else { return }
        let active = presentation.activeSection
        let steps = session.selectionChanged(native.content, at: CACurrentMediaTime())
        if !steps.isEmpty || presentation.activeSection != active { carryOut(steps) }
    }

    func focusChanged(_ isFocused: Bool) {
        if !isFocused, month == nil { send(.monthChanged(.current)) }
        takeUpReducedMotion()
        carryOut(session.focusChanged(isFocused, native: native.content, at: CACurrentMediaTime()))
        guard isFocused else {
            delegate?.sectionedFieldDidEndEditing(self)
            return sendActions(for: .editingDidEnd)
        }
        sendActions(for: .editingDidBegin)
        // The tap that gave the focus places the caret after this.
        Task { [weak self] in self?.focusSettled() }
    }

    private func focusSettled() {
        guard input.isFirstResponder else { return }
        carryOut(session.focusSettled(native.content, at: CACurrentMediaTime()))
    }

    /// Whether the field holds what a text comes to, or is composing: then it need not be set.
    package func holds(_ text: String) -> Bool { input.markedTextRange != nil || session.holds(text) }

    /// Takes up a changed size of the view above the keyboard.
    package func reloadAccessoryView() { input.reloadInputViews() }

    private func takeUpReducedMotion() {
        guard isMotionReduced != UIAccessibility.isReduceMotionEnabled else { return }
        isMotionReduced.toggle()
        carryOut(
            session.send(.reducedMotionChanged(isMotionReduced), native: native.content, at: CACurrentMediaTime())
        )
    }

    /// Gives the native field the keyboard of the format, and what autofill is to know.
    private func takeEntry() {
        let entry = format.entry
        input.take(entry, hasSections: !presentation.lengths.isEmpty)
        if let own = ownTraits.autocapitalizationType { input.autocapitalizationType = own }
        if let own = ownTraits.autocorrectionType { input.autocorrectionType = own }
        let keyboard = ownTraits.keyboardType ?? entry.keyboardType
        let content = ownTraits.textContentType ?? entry.contentType
        guard input.keyboardType != keyboard || input.textContentType != content else { return }
        input.keyboardType = keyboard
        input.textContentType = content
        // A keyboard that is shown stays as it is otherwise.
        input.reloadInputViews()
    }

    private func carryOut(_ steps: [TextFieldSession<SectionedFieldModel>.Step]) {
        for step in steps {
            switch step {
            case .write(let write):
                native.carryOut(write)
                if case .show = write { input.forgetLook() }
            case .style: break  // Drawn below.
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
        case .completed: delegate?.sectionedFieldDidComplete(self)
        case .validate:
            if let validity = delegate?.sectionedField(self, validityOf: text) {
                send(.validityAnswered(validity))
            }
        case .validityChanged: sendActions(for: .valueChanged)
        case .announce(let message): Announcer.announce(message)
        case .wake(let time): waker.wake(at: time) { [weak self] in self?.send(.woke) }
        }
    }

    private func draw() {
        let presentation = presentation
        #if !os(visionOS)
        let isLast = presentation.activeSection.map { $0 >= presentation.lengths.count - 1 } ?? false
        let accessory = accessoryViewMode == .always || isLast ? accessoryView : nil
        if input.inputAccessoryView !== accessory {
            input.inputAccessoryView = accessory
            input.reloadInputViews()
        }
        #endif
        drawing.draw(presentation, style, label, in: self)
        if session.mayStyle(native.content) { drawing.drawText(presentation, style, in: self) }
        let isPlain = presentation.lengths.count <= 1
        input.leftViewMode = isPlain && input.leftView != nil ? .always : .never
        input.accessibilityLabel = accessibilityLabel ?? label
        input.accessibilityHint = presentation.description?.text(after: accessibilityHint) ?? accessibilityHint
    }
}
#endif
