#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A place above the keyboard for a view that comes and goes while the keyboard stays.
///
/// UIKit asks a view with a flexible height for its intrinsic size again when that is invalidated. Setting another
/// accessory view instead needs `reloadInputViews()`, which builds the whole keyboard again.
final class AccessoryHost: UIView {
    let accessory: UIView
    /// The frame that the app gave the view.
    private let ownFrame: CGRect

    var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            if isShown { addSubview(accessory) } else { giveBack() }
            invalidateIntrinsicContentSize()
        }
    }

    init(_ accessory: UIView) {
        self.accessory = accessory
        ownFrame = accessory.frame
        super.init(frame: .zero)
        autoresizingMask = .flexibleHeight
    }

    required init?(coder: NSCoder) { nil }

    /// Gives the view back as it was, unless another field has it by now.
    func giveBack() {
        guard accessory.superview === self else { return }
        accessory.removeFromSuperview()
        accessory.frame = ownFrame
    }

    override var intrinsicContentSize: CGSize {
        let fitting = accessory.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        let height = fitting > 0 ? fitting : ownFrame.height
        return CGSize(width: UIView.noIntrinsicMetric, height: isShown ? height : 0)
    }

    /// A view that keeps its content clear of the home indicator is higher above it.
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if accessory.superview === self { accessory.frame = bounds }
    }
}
#endif
