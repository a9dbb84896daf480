#if canImport(UIKit) && !os(watchOS)
    public import LiveControls
    import LiveFoundation
    public import LiveText
    public import UIKit

    extension UIControl.Event {
        /// An edit in a ``LimitedTextField`` was refused or trimmed.
        public static let limitReached = UIControl.Event(rawValue: 1 << 24)
    }

    /// A text field with a limit and a counter, which never loses or mangles what a person wrote.
    ///
    /// ```swift
    /// let field = LimitedTextField(limit: TextLimit(30))
    /// field.addAction(UIAction { _ in print("that is all") }, for: .limitReached)
    /// ```
    ///
    /// The field takes no delegate: the app keeps its own. An edit past the limit is taken back right after it was made, in a
    /// way that can be undone; while an input method composes, nothing is enforced. The counter is the `rightView`.
    @IBDesignable open class LimitedTextField: UITextField {
        private var model = LimitedFieldModel(limit: TextLimit(0))
        private var reports = EditReports()
        private var isCorrecting = false
        private let timer = WakeTimer()
        private let counter = UILabel()

        /// Creates a field for use in code.
        ///
        /// - Parameters:
        ///   - limit: The limit.
        ///   - overflow: What happens to an edit that would go past it.
        ///   - counter: When the counter is shown.
        public convenience init(
            limit: TextLimit,
            overflow: TextOverflow = .refuse,
            counter: CounterDisplay = .always
        ) {
            self.init(frame: .zero)
            model = LimitedFieldModel(limit: limit, overflow: overflow, counter: counter)
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

        /// The text. A set by the program is never cut and never announced, also where it is too long.
        open override var text: String? {
            didSet { if !isCorrecting { send(.textChanged(text ?? "")) } }
        }

        /// The limit.
        open var limit: TextLimit {
            get { model.limit }
            set { send(.limitChanged(newValue)) }
        }

        /// The limit for Interface Builder, in the unit of ``limit``; 0: none.
        @IBInspectable open var lengthLimit: Int {
            get { limit.maximum }
            set { limit.maximum = newValue }
        }

        /// What happens to an edit that would go past the limit.
        open var overflow: TextOverflow {
            get { model.overflow }
            set { send(.overflowChanged(newValue)) }
        }

        /// When the counter is shown.
        open var counterDisplay: CounterDisplay {
            get { model.counterDisplay }
            set { send(.counterChanged(newValue)) }
        }

        /// The counter's colour while the text is within the limit.
        @IBInspectable open var countLabelTextColor: UIColor = .secondaryLabel { didSet { draw() } }
        /// The counter's colour over the limit.
        @IBInspectable open var overLimitTextColor: UIColor = .systemRed { didSet { draw() } }

        /// What the field shows.
        public var presentation: LimitedFieldPresentation { model.presentation }

        /// Lays the field out; the counter's width follows the person's text size.
        open override func layoutSubviews() {
            super.layoutSubviews()
            sizeCounter()
        }

        private func setUp() {
            counter.adjustsFontForContentSizeCategory = true
            counter.font = UIFont.preferredFont(forTextStyle: .footnote).withMonospacedDigits
            counter.textAlignment = .natural
            counter.isAccessibilityElement = false
            rightView = counter
            addAction(UIAction { [weak self] _ in self?.report() }, for: .editingChanged)
            addAction(UIAction { [weak self] _ in self?.send(.focusChanged(true)) }, for: .editingDidBegin)
            addAction(UIAction { [weak self] _ in self?.end() }, for: .editingDidEnd)
            model.send(.textChanged(text ?? ""))
            draw()
        }

        private var caret: Int {
            guard let end = selectedTextRange?.end else { return text?.utf16.count ?? 0 }
            return offset(from: beginningOfDocument, to: end)
        }

        private func report() {
            guard !isCorrecting else { return }
            let isMarked = markedTextRange != nil
            for event in reports.events(text: text ?? "", caret: caret, isMarked: isMarked) { send(event) }
        }

        private func end() {
            for event in reports.endEvents(text: text ?? "", caret: caret) { send(event) }
        }

        private func send(_ event: LimitedFieldEvent) {
            model.send(.reducedMotionChanged(UIAccessibility.isReduceMotionEnabled), at: SteadyClock.now)
            let effects = model.send(event, at: SteadyClock.now)
            // Before the pulse, which would otherwise begin from where it ends.
            draw()
            for effect in effects { carryOut(effect) }
        }

        private func carryOut(_ effect: LimitedFieldEffect) {
            switch effect {
            case .refuse: break
            case .perform(let edit): perform(edit)
            case .limited: sendActions(for: .limitReached)
            case .pulse(let pulse): counter.play(pulse, restingAlpha: presentation.isCounterVisible ? 1 : 0)
            case .announce(let message): Announcer.announce(message)
            case .wake(let time): timer.wake(at: time) { [weak self] in self?.send(.woke) }
            }
        }

        private func perform(_ edit: TextEdit) {
            guard let start = position(from: beginningOfDocument, offset: edit.range.lowerBound),
                let end = position(from: beginningOfDocument, offset: edit.range.upperBound),
                let range = textRange(from: start, to: end)
            else { return }
            isCorrecting = true
            replace(range, withText: edit.replacement)
            if let caret = position(from: beginningOfDocument, offset: edit.caret) {
                selectedTextRange = textRange(from: caret, to: caret)
            }
            isCorrecting = false
        }

        private func draw() {
            let presentation = presentation
            counter.text = presentation.counter
            counter.textColor = presentation.stage == .over ? overLimitTextColor : countLabelTextColor
            counter.alpha = presentation.isCounterVisible ? 1 : 0
            rightViewMode = presentation.counter.isEmpty ? .never : .always
            accessibilityHint = (presentation.fault ?? presentation.description)?.text()
            sizeCounter()
        }

        /// Keeps the counter's place as wide as its widest text, so that nothing shifts when a digit is added.
        private func sizeCounter() {
            let shown = counter.text
            counter.text = presentation.widestCounter
            let size = counter.intrinsicContentSize
            counter.text = shown
            if counter.bounds.size != size {
                counter.bounds.size = size
                setNeedsLayout()
            }
        }
    }

    extension UIView {
        /// There and back again. Another pulse before the end begins where this one is, and ends where it would.
        func play(_ pulse: CounterPulse, restingAlpha: CGFloat) {
            let scale = CGFloat(pulse.scale)
            UIView.animate(withDuration: pulse.duration) {
                self.transform = CGAffineTransform(scaleX: scale, y: scale)
                self.alpha = restingAlpha * CGFloat(pulse.opacity)
            } completion: { _ in
                UIView.animate(withDuration: pulse.duration) {
                    self.transform = .identity
                    self.alpha = restingAlpha
                }
            }
        }
    }
#endif
