#if canImport(UIKit) && !os(watchOS)
    public import LiveControls
    import LiveFoundation
    public import LiveText
    public import UIKit

    /// A ring that fills while a person types towards a limit.
    ///
    /// ```swift
    /// let ring = CountRingView(limit: TextLimit(280))
    /// field.addAction(UIAction { _ in ring.text = field.text ?? "" }, for: .editingChanged)
    /// ```
    ///
    /// Without a limit the view is hidden. VoiceOver finds the limit and what is left in the ring, and says once, a
    /// second after the last key, when the text comes near to the limit, reaches it or is over it.
    @IBDesignable open class CountRingView: UIView {
        private var model = CountRingModel(limit: TextLimit(0))
        private let timer = WakeTimer()
        private let track = CAShapeLayer()
        private let fill = CAShapeLayer()
        private let label = UILabel()
        private var textSize: NotificationToken?

        /// The ring's thickness, in points.
        open var lineWidth: CGFloat = 2.5 { didSet { setNeedsLayout() } }
        /// The colour of the ring while the number is shown.
        @IBInspectable open var warningColor: UIColor = .systemOrange { didSet { draw() } }
        /// The colour of the ring at the limit and over it.
        @IBInspectable open var overColor: UIColor = .systemRed { didSet { draw() } }

        /// Creates a ring for use in code.
        ///
        /// - Parameters:
        ///   - limit: The limit that the ring fills towards; without one there is no ring.
        ///   - warnAt: How many units remain when the number appears.
        public convenience init(limit: TextLimit, warnAt: Int = CountRingModel.defaultWarnAt) {
            self.init(frame: .zero)
            model = CountRingModel(limit: limit, warnAt: warnAt)
            draw()
        }

        /// Creates a ring without a limit.
        public override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        /// Creates a ring from a nib.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        /// The text as it is.
        open var text: String = "" { didSet { send(.textChanged(text)) } }

        /// The text as it is while an input method composes a part of it: it counts, and nothing is said.
        ///
        /// - Parameter text: The whole text.
        open func setMarkedText(_ text: String) { send(.textChanged(text, isMarked: true)) }

        /// The limit that the ring fills towards.
        open var limit: TextLimit {
            get { model.limit }
            set { send(.limitChanged(newValue)) }
        }

        /// The limit for Interface Builder, in characters.
        @IBInspectable open var lengthLimit: Int {
            get { limit.maximum }
            set { limit.maximum = newValue }
        }

        /// How many units remain when the number appears.
        @IBInspectable open var warnAt: Int {
            get { model.warnAt }
            set { send(.warnAtChanged(newValue)) }
        }

        /// What the ring shows.
        public var presentation: CountRingPresentation { model.presentation }

        /// The size beside a line of body text, which follows the person's text size.
        open override var intrinsicContentSize: CGSize {
            let side = UIFontMetrics(forTextStyle: .body).scaledValue(for: 24)
            return CGSize(width: side, height: side)
        }

        /// Lays the ring out.
        ///
        /// UIKit calls this also when the appearance has changed, of which layers know nothing.
        open override func layoutSubviews() {
            super.layoutSubviews()
            draw()
            let radius = max(0, (min(bounds.width, bounds.height) - lineWidth) / 2)
            let path = UIBezierPath(
                arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
                radius: radius,
                startAngle: -.pi / 2,
                endAngle: .pi * 3 / 2,
                clockwise: true
            )
            for layer in [track, fill] {
                layer.path = path.cgPath
                layer.lineWidth = lineWidth
            }
            label.frame = bounds.insetBy(dx: lineWidth * 2, dy: lineWidth * 2)
        }

        /// Takes up the new tint.
        open override func tintColorDidChange() {
            super.tintColorDidChange()
            draw()
        }

        private func setUp() {
            for layer in [track, fill] {
                layer.fillColor = nil
                self.layer.addSublayer(layer)
            }
            fill.lineCap = .round
            label.textAlignment = .center
            label.font = .preferredFont(forTextStyle: .caption2)
            label.adjustsFontForContentSizeCategory = true
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            addSubview(label)
            isAccessibilityElement = true
            accessibilityTraits = .updatesFrequently
            textSize = NotificationToken(UIContentSizeCategory.didChangeNotification) { [weak self] in
                self?.invalidateIntrinsicContentSize()
                self?.setNeedsLayout()
            }
            draw()
        }

        private func send(_ event: CountRingEvent) {
            model.send(.reducedMotionChanged(UIAccessibility.isReduceMotionEnabled), at: SteadyClock.now)
            carryOut(model.send(event, at: SteadyClock.now))
            draw()
            let presentation = presentation
            fill.play(presentation.fractionMotion, to: presentation.fraction, on: "strokeEnd")
            layer.play(presentation.scaleMotion, to: presentation.scale, on: "transform.scale")
        }

        private func carryOut(_ effects: [CountRingEffect]) {
            for effect in effects {
                switch effect {
                case .announce(let message): Announcer.announce(message)
                case .wake(let time): timer.wake(at: time) { [weak self] in self?.send(.woke) }
                }
            }
        }

        private func draw() {
            let presentation = presentation
            isHidden = presentation.stage == nil
            let color = color(of: presentation.stage)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            track.strokeColor = UIColor.tertiaryLabel.cgColor
            fill.strokeColor = color.cgColor
            fill.strokeEnd = CGFloat(presentation.fraction)
            layer.setAffineTransform(
                CGAffineTransform(scaleX: CGFloat(presentation.scale), y: CGFloat(presentation.scale))
            )
            CATransaction.commit()
            label.text = presentation.label
            label.textColor = color
            accessibilityLabel = presentation.description?.text()
            accessibilityValue = presentation.standingMessage?.text()
        }

        private func color(of stage: CountRingPresentation.Stage?) -> UIColor {
            switch stage {
            case nil, .comfortable: tintColor
            case .warning: warningColor
            case .full, .over: overColor
            }
        }
    }
#endif
