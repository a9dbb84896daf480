import QuartzCore

/// Performs pending layouts.
@MainActor package enum LayoutPass {
    /// The number of layouts of one view that counts as a loop: the usual value of
    /// `-UIViewLayoutFeedbackLoopDebuggingThreshold`.
    package static let threshold = 100

    /// Observed: a changed size of a view also invalidates the layout of its superview (Stack Overflow 728372).
    package static var resizingMarksSuperview = true

    /// Changes with each change that sizes may depend on.
    private(set) static var generation = 0
    static func forgetMeasures() { generation += 1 }

    private struct Asked { weak var view: UIView? }
    private static var asked: [Asked] = []
    private static var depth = 0
    private static var laidOut: [UIView] = []

    static func askAgain(_ view: UIView) { asked.append(Asked(view: view)) }

    /// Apple, `-[CALayer layoutIfNeeded]`: starts at the highest ancestor that needs layout, without a gap.
    static func run(from view: UIView) {
        begin()
        defer { end() }
        var top = view
        while let next = top.superview, next.isDirty { top = next }
        layOut(top)
    }

    /// Lays out a window until no layout is pending.
    package static func run(_ window: UIWindow) {
        begin()
        defer { end() }
        if UnspecifiedBehavior.current.traitsChangeAtLayout { window.spreadTraits() }
        window.tellSafeArea()
        layOut(window)
    }

    private static func begin() {
        depth += 1
        takeUpSizes()
    }

    private static func end() {
        depth -= 1
        guard depth == 0 else { return }
        for view in laidOut { view.layoutCount = 0 }
        laidOut = []
    }

    private static func takeUpSizes() {
        let views = asked
        asked = []
        for view in views.compactMap(\.view) where view.knownIntrinsicSize != view.intrinsicContentSize {
            view.markConstraintLayout()
        }
    }

    private static func layOut(_ root: UIView) {
        var rounds = 0
        while root.hasDirt, rounds <= threshold {
            visit(root)
            takeUpSizes()
            if root.window != nil { root.tellSafeArea() }
            rounds += 1
        }
    }

    private static func visit(_ view: UIView) {
        if view.isDirty {
            view.needsLayout = false
            view.takeUpSize()
            guard count(view) else { return }
            view.traitCollection.performAsCurrent {
                view.controller?.viewWillLayoutSubviews()
                view.layoutSubviews()
                view.controller?.viewDidLayoutSubviews()
            }
        }
        for subview in view.subviews where subview.superview === view { visit(subview) }
    }

    private static func count(_ view: UIView) -> Bool {
        if view.layoutCount == 0 { laidOut.append(view) }
        view.layoutCount += 1
        guard view.layoutCount > threshold else { return true }
        Headless.error("layout feedback loop: \(type(of: view))")
        return false
    }
}
