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
    /// field.addAction(UIAction { _ in pay(with: field.text) }, for: .editingDidEndOnExit)
    /// ```
    ///
    /// It is one native field behind drawn sections, so that autofill, input methods, VoiceOver, selection and undo are the
    /// platform's. It sends `.editingDidBegin`, `.editingChanged`, `.editingDidEnd`, and `.valueChanged` when its validity has
    /// changed. Setting ``text`` never takes the focus and is never incorrect by itself.
    @IBDesignable open class SectionedField: UIControl {
        /// What the sections are drawn with.
        public enum Appearance: Sendable, Hashable, CaseIterable {
            /// A line under each section.
            case underlined
            /// A box around each section.
            case bordered
        }

        /// At which sections the accessory view is shown above the keyboard.
        public enum AccessoryViewMode: Sendable, Hashable, CaseIterable {
            /// At each.
            case always
            /// At the last one only.
            case last
        }

        var model = SectionedFieldModel(.sections([], .any))
        let input = SectionedInput()
        let drawing = SectionedFieldDrawing()
        private let timer = WakeTimer()

        /// Tells the sections.
        open weak var dataSource: (any SectionedFieldDataSource)? { didSet { reload() } }
        /// Is told what goes on.
        open weak var delegate: (any SectionedFieldDelegate)?
        /// What the field looks like.
        open var style = SectionedFieldAppearance() { didSet { draw() } }
        /// The view above the keyboard.
        open var accessoryView: UIView? { didSet { draw() } }
        /// At which sections ``accessoryView`` is shown.
        open var accessoryViewMode = AccessoryViewMode.always { didSet { draw() } }

        /// Creates a field for use in code.
        ///
        /// - Parameters:
        ///   - format: What it is for.
        ///   - appearance: What the sections are drawn with.
        public convenience init(_ format: SectionedFormat, appearance: Appearance = .underlined) {
            self.init(frame: .zero)
            style.appearance = appearance
            self.format = format
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

        /// A field with a box around each section.
        public static func bordered(_ format: SectionedFormat) -> SectionedField {
            SectionedField(format, appearance: .bordered)
        }

        /// A field with a line under each section.
        public static func underlined(_ format: SectionedFormat) -> SectionedField {
            SectionedField(format, appearance: .underlined)
        }

        /// What the field is for.
        open var format: SectionedFormat {
            get { model.format }
            set { send(.formatChanged(newValue)) }
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
            get { model.presentation.text }
            set { send(.textSet(newValue)) }
        }

        /// The label, which VoiceOver reads as the field's name.
        @IBInspectable open var label: String = "" { didSet { draw() } }

        /// Whether the text is right, as far as it has been asked.
        public var validity: FieldValidity { model.presentation.validity }
        /// What the field shows.
        public var presentation: SectionedFieldPresentation { model.presentation }

        /// Whether validity is shown while typing, and not only after the field was left.
        open var showsValidityLive = false { didSet { send(.liveValidityChanged(showsValidityLive)) } }

        /// The month that an expiry date is compared with; without one no date is in the past.
        open var month: CalendarMonth? { didSet { if let month { send(.monthChanged(month)) } } }

        /// The keyboard.
        open var keyboardType: UIKeyboardType {
            get { input.keyboardType }
            set { input.keyboardType = newValue }
        }

        /// What the text is, for autofill.
        open var textContentType: UITextContentType? {
            get { input.textContentType }
            set { input.textContentType = newValue }
        }

        /// A view before the text of a plain field.
        open var leftView: UIView? {
            get { input.leftView }
            set {
                input.leftView = newValue
                input.leftViewMode = newValue == nil ? .never : .always
            }
        }

        /// The field can have the focus.
        open override var canBecomeFirstResponder: Bool { isEnabled }
        /// Whether the person is in the field.
        open override var isFirstResponder: Bool { input.isFirstResponder }
        /// Goes to the first place that is not filled.
        open override func becomeFirstResponder() -> Bool { input.becomeFirstResponder() }
        /// Leaves the field.
        open override func resignFirstResponder() -> Bool { input.resignFirstResponder() }

        /// Whether the field can be used.
        open override var isEnabled: Bool { didSet { input.isEnabled = isEnabled } }

        /// Room for the label, the sections and what is wrong, at the person's text size.
        open override var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: SectionedFieldDrawing.height)
        }

        /// Lays the sections out.
        open override func layoutSubviews() {
            super.layoutSubviews()
            draw()
        }

        private func setUp() {
            drawing.addLayers(to: self)
            addSubview(input)
            input.owner = self
            input.delegate = input
            input.addAction(UIAction { [weak self] _ in self?.inputChanged() }, for: .editingChanged)
            draw()
        }

        func send(_ event: SectionedFieldEvent) {
            let before = model.presentation
            model.send(.reducedMotionChanged(UIAccessibility.isReduceMotionEnabled), at: SteadyClock.now)
            carryOut(model.send(event, at: SteadyClock.now))
            let after = model.presentation
            if input.text != after.display, input.markedTextRange == nil { input.text = after.display }
            draw()
            if before.text != after.text {
                if input.isEditing { delegate?.sectionedFieldTextDidChange(self) }
                sendActions(for: .editingChanged)
            }
        }

        func carryOut(_ effects: [SectionedFieldEffect]) {
            for effect in effects {
                switch effect {
                case .allow: break
                case .replace(let range, let text): input.replace(range, with: text)
                case .select(let range): input.select(range)
                case .completed: delegate?.sectionedFieldDidComplete(self)
                case .validate:
                    if let validity = delegate?.sectionedField(self, validityOf: text) {
                        send(.validityAnswered(validity))
                    }
                case .validityChanged: sendActions(for: .valueChanged)
                case .announce(let message): Announcer.announce(message)
                case .wake(let time): timer.wake(at: time) { [weak self] in self?.send(.woke) }
                }
            }
        }

        private func inputChanged() {
            send(.textChanged(input.text ?? "", caret: input.caret, isMarked: input.markedTextRange != nil))
        }

        private func draw() {
            let presentation = model.presentation
            let isLast = presentation.activeSection.map { $0 >= presentation.lengths.count - 1 } ?? false
            let accessory = accessoryViewMode == .always || isLast ? accessoryView : nil
            if input.inputAccessoryView !== accessory {
                input.inputAccessoryView = accessory
                input.reloadInputViews()
            }
            drawing.draw(presentation, style, label, in: self)
            input.accessibilityLabel = label
            input.accessibilityHint = presentation.description?.text()
        }
    }
#endif
