#if canImport(UIKit) && !canImport(HeadlessStage)
import UIKit

/// A screen with one window, as HeadlessStage has it, over UIKit's public API: for an app that hosts tests.
///
/// What public API cannot do or hear is told by ``can(_:)``; tests that need it ask before they run.
@MainActor final class Stage {
    /// What a test may need of a stage.
    enum Ability: CaseIterable, Sendable {
        /// To set text size, direction and appearance.
        case traits
        /// To set reduced motion, or to turn VoiceOver on.
        case accessibilitySettings
        /// To hear what VoiceOver is asked to say.
        case announcements
        /// To feel what is felt.
        case haptics
        /// To bring the system's keyboard, and to know what it shows.
        case keyboard
        /// To see and choose from menus.
        case menus
        /// To move the keyboard's focus.
        case focus
        /// To see where characters are drawn.
        case characters
        /// To see what UIKit would complain of.
        case faults
        /// To move the clock at will.
        case clock
        /// To touch UIKit's own controls, which want touches of the system's.
        case systemTouches
    }

    /// Whether the stage has an ability. The others' members do nothing, or tell of nothing.
    nonisolated static func can(_ ability: Ability) -> Bool { ability == .traits }

    let window: UIWindow
    /// Gives the traits to the controller in it.
    private let container = UIViewController()
    private let controller = UIViewController()

    init(
        size: CGSize = CGSize(width: 390, height: 844),
        safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    ) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = container
        container.addChild(controller)
        container.view.addSubview(controller.view)
        controller.view.frame = container.view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.didMove(toParent: container)
        controller.additionalSafeAreaInsets = safeAreaInsets
        window.makeKeyAndVisible()
        layOut()
    }

    var view: UIView { controller.view }
    var faults: [String] { [] }
    var now: Double { CACurrentMediaTime() }

    func layOut() {
        window.layoutIfNeeded()
        CATransaction.flush()
    }

    func advance(_ seconds: Double) async {
        run(for: seconds)
        await Task.yield()
        layOut()
    }

    func settle() async { await advance(0.01) }

    private func run(for seconds: Double) {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }

    // MARK: Settings

    private var traits: [UITraitCollection] = [] {
        didSet { container.setOverrideTraitCollection(UITraitCollection(traitsFrom: traits), forChild: controller) }
    }

    private func take(_ trait: UITraitCollection) {
        traits.append(trait)
        layOut()
    }

    var style: UIUserInterfaceStyle {
        get { controller.traitCollection.userInterfaceStyle }
        set { take(UITraitCollection(userInterfaceStyle: newValue)) }
    }

    var direction: UIUserInterfaceLayoutDirection {
        get { view.effectiveUserInterfaceLayoutDirection }
        set {
            take(UITraitCollection(layoutDirection: newValue == .rightToLeft ? .rightToLeft : .leftToRight))
        }
    }

    var contentSizeCategory: UIContentSizeCategory {
        get { controller.traitCollection.preferredContentSizeCategory }
        set { take(UITraitCollection(preferredContentSizeCategory: newValue)) }
    }

    var isReduceMotionEnabled: Bool {
        get { UIAccessibility.isReduceMotionEnabled }
        set { _ = newValue }
    }

    var isVoiceOverRunning: Bool {
        get { UIAccessibility.isVoiceOverRunning }
        set { _ = newValue }
    }

    var keyboardHeight: Double {
        get { 0 }
        set { _ = newValue }
    }

    func rotate(to size: CGSize, duration: Double = 0.3, safeAreaInsets: UIEdgeInsets? = nil) {
        UIView.animate(withDuration: duration) {
            self.window.frame = CGRect(origin: .zero, size: size)
            if let safeAreaInsets { self.controller.additionalSafeAreaInsets = safeAreaInsets }
            self.window.layoutIfNeeded()
        }
    }

    func resignActive() {
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        layOut()
    }

    // MARK: What is spoken, felt and shown

    struct Announcement: Hashable, Sendable {
        var text: String
        var isQueued: Bool
        var priority: String?
    }

    var announcements: [Announcement] { [] }
    func clearAnnouncements() {}
    var haptics: [String] { [] }
    var presentedMenu: UIMenu? { nil }
    @discardableResult func choose(title: String) -> Bool { false }
    var displayLinkCount: Int { 0 }

    /// What VoiceOver finds, from the top, and in a line in the direction of reading.
    var spokenElements: [UIView] {
        func elements(in view: UIView) -> [UIView] {
            guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return [] }
            if view.isAccessibilityElement { return [view] }
            let parts = view.accessibilityElements?.compactMap { $0 as? UIView } ?? inReadingOrder(view.subviews)
            return parts.flatMap(elements)
        }
        return elements(in: window)
    }

    private func inReadingOrder(_ views: [UIView]) -> [UIView] {
        let isRightToLeft = direction == .rightToLeft
        return views.sorted { one, other in
            let (a, b) = (one.frame, other.frame)
            guard abs(a.midY - b.midY) < max(1, min(a.height, b.height)) / 2 else { return a.minY < b.minY }
            return isRightToLeft ? a.maxX > b.maxX : a.minX < b.minX
        }
    }

    func isTruncated(_ field: UITextField) -> Bool { false }
    func visibleOffset(of field: UITextField) -> CGFloat { 0 }
    func characterRects(of field: UITextField) -> [CGRect] { [] }
    func shownKeyboardType(of field: UITextField) -> UIKeyboardType? { field.keyboardType }
    func shownContentType(of field: UITextField) -> UITextContentType? { field.textContentType }
    func shownAccessoryView(of field: UITextField) -> UIView? { field.inputAccessoryView }

    // MARK: The first responder

    var firstResponder: UIResponder? {
        func first(in view: UIView) -> UIView? {
            if view.isFirstResponder, view.inputResponder == nil { return view }
            return view.subviews.lazy.compactMap(first).first
        }
        return first(in: window)
    }

    var focusedItem: UIView? {
        get { nil }
        set { _ = newValue }
    }

    /// A key of a connected keyboard, given to the first key command that is for it.
    @discardableResult func pressKey(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
        var next: UIResponder? = firstResponder ?? window
        while let responder = next {
            let command = responder.keyCommands?.first { $0.input == input && $0.modifierFlags == modifiers }
            if let command, let action = command.action {
                _ = responder.perform(action, with: command)
                layOut()
                return true
            }
            next = responder.next
        }
        return false
    }
}

extension UIView {
    /// The view below a control that has the focus in its name.
    fileprivate var inputResponder: UIView? {
        subviews.lazy.compactMap { $0.isFirstResponder ? $0 : $0.inputResponder }.first
    }
}
#endif
