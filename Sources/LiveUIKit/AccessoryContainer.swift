#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Keeps a view above the keyboard clear of the home indicator, which it stands before where a keyboard is connected.
///
/// An accessory view is laid out to the edge of the screen, and is to place its content within its own safe area
/// (Apple's answer to rdar://34411433).
package final class AccessoryContainer: UIView {
    private let height: NSLayoutConstraint

    /// Puts a view into a container.
    package init(_ content: UIView) {
        height = content.heightAnchor.constraint(equalToConstant: 0)
        super.init(frame: .zero)
        // With this, UIKit asks the constraints for the height.
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

    /// There are no nibs of it.
    package required init?(coder: NSCoder) { nil }

    /// The size of the content.
    package var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: height.constant) }
        set {
            height.constant = newValue.height
            frame.size = newValue
        }
    }

    /// None: the constraints have it.
    package override var intrinsicContentSize: CGSize { .zero }
}
#endif
