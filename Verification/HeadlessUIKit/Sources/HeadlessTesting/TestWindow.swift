public import UIKit

/// A screen with one window, and a person's settings, for tests.
///
/// ```swift
/// let stage = TestWindow()
/// stage.view.addSubview(button)
/// stage.layOut()
/// stage.tap(at: button.center)
/// await stage.advance(0.5)
/// ```
///
/// There is one screen, one clock and one first responder. Use one stage at a time.
@MainActor public final class TestWindow {
    /// The key window, which fills the screen.
    public let window: UIWindow
    /// The scene of the window.
    public let scene = UIWindowScene(responder: ())
    private let controller: UIViewController

    /// Creates a stage with default settings.
    public init(
        size: CGSize = CGSize(width: 390, height: 844),
        safeAreaInsets: UIEdgeInsets = .init(top: 59, left: 0, bottom: 34, right: 0)
    ) {
        Self.reset()
        // Aligned with frames, so that a test does not depend on earlier tests.
        let frames = ((MediaClock.now - 1000) * MediaClock.framesPerSecond - 1e-6).rounded(.up)
        MediaClock.advance(to: 1000 + frames / MediaClock.framesPerSecond)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.windowScene = scene
        window.screenInsets = safeAreaInsets
        controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        MediaClock.onError = { error in MainActor.assumeIsolated { Headless.error(error) } }
        MediaClock.onFrame = { [weak window] in if let window { LayoutPass.run(window) } }
        layOut()
    }

    private static func reset() {
        TouchDelivery.reset()
        FirstResponder.current = nil
        FirstResponder.reloadCount = 0
        Focus.view = nil
        Headless.announcements = []
        Headless.postedNotifications = []
        Headless.haptics = []
        Headless.preparedHaptics = []
        Headless.errors = []
        Headless.presentedMenu = nil
        Headless.isReduceMotionEnabled = false
        Headless.keyboardHeight = 0
        Headless.pastePermissionTime = 0
        UITraitCollection.system = .usual
        UIView.setAnimationsEnabled(true)
    }

    /// The root view, which fills the window.
    public var view: UIView { controller.view }

    /// The exceptions, warnings and hangs that UIKit would cause.
    public var errors: [String] { Headless.errors }

    // Time

    /// Lays out until no layout is pending, and commits, as the run loop does after each event.
    public func layOut() {
        FieldEditor.finishPaste()
        LayoutPass.run(window)
        CATransaction.flush()
    }

    /// Moves the clock, frame by frame. Timers, frames and main actor tasks run in order.
    public func advance(_ seconds: Double) async {
        // Without an exact clock, it takes somewhat longer, as a run loop does.
        let end = MediaClock.now + seconds + (Self.can(.clock) ? 0 : 0.013)
        let frame = 1 / MediaClock.framesPerSecond
        layOut()
        while MediaClock.now < end - 1e-9 {
            MediaClock.advance(to: min(end, MediaClock.now + frame))
            await runTasks()
            layOut()
        }
    }

    /// Runs everything that is due now, without advancing the time.
    public func settle() async {
        for _ in 0..<3 {
            MediaClock.advance(by: 0)
            await runTasks()
            layOut()
        }
    }

    /// Runs one turn of the main actor's queue. Tasks that views have started are in the queue before the code after
    /// this.
    private func runTasks() async { await Task.yield() }

    /// The time, in seconds, on the clock of animations and touches.
    public var now: Double { MediaClock.now }

    // VoiceOver.

    /// A VoiceOver announcement.
    public struct Announcement: Hashable, Sendable {
        /// The message.
        public var text: String
        /// Whether it waits for the current speech.
        public var isQueued: Bool
        /// Its priority.
        public var priority: String?
    }

    /// The VoiceOver announcements, the oldest first.
    public var announcements: [Announcement] {
        Self.need(.announcements)
        return Headless.announcements.map { Announcement(text: $0.text, isQueued: $0.isQueued, priority: $0.priority) }
    }

    /// Removes all announcements.
    public func clearAnnouncements() { Headless.announcements = [] }

    /// The accessibility elements, in reading order.
    public var spokenElements: [UIView] {
        var found: [UIView] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return }
            if view.isAccessibilityElement { return found.append(view) }
            if let elements = view.accessibilityElements { return elements.compactMap { $0 as? UIView }.forEach(visit) }
            inReadingOrder(view.subviews).forEach(visit)
        }
        visit(window)
        return found
    }

    /// Sorts views from top to bottom, and within a line in reading direction.
    private func inReadingOrder(_ views: [UIView]) -> [UIView] {
        let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return views.enumerated().sorted { one, other in
            let (a, b) = (one.element.frame, other.element.frame)
            let isSameLine = abs(a.midY - b.midY) < max(1, min(a.height, b.height)) / 2
            let (first, second) =
                isSameLine ? (isRightToLeft ? (-a.maxX, -b.maxX) : (a.minX, b.minX)) : (a.minY, b.minY)
            return first == second ? one.offset < other.offset : first < second
        }
        .map(\.element)
    }

    /// What VoiceOver says for an element. Hints are a setting that people turn off ("Speak Hints").
    public func speech(of element: UIView, withHints: Bool = false) -> String {
        let hint = withHints ? element.accessibilityHint : nil
        return [element.accessibilityLabel, element.accessibilityValue, hint].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    /// The haptic feedback, such as "medium".
    public var haptics: [String] {
        Self.need(.haptics)
        return Headless.haptics
    }

    // Menus.

    /// The menu that an interaction has presented.
    public var presentedMenu: UIMenu? {
        Self.need(.menus)
        return Headless.presentedMenu
    }

    /// Chooses an entry of the menu. Returns whether there is one with this title.
    @discardableResult public func choose(title: String) -> Bool {
        func find(_ menu: UIMenu) -> UIAction? {
            for child in menu.children {
                if let action = child as? UIAction, action.title == title { return action }
                if let menu = child as? UIMenu, let action = find(menu) { return action }
            }
            return nil
        }
        guard let action = presentedMenu.flatMap(find), !action.attributes.contains(.disabled) else { return false }
        Headless.presentedMenu = nil
        action.perform(from: nil)
        layOut()
        return true
    }

    // The app

    /// Makes the window's scene inactive while another one of the app stays active.
    public func deactivateScene() {
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
        layOut()
    }

    /// Makes the app inactive, as when another app comes to the front.
    public func resignActive() {
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: UIApplication.shared)
        layOut()
    }
}
