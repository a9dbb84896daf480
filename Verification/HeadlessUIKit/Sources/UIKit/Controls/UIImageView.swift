import QuartzCore

@MainActor open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Apple: the view gets the image's size.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    open var image: UIImage? {
        didSet {
            guard image != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    private var shownSize: CGSize? {
        image?.size(image?.symbolConfiguration ?? preferredSymbolConfiguration, traitCollection)
    }

    open override var intrinsicContentSize: CGSize {
        shownSize ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? .zero }

    /// Apple: a symbol has the baseline of the text next to it.
    package override var baselines: (first: CGFloat, last: CGFloat)? {
        guard let size = shownSize, image?.isSymbolImage == true else { return nil }
        let foot = (size.height * 0.21 * 3).rounded() / 3
        return (size.height - foot, foot)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    override var keepsDrawing: Bool { true }

    /// Fitted into the bounds by the content mode.
    package override var content: [LayerContent] {
        guard let image, let name = image.symbolName, let size = shownSize else { return [] }
        var place = bounds
        switch contentMode {
        case .scaleToFill, .redraw: break
        case .scaleAspectFit, .scaleAspectFill:
            let ratios = [bounds.width / max(1, size.width), bounds.height / max(1, size.height)]
            let ratio = contentMode == .scaleAspectFit ? min(ratios[0], ratios[1]) : max(ratios[0], ratios[1])
            place = centered(CGSize(width: size.width * ratio, height: size.height * ratio))
        default: place = centered(size)
        }
        let color: UIColor = tintColor
        let weight = (image.symbolConfiguration ?? preferredSymbolConfiguration)?.weight ?? .regular
        return [.symbol(name: name, in: place, color: color.cgColor, weight: Double(weight.rawValue))]
    }

    private func centered(_ size: CGSize) -> CGRect {
        CGRect(
            x: bounds.midX - size.width / 2,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }
}
