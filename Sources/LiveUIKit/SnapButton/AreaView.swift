#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// An invisible view that fills the superview of a ``SnapButton`` and reports changes of that view's size or safe area,
/// and the keyboard's coming and going.
///
/// UIKit lays a view out again when the view itself changes, not when its superview does.
final class AreaView: UIView {
    var onChange: (() -> Void)?
    /// Stands at the keyboard's upper edge, without any size.
    private let keyboardEdge = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Whether the keyboard's edge has its place. Before, it stands at the top, as if all were keyboard.
    private var knowsKeyboard = false

    /// How much of the view's foot the safe area and the keyboard take, in points.
    var bottomInset: CGFloat {
        knowsKeyboard ? max(safeAreaInsets.bottom, bounds.maxY - keyboardEdge.frame.minY) : safeAreaInsets.bottom
    }

    /// Fills another view.
    func move(to view: UIView?) {
        removeFromSuperview()
        knowsKeyboard = false
        guard let view else { return }
        frame = view.bounds
        view.insertSubview(self, at: 0)
        // No constraint is to the view's own edges, which in a scroll view are the content's. The next removal takes it away.
        keyboardEdge.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
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
            keyboardEdge.leadingAnchor.constraint(equalTo: leadingAnchor),
            keyboardEdge.widthAnchor.constraint(equalToConstant: 0),
            keyboardEdge.heightAnchor.constraint(equalToConstant: 0),
        ])
    }
}
#endif
