import QuartzCore

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = Self(rawValue: 1000)
    public static let defaultHigh = Self(rawValue: 750)
    public static let defaultLow = Self(rawValue: 250)
    public static let fittingSizeLevel = Self(rawValue: 50)
}

@MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        case horizontal
        case vertical
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public enum Attribute: Int, Sendable {
        case left = 1
        case right
        case top
        case bottom
        case leading
        case trailing
        case width
        case height
        case centerX
        case centerY
        case lastBaseline
        case firstBaseline
        case notAnAttribute = 0
    }

    /// An attribute of a view or a guide, neither of which it retains.
    struct End {
        weak var item: AnyObject?
        var attribute: Attribute

        @MainActor var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
    }

    let first: End
    let second: End?
    public let relation: Relation
    public let multiplier: CGFloat
    open var constant: CGFloat { didSet { if constant != oldValue { markLayout() } } }
    open var priority = UILayoutPriority.required { didSet { if priority != oldValue { markLayout() } } }
    private weak var holder: UIView?

    init(_ first: End, _ relation: Relation, _ second: End?, multiplier: CGFloat = 1, constant: CGFloat = 0) {
        self.first = first
        self.second = second
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
    }

    public convenience init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant c: CGFloat
    ) {
        let second = view2.map { End(item: $0 as AnyObject, attribute: attr2) }
        self.init(
            End(item: view1 as AnyObject, attribute: attr1),
            relation,
            second,
            multiplier: multiplier,
            constant: c
        )
    }

    open var firstAttribute: Attribute { first.attribute }

    /// Apple: the constraint is added to the closest common ancestor of its items. Without one, this is an error.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? install() : uninstall() }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) { for each in constraints { each.isActive = true } }

    private func install() {
        guard holder == nil, let view = first.view else { return }
        guard let other = second?.view else { return hold(view) }
        guard let common = view.nearestCommonAncestor(with: other) else {
            return Headless.error("constraint without a common ancestor: \(type(of: view)), \(type(of: other))")
        }
        hold(common)
    }

    private func hold(_ view: UIView) {
        holder = view
        view.constraints.append(self)
        markLayout()
    }

    func uninstall() {
        guard let holder else { return }
        markLayout()
        holder.constraints.removeAll { $0 === self }
        self.holder = nil
    }

    var usesKeyboard: Bool { [first.item, second?.item].contains { $0 is UIKeyboardLayoutGuide } }

    /// Whether an end moves when a scroll view scrolls.
    func usesVisiblePart(of view: UIScrollView) -> Bool {
        [first.item, second?.item].contains { ($0 as? UILayoutGuide)?.owningView === view }
    }

    func markLayout() {
        guard holder != nil else { return }
        first.view?.markConstraintLayout()
        second?.view?.markConstraintLayout()
    }
}
