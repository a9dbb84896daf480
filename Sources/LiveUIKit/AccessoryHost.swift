#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A place above the keyboard for a view that comes and goes while the keyboard stays.
///
/// UIKit asks a view with a flexible height for its intrinsic size again when that is invalidated. Setting another
/// accessory view instead needs `reloadInputViews()`, which builds the whole keyboard again.
final class AccessoryHost: UIView {
    let accessory: UIView
    /// The height of a content without constraints.
    private let ownHeight: CGFloat

    var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            accessory.isHidden = !isShown
            invalidateIntrinsicContentSize()
        }
    }

    init(_ accessory: UIView) {
        self.accessory = accessory
        ownHeight = accessory.bounds.height
        super.init(frame: .zero)
        autoresizingMask = .flexibleHeight
        accessory.isHidden = true
        addSubview(accessory)
    }

    required init?(coder: NSCoder) { nil }

    /// Gives the view back as it was.
    func release() {
        accessory.isHidden = false
        accessory.removeFromSuperview()
    }

    override var intrinsicContentSize: CGSize {
        let fitting = accessory.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        let height = fitting > 0 ? fitting : ownHeight
        return CGSize(width: UIView.noIntrinsicMetric, height: isShown ? height : 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        accessory.frame = bounds
    }
}
#endif
