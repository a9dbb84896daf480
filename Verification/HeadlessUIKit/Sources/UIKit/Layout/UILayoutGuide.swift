import QuartzCore

/// One of a view's own rectangles that constraints can use. Insets define it.
@MainActor open class UILayoutGuide: NSObject {
    enum Kind {
        case safeArea
        case keyboard
        /// A scroll view's visible part.
        case frame
    }

    let kind: Kind
    public internal(set) weak var owningView: UIView?

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        owningView = view
    }

    open var layoutFrame: CGRect { owningView?.bounds.inset(by: insets) ?? .zero }

    /// The insets from the edges of its view.
    var insets: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        switch kind {
        case .frame: return .zero
        case .safeArea: return view.safeAreaInsets
        case .keyboard: return keyboardInsets(view)
        }
    }

    /// Apple, `keyboardLayoutGuide`: while no keyboard is shown, its top is the bottom of the safe area. It covers the
    /// part of the view that the keyboard covers.
    private func keyboardInsets(_ view: UIView) -> UIEdgeInsets {
        let safe = view.safeAreaInsets
        var foot = safe.bottom
        if let window = view.window, Headless.keyboardHeight > 0 {
            let top = view.convert(CGPoint(x: 0, y: window.bounds.maxY - Headless.keyboardHeight), from: window).y
            foot = min(max(foot, view.bounds.maxY - top), view.bounds.height)
        }
        return UIEdgeInsets(top: view.bounds.height - foot, left: safe.left, bottom: 0, right: safe.right)
    }

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
}

@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
}
