#if canImport(UIKit) && !os(watchOS)
public import LiveControls
public import LiveFoundation
public import LivePasswords
public import UIKit

/// One or two fields for a new password, whose rules are checked while the person types.
///
/// ```swift
/// let setup = PasswordSetupView(policy: .classic)
/// setup.entryLabel = "Password"
/// setup.confirmationLabel = "Repeat the password"
/// setup.submitControl = signUpButton
/// setup.addAction(
///     UIAction { action in
///         guard let password = (action.sender as? PasswordSetupView)?.password else { return }
///         signUp(with: password)
///     },
///     for: .primaryActionTriggered
/// )
/// ```
///
/// It sends `.editingChanged`, `.valueChanged` when ``isValid`` changes, and `.primaryActionTriggered` when the person
/// submits a valid password with ``submitControl`` or the Return key. One second after the last key, VoiceOver
/// announces once how many rules remain, or that all are met.
@IBDesignable open class PasswordSetupView: UIControl {
    /// The first field.
    public let entryField = PasswordFieldView()
    /// The confirmation field, which is hidden unless ``requiresConfirmation`` is `true`.
    public let confirmationField = PasswordFieldView()

    private var model = PasswordSetupModel(policy: .nist)
    private let waker = Waker()
    private var lookup: Task<Void, Never>?
    private let meter = StrengthMeterView(textStyle: .footnote)
    private let checklist = UIStackView(arrangedSubviews: [])
    private let matchLine = PasswordRuleView(textStyle: .footnote)
    private let capsLockLine = PasswordRuleView(textStyle: .footnote)
    private let entryTitle = UILabel()
    private let confirmationTitle = UILabel()
    private var colors = PasswordSetupColors()
    /// The app's hint of ``submitControl``, the hint that is set now, and whether the control was enabled before.
    private var ownHint: String?
    private var shownHint: String?
    private var wasEnabled = true
    /// Whether this view has enabled or disabled ``submitControl``; `nil` if it has done neither.
    private var enables: Bool?
    private static let submission = UIAction.Identifier(rawValue: "LiveControls.PasswordSetupView.submission")

    /// Creates a password setup in code.
    ///
    /// - Parameters:
    ///   - policy: The rules for the password.
    ///   - words: The account's own words, such as its name and address, which the policy may reject.
    public convenience init(policy: PasswordPolicy, words: [String] = []) {
        self.init(frame: .zero)
        self.policy = policy
        self.words = words
    }

    /// Creates a password setup with `PasswordPolicy/nist`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a password setup from a nib, with `PasswordPolicy/nist`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The rules for the password.
    open var policy: PasswordPolicy {
        get { model.settings.policy }
        set { change { $0.policy = newValue } }
    }

    /// The account's own words, such as its name and address, which the policy may reject.
    open var words: [String] {
        get { model.settings.words }
        set { change { $0.words = newValue } }
    }

    /// Whether the person repeats the password in the second field.
    open var requiresConfirmation: Bool {
        get { model.settings.requiresConfirmation }
        set {
            change { $0.requiresConfirmation = newValue }
            drawLabels()
        }
    }

    /// The treatment of a submission before all requirements are met.
    open var gate: PasswordSetupGate {
        get { model.settings.gate }
        set { change { $0.gate = newValue } }
    }

    /// The dictionary for estimating strength. Without one there is no meter.
    open var dictionary: PasswordDictionary? {
        get { model.settings.strengthEstimator?.dictionary }
        set {
            let estimator = newValue.map { PasswordSetupStrength(dictionary: $0, year: .currentYear) }
            change { $0.strengthEstimator = estimator }
        }
    }

    /// The list of breached passwords, which are refused. It's asked half a second after the last key, and a password isn't
    /// valid before it responds. A password is accepted if the list can't be reached or doesn't respond within five seconds.
    open var breachList: BreachList? {
        didSet {
            let checks = breachList != nil
            if model.settings.checksBreaches != checks { change { $0.checksBreaches = checks } }
        }
    }

    /// The label of the first field.
    @IBInspectable open var entryLabel: String = "" { didSet { drawLabels() } }
    /// The label of the second field.
    @IBInspectable open var confirmationLabel: String = "" { didSet { drawLabels() } }
    /// Whether the labels are above the fields at all times, instead of in the fields.
    open var showsLabels: Bool = false { didSet { drawLabels() } }

    /// The color of a rule's mark while there is nothing to report.
    @IBInspectable dynamic open var neutralColor: UIColor {
        get { colors.neutral }
        set {
            colors.neutral = newValue
            draw()
        }
    }

    /// The color of the mark of a rule that is met.
    @IBInspectable dynamic open var metColor: UIColor {
        get { colors.met }
        set {
            colors.met = newValue
            draw()
        }
    }

    /// The color of the mark of a rule that is not met.
    @IBInspectable dynamic open var unmetColor: UIColor {
        get { colors.unmet }
        set {
            colors.unmet = newValue
            draw()
        }
    }

    /// The control that submits the password, such as a button. It is enabled only while all rules are met, unless
    /// ``gate`` is `PasswordSetupGate/report`. Disable it while the app sends a password: then nothing is submitted.
    @IBOutlet open weak var submitControl: UIControl? {
        didSet {
            oldValue?.removeAction(identifiedBy: Self.submission, for: .primaryActionTriggered)
            if let oldValue, oldValue.accessibilityHint == shownHint { oldValue.accessibilityHint = ownHint }
            oldValue?.isEnabled = wasEnabled
            wasEnabled = submitControl?.isEnabled ?? true
            ownHint = submitControl?.accessibilityHint
            shownHint = ownHint
            enables = nil
            submitControl?.addAction(
                UIAction(identifier: Self.submission) { [weak self] _ in self?.submit() },
                for: .primaryActionTriggered
            )
            draw()
        }
    }

    /// Whether all rules are met and the confirmation, if it is required, is equal.
    public var isValid: Bool { model.presentation.isValid }
    /// The password if all rules are met, otherwise `nil`.
    public var password: PasswordText? { isValid ? entryField.password : nil }
    /// The model's presentation.
    public var presentation: PasswordSetupPresentation { model.presentation }

    /// Hides both texts and sends `.primaryActionTriggered` if all rules are met. Otherwise reports what is missing if
    /// ``gate`` is `PasswordSetupGate/report`, or does nothing.
    open func submit() {
        guard isEnabled else { return }
        guard isValid else { return send(.submitted) }
        guard submitControl?.isEnabled != false else { return }
        hide()
        sendActions(for: .primaryActionTriggered)
    }

    /// Clears both fields. Call it, for example, after you save the password.
    open func reset() {
        hide()
        for field in [entryField, confirmationField] { field.text = "" }
    }

    /// Hides both texts.
    open func hide() {
        entryField.isRevealed = false
        confirmationField.isRevealed = false
    }

    /// Whether the fields are enabled.
    open override var isEnabled: Bool {
        didSet {
            entryField.isEnabled = isEnabled
            confirmationField.isEnabled = isEnabled
            draw()
        }
    }

    /// A direction other than that of the language, also for the fields and the rules.
    open override var semanticContentAttribute: UISemanticContentAttribute { didSet { shareDirection() } }

    /// Whether one of the fields can take the focus.
    open override var canBecomeFirstResponder: Bool {
        entryField.canBecomeFirstResponder || confirmationField.canBecomeFirstResponder
    }

    /// Always `false`: a remote focuses the fields, which it could not reach within a focusable control.
    open override var canBecomeFocused: Bool { false }

    /// Focuses the field with the error, or the last field if there is no error.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        field(presentation.error?.field ?? (requiresConfirmation ? .confirmation : .entry)).becomeFirstResponder()
    }

    /// Whether one of the fields has the focus.
    open override var isFirstResponder: Bool { entryField.isFirstResponder || confirmationField.isFirstResponder }

    /// Removes the focus from the fields.
    @discardableResult open override func resignFirstResponder() -> Bool {
        entryField.isFirstResponder ? entryField.resignFirstResponder() : confirmationField.resignFirstResponder()
    }

    private func setUp() {
        // VoiceOver would find this control instead of its fields and rules.
        isAccessibilityElement = false
        checklist.axis = .vertical
        checklist.spacing = 4
        let stack = UIStackView(arrangedSubviews: [
            entryTitle, entryField, meter, checklist, confirmationTitle, confirmationField, matchLine, capsLockLine,
        ])
        stack.axis = .vertical
        for title in [entryTitle, confirmationTitle] {
            title.font = .preferredFont(forTextStyle: .footnote)
            title.adjustsFontForContentSizeCategory = true
            title.numberOfLines = 0
            title.textColor = .quietRole
            // VoiceOver reads it as the field's label.
            title.isAccessibilityElement = false
            stack.setCustomSpacing(4, after: title)
        }
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        watch(entryField, .entry)
        watch(confirmationField, .confirmation)
        confirmationField.returnKeyType = .done
        drawLabels()
        draw()
        // A nib can force a direction without setting the property.
        shareDirection()
    }

    private func watch(_ field: PasswordFieldView, _ place: PasswordSetupField) {
        // A nib can disable the view without setting the property.
        field.isEnabled = isEnabled
        field.textContentType = .newPassword
        field.borderStyle = .roundedRect
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        field.onTextSet = { [weak self] in self?.textSet(in: place) }
        field.onCapsLock = { [weak self] isOn in self?.send(.capsLockChanged(isOn)) }
        field.addAction(UIAction { [weak self] _ in self?.edited(place) }, for: .editingChanged)
        field.addAction(
            UIAction { [weak self] _ in self?.send(.field(.focused(true), in: place)) },
            for: .editingDidBegin
        )
        field.addAction(
            UIAction { [weak self] _ in self?.send(.field(.focused(false), in: place)) },
            for: .editingDidEnd
        )
        field.addAction(UIAction { [weak self] _ in self?.returned(from: place) }, for: .editingDidEndOnExit)
    }

    private func drawLabels() {
        draw(entryLabel, of: entryField, in: entryTitle)
        draw(confirmationLabel, of: confirmationField, in: confirmationTitle)
        if !requiresConfirmation { confirmationTitle.setHidden(true) }
        confirmationField.setHidden(!requiresConfirmation)
        entryField.changeKeyboard { entryField.returnKeyType = requiresConfirmation ? .next : .done }
    }

    private func draw(_ label: String, of field: PasswordFieldView, in title: UILabel) {
        title.text = showsLabels ? label : nil
        title.setHidden(title.text?.isEmpty ?? true)
        // If this is the only visible label, it must be legible.
        field.attributedPlaceholder =
            showsLabels
            ? nil : NSAttributedString(string: label, attributes: [.foregroundColor: UIColor.quietRole])
        field.accessibilityLabel = label
    }

    private func returned(from place: PasswordSetupField) {
        switch place {
        case .entry where requiresConfirmation: _ = confirmationField.becomeFirstResponder()
        case .entry, .confirmation: submit()
        }
    }

    private func edited(_ place: PasswordSetupField) {
        let (field, text) = (field(place), field(place).password)
        send(.field(field.markedTextRange != nil ? .composing(text) : .edited(text), in: place))
        sendActions(for: .editingChanged)
    }

    private func textSet(in place: PasswordSetupField) {
        send(.field(.set(field(place).password), in: place))
    }

    private func field(_ place: PasswordSetupField) -> PasswordFieldView {
        switch place {
        case .entry: entryField
        case .confirmation: confirmationField
        }
    }

    private func change(_ change: (inout PasswordSetupSettings) -> Void) { send(model.changing(change)) }

    private func send(_ event: PasswordSetupEvent) {
        let effects = model.send(event, at: CACurrentMediaTime())
        draw()
        for effect in effects {
            switch effect {
            case .focus(let place): focus(field(place))
            case .announce(let message): Announcer.announce(message)
            case .wake(let time): waker.wake(at: time) { [weak self] in self?.send(.woke) }
            case .checkBreaches: lookUp()
            case .validityChanged: sendActions(for: .valueChanged)
            }
        }
    }

    private func lookUp() {
        lookup?.cancel()
        guard let breachList else { return }
        let password = entryField.password
        lookup = Task { [weak self] in
            let isBreached = await BreachQuery.isListed(password, in: breachList)
            if let self, !Task.isCancelled, entryField.password == password {
                send(.breachesChecked(isBreached: isBreached))
            }
        }
    }

    private func focus(_ field: PasswordFieldView) {
        guard field.isFirstResponder else { return _ = field.becomeFirstResponder() }
        // After Return, UIKit is about to remove the focus.
        Task { [weak field] in field?.becomeFirstResponder() }
    }

    private func draw() {
        let presentation = model.presentation
        while checklist.arrangedSubviews.count > presentation.lines.count {
            checklist.arrangedSubviews.last?.removeFromSuperview()
        }
        while checklist.arrangedSubviews.count < presentation.lines.count {
            checklist.addArrangedSubview(PasswordRuleView(textStyle: .footnote))
            checklist.shareDirection()
        }
        for (view, line) in zip(checklist.arrangedSubviews, presentation.lines) {
            (view as? PasswordRuleView)?.show(line.text(), line.standing, in: colors)
        }
        matchLine.setHidden(presentation.matchMessage == nil)
        matchLine.show(presentation.matchMessage?.text() ?? "", presentation.match, in: colors)
        drawCapsLock(presentation.capsLockField)
        meter.setHidden(dictionary == nil)
        meter.show(presentation)
        entryField.rulesForManagers = presentation.passwordRules
        confirmationField.rulesForManagers = presentation.passwordRules
        drawSubmitControl(presentation)
    }

    /// Shows the line about Caps Lock below the field with the focus.
    private func drawCapsLock(_ place: PasswordSetupField?) {
        capsLockLine.setHidden(place == nil)
        guard let place, let stack = capsLockLine.superview as? UIStackView else { return }
        capsLockLine.showCapsLock()
        let index = stack.arrangedSubviews.filter { $0 != capsLockLine }.firstIndex(of: field(place)) ?? 0
        stack.insertArrangedSubview(capsLockLine, at: index + 1)
    }

    private func drawSubmitControl(_ presentation: PasswordSetupPresentation) {
        guard let submitControl else { return }
        let enables = isEnabled && presentation.isSubmitEnabled
        if enables != self.enables { submitControl.isEnabled = enables }
        self.enables = enables
        if submitControl.accessibilityHint != shownHint { ownHint = submitControl.accessibilityHint }
        shownHint = presentation.error?.text() ?? ownHint
        submitControl.accessibilityHint = shownHint
    }
}
#endif
