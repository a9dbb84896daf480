import QuartzCore

@MainActor open class UIWindow: UIView {
    open override var window: UIWindow? { self }
    open override var next: UIResponder? { UIApplication.shared }
    open private(set) var isKeyWindow = false
    open weak var windowScene: UIWindowScene?
    private lazy var manager = UndoManager()
    open override var undoManager: UndoManager? { manager }

    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    open func makeKeyAndVisible() {
        UIApplication.shared.keyWindow?.isKeyWindow = false
        UIApplication.shared.keyWindow = self
        isKeyWindow = true
        isHidden = false
        layer.isHosted = true
        spreadTraits()
    }

    /// Sends touches to gesture recognizers, and to the views in which they began.
    open func sendEvent(_ event: UIEvent) { TouchDelivery.send(event, in: self) }

    /// The insets of the screen's safe area.
    package var screenInsets = UIEdgeInsets.zero
    /// The traits of the window's screen.
    package var ownTraits: UITraitCollection { .system }
}

@MainActor open class UIViewController: UIResponder {
    private var loaded: UIView?

    public init(nibName: String?, bundle: Bundle?) { super.init(responder: ()) }
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(responder: ()) }

    open var view: UIView! {
        get {
            if loaded == nil {
                loadView()
                viewDidLoad()
            }
            return loaded
        }
        set {
            loaded = newValue
            newValue?.controller = self
        }
    }
    open var viewIfLoaded: UIView? { loaded }
    open func loadView() { view = UIView(frame: .zero) }
    open func viewDidLoad() {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { loaded?.setNeedsLayout() } }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { loaded?.spreadTraits() } }
    open var title: String?
    open override var next: UIResponder? { loaded?.superview }
}

/// A part of the app on a screen. The app becomes inactive with the last active one.
@MainActor open class UIScene: UIResponder {
    public nonisolated class var willDeactivateNotification: Notification.Name {
        Notification.Name("UISceneWillDeactivateNotification")
    }
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication(responder: ())
    public internal(set) weak var keyWindow: UIWindow?

    public nonisolated class var willResignActiveNotification: Notification.Name {
        Notification.Name("UIApplicationWillResignActiveNotification")
    }

    /// Apple: without a target, to the first responder in the chain that can perform the action.
    @discardableResult open func sendAction(
        _ action: Selector,
        to target: Any?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        let found = target ?? FirstResponder.current?.target(forAction: action, withSender: sender)
        guard let found else { return false }
        action(found as AnyObject, sender)
        return true
    }
}
