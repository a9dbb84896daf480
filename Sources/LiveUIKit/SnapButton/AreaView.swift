#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// An invisible view that fills the superview of a ``SnapButtonView``. It reports changes of the superview's size and safe
/// area, and of the keyboard.
///
/// UIKit lays out a view when the view itself changes, not when its superview does.
final class AreaView: UIView {
    var onChange: (() -> Void)?
    /// A view without a size at the keyboard's upper edge.
    private let keyboardEdge = UIView(frame: .zero)
    private lazy var leading = keyboardEdge.leadingAnchor.constraint(equalTo: leadingAnchor)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Whether the keyboard's edge is laid out. Before, it is at the top, as if the keyboard filled the view.
    private var knowsKeyboard = false

    /// The height that the keyboard and the safe area below it cover at the bottom, in points.
    var bottomInset: CGFloat {
        guard knowsKeyboard, let superview else { return 0 }
        return superview.bounds.maxY - (frame.minY + keyboardEdge.frame.minY)
    }

    /// Moves into the superview of a button and fills it.
    ///
    /// It's directly behind the button: UIKit looks for the scroll view that a navigation bar with a large title
    /// follows among the first subviews of each view.
    func move(behind button: UIView) {
        removeFromSuperview()
        knowsKeyboard = false
        guard let view = button.superview else { return }
        frame = view.bounds
        view.insertSubview(self, belowSubview: button)
        // There is no constraint to the view's own edges, which in a scroll view are those of the content. When it scrolls,
        // its guides move in the content, which lays out this view. The next removal also removes these constraints.
        keyboardEdge.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        leading.isActive = !(view is UIScrollView)
        if let view = view as? UIScrollView {
            keyboardEdge.leadingAnchor.constraint(equalTo: view.frameLayoutGuide.leadingAnchor).isActive = true
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        knowsKeyboard = superview != nil
        onChange?()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        onChange?()
    }

    private func setUp() {
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        keyboardEdge.translatesAutoresizingMaskIntoConstraints = false
        addSubview(keyboardEdge)
        NSLayoutConstraint.activate([
            keyboardEdge.widthAnchor.constraint(equalToConstant: 0),
            keyboardEdge.heightAnchor.constraint(equalToConstant: 0),
        ])
    }
}
#endif
