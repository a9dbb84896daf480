#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
    /// Whether the layout is right to left.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Gives the views within this one the direction that the app forces on it, which UIKit does not. Labels are aligned
    /// by it, because UIKit aligns natural text by its language.
    func shareDirection() {
        for view in subviews where view.semanticContentAttribute != semanticContentAttribute {
            view.semanticContentAttribute = semanticContentAttribute
            if let label = view as? UILabel {
                let isForced = semanticContentAttribute != .unspecified
                label.textAlignment = isForced ? isRightToLeft ? .right : .left : .natural
            }
            // A control has its own views.
            if !(view is UIControl) { view.shareDirection() }
        }
    }

    /// Hides or shows the view of a stack only if that changes. In an animation, a stack view counts how often a view is
    /// hidden, and one that is hidden twice does not come back when it is shown once.
    func setHidden(_ isHidden: Bool) { if self.isHidden != isHidden { self.isHidden = isHidden } }
}

extension [String]? {
    /// The app's names for Voice Control, or others if there are none: UIKit's default is an empty array.
    func orNames(_ names: [String?]) -> [String] {
        if let self, !self.isEmpty { return self }
        return names.compactMap { $0 }.filter { !$0.isEmpty }
    }
}

extension UIGestureRecognizer {
    /// Whether it belongs to a superview of a view, or to the system, instead of the view or its subviews.
    func isOfAnotherView(than own: UIView) -> Bool { view.map { !$0.isDescendant(of: own) } ?? true }

    /// Whether it recognizes a single tap of one finger, which is the action of a control.
    var isSingleTap: Bool {
        guard let tap = self as? UITapGestureRecognizer else { return false }
        #if os(tvOS)
        return tap.numberOfTapsRequired == 1
        #else
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
        #endif
    }
}
#endif
