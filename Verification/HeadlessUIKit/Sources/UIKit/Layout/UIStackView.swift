import QuartzCore

@MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill
        case leading
        case firstBaseline
        case center
        case trailing
        case lastBaseline
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(coder: coder)! }
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { markConstraintLayout() } }
    open var distribution = Distribution.fill { didSet { markConstraintLayout() } }
    open var alignment = Alignment.fill { didSet { markConstraintLayout() } }
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { markConstraintLayout() } } }
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Apple: also adds it as a subview, and sets `translatesAutoresizingMaskIntoConstraints` to false.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let others = arrangedSubviews.filter { $0 !== view }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews = others
        arrangedSubviews.insert(view, at: min(stackIndex, others.count))
        markConstraintLayout()
    }

    /// Apple: it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        markConstraintLayout()
    }

    /// Apple: a subview that is removed is no longer arranged.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
        removeArrangedSubview(subview)
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
        markConstraintLayout()
    }

    func spacing(after view: UIView) -> CGFloat { customSpacing[ObjectIdentifier(view)] ?? spacing }

    /// Apple: hidden views take up no space.
    var shownSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    package override var baselines: (first: CGFloat, last: CGFloat)? {
        guard let first = shownSubviews.first, let last = shownSubviews.last else { return nil }
        return first.baselines.map { ($0.first, (axis == .vertical ? last : first).baselines?.last ?? 0) }
    }
}
