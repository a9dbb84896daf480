#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit

    /// An invisible view that fills the superview of a ``SnapButton`` and tells when that has another size or safe area.
    ///
    /// UIKit lays a view out again when the view itself changes, not when its superview does.
    final class AreaView: UIView {
        var onChange: (() -> Void)?

        override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            onChange?()
        }

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            onChange?()
        }

        private func setUp() {
            autoresizingMask = [.flexibleWidth, .flexibleHeight]
            isUserInteractionEnabled = false
        }
    }
#endif
