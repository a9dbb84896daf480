import QuartzCore

/// A position or length that depends on variables.
struct LinearExpression {
    var terms: [Int: Double] = [:]
    var constant = 0.0

    static func variable(_ index: Int) -> Self { Self(terms: [index: 1]) }

    static func + (a: Self, b: Self) -> Self {
        Self(terms: a.terms.merging(b.terms, uniquingKeysWith: +), constant: a.constant + b.constant)
    }
    static func * (a: Self, factor: Double) -> Self {
        Self(terms: a.terms.mapValues { $0 * factor }, constant: a.constant * factor)
    }
    static func - (a: Self, b: Self) -> Self { a + b * -1 }
    static func + (a: Self, b: Double) -> Self { Self(terms: a.terms, constant: a.constant + b) }
    static prefix func - (a: Self) -> Self { a * -1 }
}

/// The constraints of a view and its direct subviews along one axis, in the view's own coordinates.
///
/// Auto Layout has one system for a whole window. Here each view has its own, in which the subviews have the sizes that
/// result from their own systems. The result is the same unless constraints connect views across several levels.
@MainActor struct AxisLayout {
    struct Span {
        var start: LinearExpression
        var size: LinearExpression
        var end: LinearExpression { start + size }
        var middle: LinearExpression { start + size * 0.5 }
    }

    let host: UIView
    let axis: NSLayoutConstraint.Axis
    /// The views' widths, if the other axis is already solved.
    let widths: [ObjectIdentifier: CGFloat]
    private var system = LinearSystem()
    private var spans: [ObjectIdentifier: Span] = [:]
    private let isRightToLeft: Bool

    /// - Parameter size: The host's size along the axis; `nil` for the smallest.
    init(_ host: UIView, _ axis: NSLayoutConstraint.Axis, size: CGFloat?, widths: [ObjectIdentifier: CGFloat] = [:]) {
        self.host = host
        self.axis = axis
        self.widths = widths
        isRightToLeft = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let origin = axis == .horizontal ? host.bounds.minX : host.bounds.minY
        var span = Span(start: LinearExpression(constant: Double(origin)), size: LinearExpression())
        if let size { span.size.constant = Double(size) } else { span.size = .variable(system.variable()) }
        spans[ObjectIdentifier(host)] = span
        let views = host.constrainedSubviews
        for view in views {
            spans[ObjectIdentifier(view)] = Span(
                start: .variable(system.variable()),
                size: .variable(system.variable())
            )
        }
        addConstraints(views)
        if let stack = host as? UIStackView { add(stack) }
        for view in views { addContent(of: view) }
        for span in spans.values { add(span.size, .greaterThanOrEqual, LinearExpression(), .required) }
        if size == nil { add(span.size, .equal, LinearExpression(), .fittingSizeLevel) }
    }

    /// Returns the start and the size of each view, including the host.
    func solved() -> [ObjectIdentifier: (start: CGFloat, size: CGFloat)] {
        let values = system.solved()
        func value(_ expression: LinearExpression) -> CGFloat {
            CGFloat(expression.terms.reduce(expression.constant) { $0 + $1.value * values[$1.key] })
        }
        return spans.mapValues { (value($0.start), max(0, value($0.size))) }
    }

    private mutating func add(
        _ left: LinearExpression,
        _ relation: NSLayoutConstraint.Relation,
        _ right: LinearExpression,
        _ priority: UILayoutPriority
    ) {
        let whole = left - right
        let terms = whole.terms.filter { abs($0.value) > 1e-12 }
        guard !terms.isEmpty else { return }
        system.rules.append(
            .init(terms: terms, relation: relation, value: -whole.constant, priority: priority.rawValue)
        )
    }

    // Constraints

    private mutating func addConstraints(_ views: [UIView]) {
        var found: [NSLayoutConstraint] = host.constraints
        for view in views { found += view.constraints.filter { $0.second == nil || $0.second?.item === $0.first.item } }
        var ancestor = host.superview
        while let view = ancestor {
            found += view.constraints.filter { constraint in
                views.contains { $0 === constraint.first.item || $0 === constraint.second?.item }
            }
            ancestor = view.superview
        }
        for constraint in found {
            guard let left = expression(constraint.first) else { continue }
            var right = LinearExpression(constant: Double(constraint.constant))
            if let second = constraint.second {
                guard let other = expression(second) else { continue }
                right = other * Double(constraint.multiplier) + Double(constraint.constant)
            }
            add(left, constraint.relation, right, constraint.priority)
        }
    }

    /// Returns `nil` for an attribute of the other axis. In a right-to-left language, leading and trailing count from
    /// the right.
    private func expression(_ end: NSLayoutConstraint.End) -> LinearExpression? {
        guard let item = end.item else { return nil }
        let isHorizontal = axis == .horizontal
        switch end.attribute {
        case .left, .right, .leading, .trailing, .width, .centerX: guard isHorizontal else { return nil }
        case .notAnAttribute: return nil
        default: guard !isHorizontal else { return nil }
        }
        let span = span(of: item)
        switch end.attribute {
        case .left, .top: return span.start
        case .right, .bottom: return span.end
        case .leading: return isRightToLeft ? -span.end : span.start
        case .trailing: return isRightToLeft ? -span.start : span.end
        case .width, .height: return span.size
        case .centerX, .centerY: return span.middle
        case .firstBaseline: return firstBaseline(of: end.view, span)
        case .lastBaseline: return span.end + -Double(end.view?.baselines?.last ?? 0)
        case .notAnAttribute: return nil
        }
    }

    private func firstBaseline(of view: UIView?, _ span: Span) -> LinearExpression {
        view?.baselines.map { span.start + Double($0.first) } ?? span.end
    }

    private func span(of item: AnyObject) -> Span {
        if let span = spans[ObjectIdentifier(item)] { return span }
        if let guide = item as? UILayoutGuide, let view = guide.owningView {
            let (outer, insets) = (span(of: view), guide.insets)
            let isHorizontal = axis == .horizontal
            let end = outer.end + -Double(isHorizontal ? insets.right : insets.bottom)
            var start = outer.start + Double(isHorizontal ? insets.left : insets.top)
            // Its top counts from the bottom, whose position is a variable.
            if guide.kind == .keyboard, !isHorizontal { start = outer.end + -Double(view.bounds.height - insets.top) }
            return Span(start: start, size: end - start)
        }
        let rect = (item as? UIView).map { host.convert($0.bounds, from: $0) } ?? .zero
        let (start, size) = axis == .horizontal ? (rect.minX, rect.width) : (rect.minY, rect.height)
        return Span(start: LinearExpression(constant: Double(start)), size: LinearExpression(constant: Double(size)))
    }

    // Content

    private mutating func addContent(of view: UIView) {
        let isHorizontal = axis == .horizontal
        let length = isHorizontal ? view.measuredWidth() : view.measuredHeight(width: widths[ObjectIdentifier(view)])
        guard length != UIView.noIntrinsicMetric, let span = spans[ObjectIdentifier(view)] else { return }
        let content = LinearExpression(constant: Double(length))
        var resistance = view.contentCompressionResistancePriority(for: axis)
        // The content of a view keeps it from shrinking.
        if view.isContainer, !isHorizontal { resistance = UILayoutPriority(rawValue: 999) }
        add(span.size, .greaterThanOrEqual, content, resistance)
        add(span.size, .equal, content, view.contentHuggingPriority(for: axis))
    }

    // Stacks

    private mutating func add(_ stack: UIStackView) {
        let shown = stack.shownSubviews.compactMap { view in
            spans[ObjectIdentifier(view)].map { (view: view, span: flipped($0)) }
        }
        guard let whole = spans[ObjectIdentifier(stack)].map(flipped) else { return }
        if stack.axis == axis { addAlong(stack, shown, whole) } else { addAcross(stack, shown, whole) }
    }

    /// Mirrors a span in a right-to-left layout.
    private func flipped(_ span: Span) -> Span {
        axis == .horizontal && isRightToLeft ? Span(start: -span.end, size: span.size) : span
    }

    private mutating func addAlong(_ stack: UIStackView, _ shown: [(view: UIView, span: Span)], _ whole: Span) {
        guard let first = shown.first, let last = shown.last else { return }
        add(first.span.start, .equal, whole.start, .required)
        add(last.span.end, .equal, whole.end, .required)
        let keepsSpacing = [.fill, .fillEqually, .fillProportionally].contains(stack.distribution)
        for (one, next) in zip(shown, shown.dropFirst()) {
            let place = one.span.end + Double(stack.spacing(after: one.view))
            add(next.span.start, keepsSpacing ? .equal : .greaterThanOrEqual, place, .required)
        }
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for each in shown.dropFirst() { add(each.span.size, .equal, first.span.size, .required) }
        case .fillProportionally:
            let lengths = shown.map {
                axis == .horizontal ? $0.view.measuredWidth() : $0.view.measuredHeight(width: nil)
            }
            for (each, length) in zip(shown.dropFirst(), lengths.dropFirst()) where lengths[0] > 0 {
                add(
                    each.span.size,
                    .equal,
                    first.span.size * Double(length / lengths[0]),
                    UILayoutPriority(rawValue: 999)
                )
            }
        case .equalSpacing, .equalCentering:
            let gaps = zip(shown, shown.dropFirst()).map { one, next in
                stack.distribution == .equalSpacing
                    ? next.span.start - one.span.end : next.span.middle - one.span.middle
            }
            for gap in gaps.dropFirst() { add(gap, .equal, gaps[0], UILayoutPriority(rawValue: 999)) }
        }
    }

    private mutating func addAcross(_ stack: UIStackView, _ shown: [(view: UIView, span: Span)], _ whole: Span) {
        for (view, span) in shown {
            switch stack.alignment {
            case .fill:
                add(span.start, .equal, whole.start, .required)
                add(span.end, .equal, whole.end, .required)
                continue
            case .leading: add(span.start, .equal, whole.start, .required)
            case .trailing: add(span.end, .equal, whole.end, .required)
            case .center: add(span.middle, .equal, whole.middle, .required)
            case .firstBaseline:
                let (one, first) = (firstBaseline(of: view, span), firstBaseline(of: shown[0].view, shown[0].span))
                add(one, .equal, first, .required)
            case .lastBaseline:
                let first = shown[0].span.end + -Double(shown[0].view.baselines?.last ?? 0)
                add(span.end + -Double(view.baselines?.last ?? 0), .equal, first, .required)
            }
            add(span.start, .greaterThanOrEqual, whole.start, .required)
            add(span.end, .lessThanOrEqual, whole.end, .required)
        }
    }
}
