public import UIKit

extension TestWindow {
    /// Whether Reduce Motion is on.
    public var isReduceMotionEnabled: Bool {
        get { Headless.isReduceMotionEnabled }
        set {
            Self.need(.accessibilitySettings)
            guard newValue != isReduceMotionEnabled else { return }
            Headless.isReduceMotionEnabled = newValue
            NotificationCenter.default.post(
                name: UIAccessibility.reduceMotionStatusDidChangeNotification,
                object: nil
            )
            layOut()
        }
    }

    /// The light or dark appearance.
    public var style: UIUserInterfaceStyle {
        get { UITraitCollection.system.userInterfaceStyle }
        set { change(UITraitCollection(userInterfaceStyle: newValue)) }
    }

    /// The direction of the person's language.
    public var direction: UIUserInterfaceLayoutDirection {
        get { UITraitCollection.system.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
        set { change(UITraitCollection(layoutDirection: newValue == .rightToLeft ? .rightToLeft : .leftToRight)) }
    }

    /// The person's text size. Views get new traits, and then the notification is posted.
    public var contentSizeCategory: UIContentSizeCategory {
        get { UITraitCollection.system.preferredContentSizeCategory }
        set {
            guard newValue != contentSizeCategory else { return }
            UITraitCollection.system = UITraitCollection(traitsFrom: [
                .system, UITraitCollection(preferredContentSizeCategory: newValue),
            ])
            window.spreadTraits()
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification,
                object: UIApplication.shared
            )
            layOut()
        }
    }

    private func change(_ trait: UITraitCollection) {
        UITraitCollection.system = UITraitCollection(traitsFrom: [.system, trait])
        window.spreadTraits()
        layOut()
    }

    /// The height of the screen's bottom that the keyboard covers; 0 without a keyboard.
    public var keyboardHeight: Double {
        get { Double(Headless.keyboardHeight) }
        set {
            Self.need(.keyboard)
            guard newValue != keyboardHeight else { return }
            Headless.keyboardHeight = CGFloat(newValue)
            let screen = window.bounds
            let frame = CGRect(
                x: 0,
                y: screen.maxY - CGFloat(newValue),
                width: screen.width,
                height: CGFloat(newValue)
            )
            let info: [AnyHashable: Any] = [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: frame),
                UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
            ]
            let change =
                newValue > 0 ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
            for name in [UIResponder.keyboardWillChangeFrameNotification, change] {
                NotificationCenter.default.post(name: name, object: nil, userInfo: info)
            }
            UIView.animate(withDuration: 0.25) {
                self.window.markConstraints()
                LayoutPass.run(self.window)
            }
            layOut()
        }
    }

    /// The time that the person takes to allow a paste that the app makes, in seconds. The app waits meanwhile.
    public var pastePermissionTime: Double {
        get { Headless.pastePermissionTime }
        set {
            Self.need(.clock)
            Headless.pastePermissionTime = newValue
        }
    }

    /// Rotates the screen. As in the system, all changes are made within an animation.
    ///
    /// - Parameter safeAreaInsets: The insets after the rotation. By default, the cutout moves to the sides, or back.
    public func rotate(to size: CGSize, duration: Double = 0.3, safeAreaInsets: UIEdgeInsets? = nil) {
        let old = window.screenInsets
        let isLandscape = size.width > size.height
        let cutout = max(old.top, old.left, old.right)
        let turned =
            isLandscape
            ? UIEdgeInsets(top: 0, left: cutout, bottom: 21, right: cutout)
            : UIEdgeInsets(top: cutout, left: 0, bottom: 34, right: 0)
        window.screenInsets = safeAreaInsets ?? (old == .zero ? .zero : turned)
        UIView.animate(withDuration: duration) {
            self.window.frame = CGRect(origin: .zero, size: size)
            LayoutPass.run(self.window)
        }
        layOut()
    }
}
