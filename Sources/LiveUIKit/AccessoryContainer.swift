#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A container that keeps a view above the keyboard clear of the home indicator, which it would cover when a hardware
/// keyboard is connected.
///
/// An accessory view extends to the edge of the screen and must place its content within its own safe area (Apple's
/// answer to rdar://34411433).
package final class AccessoryContainer: UIView {
    private let height: NSLayoutConstraint

    /// Creates a container for a view.
    package init(_ content: UIView) {
        height = content.heightAnchor.constraint(equalToConstant: 0)
        super.init(frame: .zero)
        // With this, UIKit uses the constraints for the height.
        autoresizingMask = .flexibleHeight
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.trailingAnchor.constraint(equalTo: trailingAnchor),
            content.topAnchor.constraint(equalTo: topAnchor),
            content.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
            height,
        ])
    }

    /// Nibs are not supported.
    package required init?(coder: NSCoder) { nil }

    /// The size of the content.
    package var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: height.constant) }
        set {
            height.constant = newValue.height
            frame.size = newValue
        }
    }

    /// Zero, because the constraints determine the size.
    package override var intrinsicContentSize: CGSize { .zero }
}
#endif
