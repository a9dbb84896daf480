import QuartzCore

@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom
        case system
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case close = 7
    }

    /// The part of a configuration that the double draws: its content and its insets.
    public struct Configuration {
        public var title: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var baseForegroundColor: UIColor?
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

        public static func filled() -> Configuration { Configuration() }
    }

    open private(set) var buttonType = ButtonType.custom
    open var configuration: Configuration? { didSet { changed() } }
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]
    private let label = UILabel()
    private let picture = UIImageView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Apple: the action is sent for `.primaryActionTriggered`.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    private func setUp() {
        for view in [picture, label] as [UIView] {
            view.isAccessibilityElement = false
            addSubview(view)
        }
        picture.contentMode = .center
        label.font = .systemFont(ofSize: Self.fontSize)
        label.textAlignment = .center
        stateChanged()
    }

    private static let fontSize: CGFloat = 18

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        changed()
    }
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        changed()
    }

    /// Apple: a state without a value uses that of the normal state.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open var currentTitle: String? { title(for: state) ?? configuration?.title }
    open var currentImage: UIImage? { image(for: state) ?? configuration?.image }

    open func setNeedsUpdateConfiguration() { changed() }

    private func changed() {
        stateChanged()
        invalidateIntrinsicContentSize()
    }

    override func stateChanged() {
        super.stateChanged()
        // The handler may set the configuration, which calls this again.
        if let handler = configurationUpdateHandler, !isUpdating {
            isUpdating = true
            handler(self)
            isUpdating = false
        }
        label.text = currentTitle
        picture.image = currentImage
        picture.preferredSymbolConfiguration = configuration?.preferredSymbolConfigurationForImage
        label.textColor =
            configuration?.baseForegroundColor
            ?? (isEnabled ? (buttonType == .custom ? .white : tintColor) : .tertiaryLabel)
        picture.tintColor = isEnabled ? configuration?.baseForegroundColor : .tertiaryLabel
        picture.isHidden = currentImage == nil
    }
    private var isUpdating = false

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        stateChanged()
    }

    override var triggersPrimaryAction: Bool { true }

    /// Apple, "Event Handling Guide for iOS", Interacting with other user interface controls: "default control actions
    /// prevent overlapping gesture recognizer behavior", which for a button is a single tap of one finger.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    open var isPointerInteractionEnabled = false

    // Sizes

    private var insets: UIEdgeInsets {
        guard let insets = configuration?.contentInsets else { return .zero }
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    open override var intrinsicContentSize: CGSize {
        let text = label.intrinsicContentSize
        let image = currentImage == nil ? .zero : picture.intrinsicContentSize
        let padding = currentImage != nil && text.width > 0 ? configuration?.imagePadding ?? 0 : 0
        let height = max(text.height, image.height)
        // Observed: a button without a configuration has 6 points above and below its title.
        let room: CGFloat = configuration == nil && text.height > 0 ? 12 : insets.top + insets.bottom
        return CGSize(
            width: max(configuration == nil ? 30 : 0, text.width + image.width + padding + insets.left + insets.right),
            height: height + room
        )
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let image = currentImage == nil ? .zero : picture.intrinsicContentSize
        let text = label.intrinsicContentSize
        let padding = currentImage != nil && text.width > 0 ? configuration?.imagePadding ?? 0 : 0
        let width = min(bounds.width, image.width + padding + text.width)
        var x = bounds.midX - width / 2
        picture.frame = CGRect(x: x, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
        x += image.width + padding
        let room = max(0, width - image.width - padding)
        label.frame = CGRect(x: x, y: bounds.midY - text.height / 2, width: room, height: text.height)
    }

    // Accessibility

    private var isElement: Bool?
    open override var isAccessibilityElement: Bool {
        get { isElement ?? true }
        set { isElement = newValue }
    }
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }
    private var ownTraits: UIAccessibilityTraits?
    /// Apple: a selected or disabled button has these traits by itself.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            if let ownTraits { return ownTraits }
            var traits = UIAccessibilityTraits.button
            if isSelected { traits.insert(.selected) }
            if !isEnabled { traits.insert(.notEnabled) }
            return traits
        }
        set { ownTraits = newValue }
    }
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchUpInside)
        sendActions(for: .primaryActionTriggered)
        return true
    }
}
