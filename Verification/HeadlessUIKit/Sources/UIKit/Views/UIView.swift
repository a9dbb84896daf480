import QuartzCore

@MainActor open class UIView: UIResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
        public static let flexibleWidth = Self(rawValue: 1 << 1)
        public static let flexibleRightMargin = Self(rawValue: 1 << 2)
        public static let flexibleTopMargin = Self(rawValue: 1 << 3)
        public static let flexibleHeight = Self(rawValue: 1 << 4)
        public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
    }

    public enum ContentMode: Int, Sendable {
        case scaleToFill
        case scaleAspectFit
        case scaleAspectFill
        case redraw
        case center
        case top
        case bottom
        case left
        case right
        case topLeft
        case topRight
        case bottomLeft
        case bottomRight
    }

    /// The class of the layer. The double creates the Core Animation classes that it supports.
    open class var layerClass: AnyClass { CALayer.self }
    open class var noIntrinsicMetric: CGFloat { -1 }
    public class var layoutFittingCompressedSize: CGSize { .zero }

    public let layer: CALayer

    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init(responder: ())
        connectLayer()
        layer.frame = frame
        knownSize = frame.size
    }

    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init(responder: ())
        connectLayer()
    }

    public convenience init() { self.init(frame: .zero) }

    // Geometry

    open var frame: CGRect {
        get { layer.frame }
        set {
            layer.frame = newValue
            takeUpSize()
        }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            layer.bounds = newValue
            takeUpSize()
        }
    }
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var contentMode = ContentMode.scaleToFill
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    // Appearance

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            // Observed (openradar 25087688): within animations, a stack view counts how often it hides a view.
            let isCounted = superview is UIStackView && UIView.inheritedAnimationDuration > 0
            hidingCount = isCounted ? max(0, hidingCount + (newValue ? 1 : -1)) : newValue ? 1 : 0
            guard layer.isHidden != (hidingCount > 0) else { return }
            layer.isHidden = hidingCount > 0
            if superview is UIStackView { markConstraintLayout() }
        }
    }
    open var backgroundColor: UIColor? { didSet { resolveBackground() } }
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            tellTint()
        }
    }
    open func tintColorDidChange() {}
    open func setNeedsDisplay() { drawn = nil }
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    open var tag = 0

    // Hierarchy

    public internal(set) weak var superview: UIView?
    public internal(set) var subviews: [UIView] = []
    open var window: UIWindow? { superview?.window }
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count, isMoved: view.superview === self) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index, isMoved: view.superview === self) }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insertSubview(view, at: place(of: sibling, without: view))
    }
    open func removeFromSuperview() { leaveSuperview() }
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    // Touches

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Apple: `true` by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public private(set) var interactions: [any UIInteraction] = []
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    // Large content

    open var showsLargeContentViewer = false
    open var scalesLargeContentImage = false
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?

    // Layout

    open func setNeedsLayout() { needsLayout = true }
    open func layoutIfNeeded() { LayoutPass.run(from: self) }
    /// Apple: uses the constraints to size and position the subviews.
    open func layoutSubviews() { applyConstraints() }
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { markConstraintLayout() } }
    }
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { markIntrinsicSize() }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities[axis]?.hugging ?? .defaultLow
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities[axis, default: ContentPriorities()].hugging = priority
        markConstraintLayout()
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities[axis]?.resistance ?? .defaultHigh
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        priorities[axis, default: ContentPriorities()].resistance = priority
        markConstraintLayout()
    }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }
    public internal(set) var constraints: [NSLayoutConstraint] = []

    // Safe areas

    open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }
    open func safeAreaInsetsDidChange() {}
    open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(.safeArea, of: self)
    open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(.keyboard, of: self)

    // Traits

    open var traitCollection: UITraitCollection {
        UnspecifiedBehavior.current.traitsChangeAtLayout ? toldTraits ?? .system : inheritedTraits
    }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if UnspecifiedBehavior.current.traitsChangeAtLayout { setNeedsLayout() } else { spreadTraits() } }
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: layoutDirectionOfTraits)
    }

    // Focus and responder

    open var canBecomeFocused: Bool { false }
    open override var next: UIResponder? { controller ?? superview }
    package override var responderWindow: UIWindow? { window }

    // Members of the double

    var recognizers: [UIGestureRecognizer] = []
    var hidingCount = 0
    /// Whether a finger is on it.
    var isTouched = false
    var ownTint: UIColor?
    package var toldTint: UIColor?
    package internal(set) var needsLayout = true
    var layoutCount = 0
    var priorities: [NSLayoutConstraint.Axis: ContentPriorities] = [:]
    var knownIntrinsicSize: CGSize?
    var isIntrinsicSizeDue = true
    var measures: (generation: Int, values: [Measure: CGFloat]) = (0, [:])
    var toldSafeArea = UIEdgeInsets.zero
    var toldTraits: UITraitCollection?
    weak var controller: UIViewController?

    /// The size of the last layout or invalidation. Its layer's size may have changed directly since then.
    var knownSize = CGSize.zero
    /// The drawn content, until `setNeedsDisplay`.
    var drawn: [LayerContent]?

    /// The content of the view, apart from its layer's appearance.
    package var content: [LayerContent] { [] }
    /// Whether it draws in `draw(_:)`, and therefore only after `setNeedsDisplay`.
    var keepsDrawing: Bool { false }
    /// Returns the size of its content, with lines wrapped at a width.
    package func contentSize(forWidth width: CGFloat?) -> CGSize {
        knownIntrinsicSize ?? intrinsicContentSize
    }
    /// The distance of the first baseline from the top, and of the last from the bottom; `nil` for a view whose bottom
    /// is its baseline.
    package var baselines: (first: CGFloat, last: CGFloat)? { nil }
}

struct ContentPriorities {
    var hugging = UILayoutPriority.defaultLow
    var resistance = UILayoutPriority.defaultHigh
}

@MainActor package enum Focus {
    package static weak var view: UIView?
}
