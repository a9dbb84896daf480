import QuartzCore

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A scroll view without deceleration, bouncing and zooming.
@MainActor open class UIScrollView: UIView {
    /// Its own recognizer asks the scroll view about the touched content.
    private final class ContentPan: UIPanGestureRecognizer {
        override func mayBegin() -> Bool { (view as? UIScrollView)?.mayScroll(touches) ?? false && super.mayBegin() }
    }

    open weak var delegate: (any UIScrollViewDelegate)?
    public let panGestureRecognizer: UIPanGestureRecognizer = ContentPan(target: nil, action: nil)
    open var contentSize = CGSize.zero
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    /// Apple: both are true by default.
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open private(set) var isDragging = false
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(.frame, of: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        panGestureRecognizer.addTarget(self, action: Selector("UIScrollView.pan") { ($0 as! UIScrollView).pan($1) })
        addGestureRecognizer(panGestureRecognizer)
    }

    /// Apple: "The point at which the origin of the content view is offset from the origin of the scroll view", the
    /// origin of its bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    open override var bounds: CGRect {
        didSet {
            guard bounds.origin != oldValue.origin else { return }
            setNeedsLayout()
            // Constraints to the frame, the safe area and the keyboard move with the visible part.
            spread { view in
                for constraint in view.constraints where constraint.usesVisiblePart(of: self) {
                    constraint.markLayout()
                }
            }
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// Apple: "The default returned value is true if view is not a UIControl object; otherwise, it returns false."
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Observed: how long a touch of the content waits for a drag, in seconds.
    private static let delay = 0.15

    static func delay(of touch: UITouch) -> Double? {
        let views = sequence(first: touch.view?.superview, next: { $0?.superview })
        let isDelayed = views.contains {
            ($0 as? UIScrollView).map { $0.isScrollEnabled && $0.delaysContentTouches } ?? false
        }
        return isDelayed ? delay : nil
    }

    /// Apple, `canCancelContentTouches` and `touchesShouldCancel(in:)`: content that tracks a touch keeps it unless both
    /// are true.
    private func mayScroll(_ touches: [UITouch]) -> Bool {
        let room = CGSize(width: contentSize.width - bounds.width, height: contentSize.height - bounds.height)
        guard room.width > 0 || room.height > 0 || alwaysBounceVertical || alwaysBounceHorizontal else { return false }
        return touches.allSatisfy { touch in
            guard let view = touch.view, view !== self, touch.delivery.isDelivered else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    private func pan(_ sender: Any?) {
        guard let pan = sender as? UIPanGestureRecognizer else { return }
        isDragging = pan.state == .began || pan.state == .changed
        let way = pan.translation(in: nil)
        pan.setTranslation(.zero, in: nil)
        let most = CGPoint(x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
        contentOffset = CGPoint(
            x: min(max(0, contentOffset.x - way.x), most.x),
            y: min(max(0, contentOffset.y - way.y), most.y)
        )
    }
}
