import QuartzCore

extension UIView {
    func insert(_ view: UIView, at index: Int, isMoved: Bool) {
        if isMoved {
            // Apple: only its index among the subviews changes.
            subviews.removeAll { $0 === view }
            put(view, at: index)
            return setNeedsLayout()
        }
        let newWindow = window
        let oldWindow = view.window
        if let old = view.superview {
            old.willRemoveSubview(view)
            view.dropConstraintsToOutside()
        }
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.spread { $0.willMove(toWindow: newWindow) } }
        if let old = view.superview {
            old.subviews.removeAll { $0 === view }
            view.layer.removeFromSuperlayer()
            old.setNeedsLayout()
        }
        view.superview = self
        put(view, at: index)
        if oldWindow !== newWindow { view.spread { $0.didMoveToWindow() } }
        view.didMoveToSuperview()
        didAddSubview(view)
        // Observed in UIKit: both are laid out.
        view.setNeedsLayout()
        setNeedsLayout()
        guard view.superview === self else { return }
        if !UnspecifiedBehavior.current.traitsChangeAtLayout { view.spreadTraits() }
        view.tellTint()
    }

    private func put(_ view: UIView, at index: Int) {
        let index = min(max(0, index), subviews.count)
        if index == subviews.count {
            subviews.append(view)
            layer.addSublayer(view.layer)
        } else {
            let above = subviews[index].layer
            subviews.insert(view, at: index)
            layer.insertSublayer(view.layer, below: above)
        }
    }

    func place(of sibling: UIView, without view: UIView) -> Int {
        subviews.filter { $0 !== view }.firstIndex { $0 === sibling } ?? subviews.count
    }

    func leaveSuperview() {
        guard let old = superview else { return }
        let oldWindow = window
        // UIKit: a first responder that leaves its window resigns.
        if oldWindow != nil, let responder = FirstResponder.current as? UIView, responder.isDescendant(of: self) {
            if !responder.resignFirstResponder() || FirstResponder.current === responder {
                FirstResponder.current = nil
            }
        }
        if let focused = Focus.view, focused.isDescendant(of: self) { Focus.view = nil }
        old.willRemoveSubview(self)
        dropConstraintsToOutside()
        willMove(toSuperview: nil)
        if oldWindow != nil { spread { $0.willMove(toWindow: nil) } }
        old.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        superview = nil
        old.setNeedsLayout()
        if oldWindow != nil { spread { $0.didMoveToWindow() } }
        didMoveToSuperview()
    }

    /// Calls a closure for the view and all its descendants.
    package func spread(_ body: (UIView) -> Void) {
        body(self)
        for view in subviews { view.spread(body) }
    }

    public func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next {
            if current === view { return true }
            next = current.superview
        }
        return false
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    func nearestCommonAncestor(with other: UIView) -> UIView? {
        var next: UIView? = self
        while let current = next, !other.isDescendant(of: current) { next = current.superview }
        return next
    }
}

extension UIView {
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view = view ?? window else { return point }
        return layer.convert(point, to: view.layer)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view = view ?? window else { return point }
        return layer.convert(point, from: view.layer)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard let view = view ?? window else { return rect }
        return layer.convert(rect, to: view.layer)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let view = view ?? window else { return rect }
        return layer.convert(rect, from: view.layer)
    }

    /// Apple, `hitTest(_:with:)`: ignores views that are hidden, that disable interaction, or whose alpha is below
    /// 0.01. It calls `point(inside:with:)`, then tests the subviews from the front. It uses only model layers.
    func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
        }
        return self
    }
}
