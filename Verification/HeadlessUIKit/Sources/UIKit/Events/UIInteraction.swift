import QuartzCore

@MainActor public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

@MainActor open class UIEditMenuConfiguration: NSObject {
    open private(set) var identifier: (any Hashable & Sendable)?
    open private(set) var sourcePoint = CGPoint.zero

    nonisolated override init() { super.init() }

    public convenience init(identifier: (any Hashable & Sendable)?, sourcePoint: CGPoint) {
        self.init()
        self.identifier = identifier
        self.sourcePoint = sourcePoint
    }
}

/// Not isolated to the main actor, as in Apple's documentation. Its methods are optional there.
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { MainActor.assumeIsolated { UIMenu(children: suggestedActions) } }
}

@MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    open private(set) weak var view: UIView?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Apple: asks the delegate for the menu. An empty or missing menu is not presented. The view must be in a window.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard view?.window != nil else { return }
        let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
        Headless.presentedMenu = menu.flatMap { $0.children.isEmpty ? nil : $0 }
    }
}

/// Apple: shows the large content of its view while a person with an accessibility text size holds a finger on it. The
/// double shows nothing, but has the recognizer for it.
@MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    private final class Press: UILongPressGestureRecognizer {
        override func mayBegin() -> Bool {
            let isLarge = view?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ?? false
            return isLarge && (view?.showsLargeContentViewer ?? false) && super.mayBegin()
        }
    }

    open private(set) weak var view: UIView?
    open private(set) lazy var gestureRecognizerForExclusionRelationship: UIGestureRecognizer = Press()
    public nonisolated override init() { super.init() }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(gestureRecognizerForExclusionRelationship)
        self.view = view
        view?.addGestureRecognizer(gestureRecognizerForExclusionRelationship)
    }
}
