import QuartzCore

extension UIView {
    /// The direct subviews that constraints position.
    var constrainedSubviews: [UIView] {
        let shown = (self as? UIStackView)?.shownSubviews
        return subviews.filter { view in
            guard !view.translatesAutoresizingMaskIntoConstraints else { return false }
            // Views that a stack hides take no part.
            return shown.map { shown in
                shown.contains { $0 === view } || !(self as? UIStackView)!.arrangedSubviews.contains { $0 === view }
            } ?? true
        }
    }

    var isContainer: Bool { self is UIStackView || !constrainedSubviews.isEmpty }

    /// Returns the width from the view's content or its subviews; `noIntrinsicMetric` if there is none.
    func measuredWidth() -> CGFloat {
        guard isContainer else { return contentSize(width: nil).width }
        return remembered(Measure(axis: .horizontal, width: nil)) {
            AxisLayout(self, .horizontal, size: nil).solved()[ObjectIdentifier(self)]?.size ?? 0
        }
    }

    /// Returns the height from the view's content or its subviews.
    ///
    /// - Parameter width: The width, if known, at which lines of text wrap.
    func measuredHeight(width: CGFloat?) -> CGFloat {
        guard isContainer else { return contentSize(width: width).height }
        return remembered(Measure(axis: .vertical, width: width)) {
            let widths = AxisLayout(self, .horizontal, size: width).solved().mapValues { $0.size }
            return AxisLayout(self, .vertical, size: nil, widths: widths).solved()[ObjectIdentifier(self)]?.size ?? 0
        }
    }

    /// Apple, `invalidateIntrinsicContentSize()`: "call this when something changes in your custom view that invalidates its
    /// intrinsic content size". Until then, constraints use the size that they know.
    private func contentSize(width: CGFloat?) -> CGSize {
        if isIntrinsicSizeDue { knownIntrinsicSize = intrinsicContentSize }
        isIntrinsicSizeDue = false
        return contentSize(forWidth: width)
    }

    /// Containers are measured several times in a pass.
    private func remembered(_ measure: Measure, _ value: () -> CGFloat) -> CGFloat {
        if measures.generation != LayoutPass.generation { measures = (LayoutPass.generation, [:]) }
        if let value = measures.values[measure] { return value }
        let result = roundedUp(value())
        measures.values[measure] = result
        return result
    }

    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        LayoutPass.forgetMeasures()
        let width = horizontal == .required ? target.width : measuredWidth()
        var size = CGSize(width: width, height: measuredHeight(width: width < 0 ? nil : width))
        let own = AxisLayout.ownSize(of: self)
        if horizontal == .required { size.width = target.width } else if let width = own.width { size.width = width }
        if vertical == .required {
            size.height = target.height
        } else if let height = own.height {
            size.height = height
        }
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    /// Sizes and positions the subviews.
    func applyConstraints() {
        let views = constrainedSubviews
        guard !views.isEmpty else { return }
        let horizontal = AxisLayout(self, .horizontal, size: bounds.width).solved()
        let widths = horizontal.mapValues { $0.size }
        let vertical = AxisLayout(self, .vertical, size: bounds.height, widths: widths).solved()
        for view in views {
            guard let x = horizontal[ObjectIdentifier(view)], let y = vertical[ObjectIdentifier(view)] else { continue }
            // Auto Layout aligns edges with pixels.
            let (left, right) = (((x.start) * 3).rounded() / 3, ((x.start + x.size) * 3).rounded() / 3)
            let (top, bottom) = (((y.start) * 3).rounded() / 3, ((y.start + y.size) * 3).rounded() / 3)
            view.place(in: CGRect(x: left, y: top, width: right - left, height: bottom - top))
        }
    }

    /// Sets the bounds and the center, as constraints do, independent of the transform.
    private func place(in rect: CGRect) {
        if bounds.size != rect.size { bounds.size = rect.size }
        let anchor = layer.anchorPoint
        let point = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        if center != point { center = point }
    }

    /// Invalidates the layout of the views whose constraints depend on this one, up to the first whose frame determines
    /// its size.
    func markConstraintLayout() {
        LayoutPass.forgetMeasures()
        needsLayout = true
        var view = self
        while let next = view.superview {
            next.needsLayout = true
            guard !next.translatesAutoresizingMaskIntoConstraints else { return }
            view = next
        }
    }

    /// Invalidates the layout of all views with constraints, for example when the keyboard appears.
    package func markConstraints() {
        spread { view in
            for constraint in view.constraints where constraint.usesKeyboard { constraint.markLayout() }
        }
    }

    /// Marks the intrinsic size as possibly changed. The next use by constraints determines whether it has.
    func markIntrinsicSize() {
        LayoutPass.forgetMeasures()
        isIntrinsicSizeDue = true
        guard !translatesAutoresizingMaskIntoConstraints else { return }
        LayoutPass.askAgain(self)
    }
}

struct Measure: Hashable {
    var axis: NSLayoutConstraint.Axis
    var width: CGFloat?
}

extension AxisLayout {
    /// Returns the size from a view's constraints on itself.
    static func ownSize(of view: UIView) -> (width: CGFloat?, height: CGFloat?) {
        func length(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
            let own = view.constraints.filter { $0.first.item === view && $0.second == nil }
            return own.first { $0.firstAttribute == attribute && $0.relation == .equal }?.constant
        }
        return (length(.width), length(.height))
    }
}
