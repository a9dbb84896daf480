#if canImport(UIKit) && !os(watchOS)
public import LiveControls
import LiveFoundation
public import LiveText
public import UIKit

/// A ring that fills while a person types towards a limit.
///
/// ```swift
/// let ring = CountRingView(limit: TextLimit(280))
/// field.addAction(
///     UIAction { action in ring.text = (action.sender as? UITextField)?.text ?? "" },
///     for: .editingChanged
/// )
/// ```
///
/// Without a limit the view is empty and takes no room. VoiceOver finds the limit and what is left in the ring, and says
/// once, a second after the last key, when the text comes near to the limit, reaches it or is over it.
@IBDesignable open class CountRingView: UIView {
    private var model = CountRingModel(limit: TextLimit(0))
    private let waker = Waker()
    /// What is drawn. It grows and is hidden, and leaves the view's own properties to the app.
    private let face = UIView(frame: .zero)
    private let track = CAShapeLayer()
    private let fill = CAShapeLayer()
    private let label = UILabel()

    /// The ring's thickness, in points.
    open var lineWidth: CGFloat = 2.5 { didSet { setNeedsLayout() } }
    /// The colour of the ring while the number is shown.
    @IBInspectable open var warningColor: UIColor = .warningRole { didSet { draw() } }
    /// The colour of the ring at the limit and over it.
    @IBInspectable open var overColor: UIColor = .incorrectRole { didSet { draw() } }

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

    /// The size beside a line of body text, which follows the text size; nothing without a limit.
    open override var intrinsicContentSize: CGSize {
        guard presentation.stage != nil else { return .zero }
        let side = UIFontMetrics(forTextStyle: .body).scaledValue(for: 24, compatibleWith: traitCollection)
        return CGSize(width: side, height: side)
    }

    /// Lays the ring out.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.bounds = CGRect(origin: .zero, size: bounds.size)
        face.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let bounds = face.bounds
        let radius = max(0, (min(bounds.width, bounds.height) - lineWidth) / 2)
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: radius,
            startAngle: -.pi / 2,
            endAngle: .pi * 3 / 2,
            clockwise: true
        )
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in [track, fill] {
            layer.path = path.cgPath
            layer.lineWidth = lineWidth
        }
        CATransaction.commit()
        // An inset larger than half the rectangle gives the null rectangle, which a layer refuses.
        let inset = min(lineWidth * 2, bounds.width / 2, bounds.height / 2)
        label.frame = bounds.insetBy(dx: inset, dy: inset)
    }

    /// Takes up the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        draw()
    }

    /// Takes up a changed appearance, which layers do not follow by themselves, and a changed text size.
    @available(visionOS, deprecated: 1.0)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        draw()
    }

    /// Whether VoiceOver finds the ring; without a limit there is nothing to find.
    open override var isAccessibilityElement: Bool {
        get { super.isAccessibilityElement && presentation.stage != nil }
        set { super.isAccessibilityElement = newValue }
    }

    /// The limit, until the app sets a name.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? presentation.description?.text() }
        set { super.accessibilityLabel = newValue }
    }

    /// What is left, until the app sets a value.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? presentation.standingMessage?.text() }
        set { super.accessibilityValue = newValue }
    }

    private func setUp() {
        face.isUserInteractionEnabled = false
        addSubview(face)
        for layer in [track, fill] {
            layer.fillColor = nil
            face.layer.addSublayer(layer)
        }
        fill.lineCap = .round
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .caption2)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        face.addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        draw()
    }

    private func send(_ event: CountRingEvent) {
        model.send(.reducedMotionChanged(UIAccessibility.isReduceMotionEnabled), at: CACurrentMediaTime())
        carryOut(model.send(event, at: CACurrentMediaTime()))
        draw()
        guard window != nil else { return }
        let presentation = presentation
        fill.play(presentation.fractionMotion, to: presentation.fraction, on: "strokeEnd")
        face.layer.play(presentation.scaleMotion, to: presentation.scale, on: "transform.scale")
    }

    private func carryOut(_ effects: [CountRingEffect]) {
        for effect in effects {
            switch effect {
            case .announce(let message): Announcer.announce(message)
            case .wake(let time): waker.wake(at: time) { [weak self] in self?.send(.woke) }
            }
        }
    }

    private func draw() {
        let presentation = presentation
        if face.isHidden != (presentation.stage == nil) {
            face.isHidden.toggle()
            invalidateIntrinsicContentSize()
        }
        let color = color(of: presentation.stage)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        track.strokeColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
        fill.strokeColor = color.resolvedColor(with: traitCollection).cgColor
        fill.strokeEnd = CGFloat(presentation.fraction)
        let scale = CGFloat(presentation.scale)
        face.layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
        CATransaction.commit()
        label.text = presentation.label
        label.textColor = color
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
