import QuartzCore

@MainActor open class UILabel: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .left
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Apple: setting it replaces `attributedText` with a text in the label's own font and color.
    open var text: String? {
        get { given?.string ?? plain }
        set {
            guard given != nil || newValue != plain else { return }
            given = nil
            plain = newValue
            changed()
        }
    }
    open var attributedText: NSAttributedString? {
        get { given ?? plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
        set {
            given = newValue
            plain = newValue?.string
            changed()
        }
    }
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            guard font != oldValue else { return }
            restyle { $0[.font] = font }
            changed()
        }
    }
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            guard textColor != oldValue else { return }
            restyle { $0[.foregroundColor] = textColor }
            setNeedsDisplay()
        }
    }
    open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { changed() } } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

    private var plain: String?
    private var given: NSAttributedString?

    private func changed() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Apple: setting the font or the color applies it to the whole attributed text.
    private func restyle(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard let given else { return }
        let styled = NSMutableAttributedString(attributedString: given)
        var attributes: [NSAttributedString.Key: Any] = [:]
        change(&attributes)
        styled.addAttributes(attributes, range: NSRange(location: 0, length: styled.length))
        self.given = styled
    }

    private var ownAttributes: [NSAttributedString.Key: Any] { [.font: font!, .foregroundColor: textColor!] }

    /// Apple: fonts of text styles and of `UIFontMetrics` follow the text size of the traits.
    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, toldTraits != nil || window != nil,
            let font = font.following(traitCollection)
        else { return }
        self.font = font
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFont()
        setNeedsDisplay()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { adjustFont() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    // Sizes

    private func measure(width: CGFloat?, lines: Int) -> CGSize {
        guard let text = attributedText, text.length > 0 else { return .zero }
        let (size, count) = text.measure(width: lines == 1 ? nil : width)
        let shown = lines == 0 ? count : min(lines, count)
        let height = size.height * CGFloat(shown) / CGFloat(max(1, count))
        return CGSize(width: roundedUp(size.width), height: roundedUp(height))
    }

    open override var intrinsicContentSize: CGSize {
        measure(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil, lines: numberOfLines)
    }

    /// For a label with several lines, Auto Layout uses the width as the preferred one (UILabel.h).
    package override func contentSize(forWidth width: CGFloat?) -> CGSize {
        guard numberOfLines != 1, let width else { return intrinsicContentSize }
        let size = measure(width: width, lines: numberOfLines)
        return CGSize(width: min(size.width, width), height: size.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 1e7 ? size.width : nil
        let fitting = measure(width: width, lines: numberOfLines)
        return numberOfLines == 1
            ? CGSize(width: min(fitting.width, width ?? .infinity), height: fitting.height) : fitting
    }

    /// Apple: the text's rectangle is at the top of the bounds. The label still centers the text vertically.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = measure(width: bounds.width, lines: numberOfLines)
        let width = min(size.width, bounds.width)
        let x =
            switch alignment {
            case .center: bounds.midX - width / 2
            case .right: bounds.maxX - width
            default: bounds.minX
            }
        return CGRect(x: x, y: bounds.minY, width: width, height: min(size.height, bounds.height))
    }

    private var alignment: NSTextAlignment {
        guard textAlignment == .natural else { return textAlignment }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    package override var baselines: (first: CGFloat, last: CGFloat)? {
        let font = given.map { $0.attributes(at: 0).font } ?? font!
        return (font.ascender, -font.descender)
    }

    // Drawing

    override var keepsDrawing: Bool { true }
    private var drawing: [LayerContent] = []

    /// Draws the text, centered vertically in the rectangle.
    open func drawText(in rect: CGRect) {
        guard let text = attributedText, text.length > 0, rect.width > 0 else { return }
        let shown = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: text.length)
        var look = text.attributes(at: 0)
        if given == nil {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            style.lineBreakMode = lineBreakMode
            shown.addAttribute(.paragraphStyle, value: style, range: whole)
        }
        if look.color == nil { shown.addAttribute(.foregroundColor, value: textColor!, range: whole) }
        let natural = text.measure(width: nil).size.width
        if adjustsFontSizeToFitWidth, numberOfLines == 1, natural > rect.width {
            let scale = max(rect.width / natural, minimumScaleFactor)
            look.font = look.font.withSize(look.font.pointSize * scale)
            shown.addAttribute(.font, value: look.font, range: whole)
        }
        let size = shown.measure(width: numberOfLines == 1 ? nil : rect.width)
        let count = numberOfLines == 0 ? size.lineCount : min(numberOfLines, size.lineCount)
        let height = size.size.height * CGFloat(count) / CGFloat(max(1, size.lineCount))
        let place = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
        let clips = lineBreakMode == .byClipping
        drawing.append(.text(shown, in: place, truncates: !clips, lines: numberOfLines))
    }

    package override var content: [LayerContent] {
        drawing = []
        drawText(in: bounds)
        return drawing
    }

    // Accessibility

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    private var isElement: Bool?
    /// Apple: labels are accessibility elements.
    open override var isAccessibilityElement: Bool {
        get { isElement ?? true }
        set { isElement = newValue }
    }

    private var ownTraits: UIAccessibilityTraits?
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { ownTraits ?? .staticText }
        set { ownTraits = newValue }
    }
}
