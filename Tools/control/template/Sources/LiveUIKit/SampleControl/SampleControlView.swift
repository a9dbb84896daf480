#if canImport(UIKit) && !os(watchOS)
public import LiveControls
import LiveFoundation
public import UIKit

/// A bar that shows whether a field is filled.
///
/// ```swift
/// let bar = SampleControlView()
/// bar.text = "Hello"
/// ```
open class SampleControlView: UIView {
    private var model = SampleControlModel()
    private let bar = UIView(frame: .zero)

    /// Called when the field has been filled or emptied.
    open var onFill: ((Bool) -> Void)?

    /// The field's text as it is.
    open var text: String = "" { didSet { send(.textChanged(text)) } }

    /// Creates a bar for an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The state that the bar shows.
    public var presentation: SampleControlPresentation { model.presentation }

    /// As wide as its surroundings make it.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 2) }

    /// Lays the bar out.
    open override func layoutSubviews() {
        super.layoutSubviews()
        bar.bounds = CGRect(origin: .zero, size: bounds.size)
        bar.center = CGPoint(x: isRightToLeft ? bounds.maxX : bounds.minX, y: bounds.midY)
        bar.layer.anchorPoint = CGPoint(x: isRightToLeft ? 1 : 0, y: 0.5)
    }

    /// Takes up the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        draw()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        addSubview(bar)
        draw()
    }

    private func send(_ event: SampleControlEvent) {
        model.send(.reducedMotionChanged(UIAccessibility.isReduceMotionEnabled), at: CACurrentMediaTime())
        let effects = model.send(event, at: CACurrentMediaTime())
        draw()
        if window != nil { bar.layer.play(presentation.lengthMotion, to: presentation.length, on: "transform.scale.x") }
        for case .filled(let isFilled) in effects { onFill?(isFilled) }
    }

    private func draw() {
        bar.backgroundColor = tintColor
        bar.transform = CGAffineTransform(scaleX: CGFloat(presentation.length), y: 1)
    }
}
#endif
