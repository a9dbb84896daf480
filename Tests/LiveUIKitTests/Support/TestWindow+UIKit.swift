#if canImport(UIKit) && !canImport(HeadlessTesting)
import LiveFoundation
import UIKit

/// A screen with one window, with the interface of HeadlessTesting but based on UIKit's public API, for an app that hosts
/// tests.
///
/// A test names the abilities that it needs with the trait `.needs`, and is skipped without them. Examples/AppleDemo has UI
/// tests with the system's touches and keyboard.
@MainActor final class TestWindow {
    /// An ability that a test may need, as in HeadlessTesting.
    enum Ability: Sendable {
        case traits, accessibilitySettings, announcements, haptics, keyboard, menus, focus, characters, clock
        case systemTouches
    }

    /// What public API makes possible. Without an ability, its members do nothing or return no data. `make test-uikit` reads
    /// this line.
    private nonisolated static let abilities: Set<Ability> = [.traits, .announcements]

    /// Returns whether the stage has an ability.
    nonisolated static func can(_ ability: Ability) -> Bool { abilities.contains(ability) }

    let window: UIWindow
    /// Sets the traits of the controller in it.
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
        observeAnnouncements()
        layOut()
    }

    var view: UIView { controller.view }
    var errors: [String] { [] }
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

    var keyboardHeight: Double {
        get { 0 }
        set { _ = newValue }
    }

    var pastePermissionTime: Double {
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

    func deactivateScene() {
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: window.windowScene)
        layOut()
    }

    func resignActive() {
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        layOut()
    }

    // MARK: Announcements, haptics and menus

    struct Announcement: Hashable, Sendable {
        var text: String
        var isQueued: Bool
        var priority: String?
    }

    private(set) var announcements: [Announcement] = []
    func clearAnnouncements() { announcements = [] }

    private func observeAnnouncements() {
        Announcer.onAnnouncement = { [weak self] text in
            let isQueued = text.attribute(.accessibilitySpeechQueueAnnouncement, at: 0, effectiveRange: nil) as? Bool
            self?.announcements.append(Announcement(text: text.string, isQueued: isQueued ?? false, priority: nil))
        }
    }
    var haptics: [String] { [] }
    var presentedMenu: UIMenu? { nil }
    @discardableResult func choose(title: String) -> Bool { false }
    var displayLinkCount: Int { 0 }

    /// The accessibility elements, from top to bottom, and within a line in reading direction.
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
    func showsSymbols(of field: UITextField) -> Bool { false }
    func switchToSymbols(of field: UITextField) {}

    /// The rectangle of the caret in a field, and whether the field and the views around it show all of it.
    func caret(of field: UITextField) -> (rect: CGRect, isVisible: Bool) {
        guard let end = field.selectedTextRange?.end else { return (.zero, false) }
        let rect = field.caretRect(for: end)
        let clips = sequence(first: field as UIView, next: \.superview).filter(\.clipsToBounds)
        return (
            rect, clips.allSatisfy { $0.bounds.insetBy(dx: -0.01, dy: -0.01).contains(field.convert(rect, to: $0)) }
        )
    }

    /// What VoiceOver says for an element, without its traits.
    func speech(of element: UIView, withHints: Bool = false) -> String {
        let hint = withHints ? element.accessibilityHint : nil
        return [element.accessibilityLabel, element.accessibilityValue, hint].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    func shownKeyboardType(of field: UITextField) -> UIKeyboardType? { field.keyboardType }
    func shownReturnKey(of field: UITextField) -> UIReturnKeyType? { field.returnKeyType }
    func shownContentType(of field: UITextField) -> UITextContentType? { field.textContentType }
    func shownCapitalization(of field: UITextField) -> UITextAutocapitalizationType? { field.autocapitalizationType }
    func shownCorrection(of field: UITextField) -> UITextAutocorrectionType? { field.autocorrectionType }
    func shownPasswordRules(of field: UITextField) -> UITextInputPasswordRules? { field.passwordRules }
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

    /// Keys of a hardware keyboard, which nothing but a person can press.
    func typeOnHardware(_ text: String, _ modifiers: UIKeyModifierFlags = []) {
        preconditionFailure("needs keyboard")
    }

    /// A key of a hardware keyboard, for the first key command that matches.
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
        return input == "\r" && KeyboardSimulator(self).insertReturn()
    }
}

extension UIView {
    /// The subview of a control that has the focus on its behalf.
    fileprivate var inputResponder: UIView? {
        subviews.lazy.compactMap { $0.isFirstResponder ? $0 : $0.inputResponder }.first
    }
}
#endif
