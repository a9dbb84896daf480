#if canImport(UIKit) && !os(watchOS)
public import LiveControls
import LiveFoundation
public import LiveText
public import UIKit

/// A ring that fills as a person types toward a limit.
///
/// ```swift
/// let ring = CountRingView(limit: TextLimit(280))
/// field.addAction(
///     UIAction { action in ring.text = (action.sender as? UITextField)?.text ?? "" },
///     for: .editingChanged
/// )
/// ```
///
/// Without a limit, the view is empty and takes up no space. VoiceOver reads the limit and the remaining number in the
/// ring. One second after the last key, it announces once when the text comes near the limit, reaches it or exceeds it.
@IBDesignable open class CountRingView: UIView {
    private var model = CountRingModel(limit: TextLimit(0))
    private let waker = Waker()
    /// The drawn content. It is scaled and hidden instead of the view, whose own properties belong to the app.
    private let face = UIView(frame: .zero)
    private let track = CAShapeLayer()
    private let fill = CAShapeLayer()
    private let label = UILabel()

    /// The line width of the ring, in points.
    open var lineWidth: CGFloat = 2.5 { didSet { setNeedsLayout() } }
    /// The color of the ring while the number is shown.
    @IBInspectable dynamic open var warningColor: UIColor = .warningRole { didSet { draw() } }
    /// The color of the ring at and over the limit.
    @IBInspectable dynamic open var overColor: UIColor = .incorrectRole { didSet { draw() } }

    /// Creates a ring in code.
    ///
    /// - Parameters:
    ///   - limit: The limit; without one there is no ring.
    ///   - warnAt: The number of remaining units at which the number appears.
    public convenience init(limit: TextLimit, warnAt: Int = CountRingSettings.defaultWarnAt) {
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

    /// The current text.
    @IBInspectable open var text: String = "" { didSet { send(.field(.set(text))) } }

    /// Whether the text is a program's, which is not announced.
    private var isTextByProgram = false

    /// Shows a text that the person or a program has changed.
    func show(_ text: String, isByProgram: Bool) {
        if text != self.text { isTextByProgram = isByProgram }
        self.text = text
    }

    /// Sets the text while an input method composes a part of it. The text counts, but nothing is announced.
    ///
    /// - Parameter text: The whole text.
    open func setMarkedText(_ text: String) { send(.field(.composing(text))) }

    /// The limit of the text.
    open var limit: TextLimit {
        get { model.settings.limit }
        set { send(model.changing { $0.limit = newValue }) }
    }

    /// The limit for Interface Builder, in characters.
    @IBInspectable open var lengthLimit: Int {
        get { limit.maximum }
        set { limit.maximum = newValue }
    }

    /// The number of remaining units at which the number appears.
    @IBInspectable open var warnAt: Int {
        get { model.settings.warnAt }
        set { send(model.changing { $0.warnAt = newValue }) }
    }

    /// The model's presentation.
    public var presentation: CountRingPresentation { model.presentation }

    /// The size next to a line of body text, which follows the text size; zero without a limit.
    open override var intrinsicContentSize: CGSize {
        guard presentation.stage != nil else { return .zero }
        let side = UIFontMetrics(forTextStyle: .body).scaledValue(for: 24, compatibleWith: traitCollection)
        return CGSize(width: side, height: side)
    }

    /// The size next to a line of body text, whatever size is available.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Lays out the ring.
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
        // An inset larger than half the rectangle gives the null rectangle, which a layer does not accept.
        let inset = min(lineWidth * 2, bounds.width / 2, bounds.height / 2)
        label.frame = bounds.insetBy(dx: inset, dy: inset)
    }

    /// Applies the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        draw()
    }

    /// Applies a changed appearance, which layers do not follow by themselves, and a changed text size.
    @available(visionOS, deprecated: 1.0)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        draw()
    }

    /// Whether the ring is an accessibility element. It is not one without a limit.
    open override var isAccessibilityElement: Bool {
        get { super.isAccessibilityElement && presentation.stage != nil }
        set { super.isAccessibilityElement = newValue }
    }

    /// The limit, unless the app sets a label.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? presentation.description?.text() }
        set { super.accessibilityLabel = newValue }
    }

    /// The remaining number, unless the app sets a value.
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
        model.change(at: CACurrentMediaTime()) { $0.prefersReducedMotion = UIAccessibility.isReduceMotionEnabled }
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
            case .announce(let message): if !isTextByProgram { Announcer.announce(message) }
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
