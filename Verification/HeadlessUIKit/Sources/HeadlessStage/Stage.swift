public import UIKit

/// A screen with one window, and a person's settings: what tests act upon.
///
/// ```swift
/// let stage = Stage()
/// stage.view.addSubview(button)
/// stage.layOut()
/// stage.tap(at: button.center)
/// await stage.advance(0.5)
/// ```
///
/// There is one screen, one clock and one first responder: one stage at a time.
@MainActor public final class Stage {
    /// The key window, which fills the screen.
    public let window: UIWindow
    private let controller: UIViewController

    /// Turns a screen on, with the usual settings.
    public init(
        size: CGSize = CGSize(width: 390, height: 844),
        safeAreaInsets: UIEdgeInsets = .init(top: 59, left: 0, bottom: 34, right: 0)
    ) {
        Self.reset()
        // With a frame, so that a test does not depend on those before it.
        let frames = ((MediaClock.now - 1000) * MediaClock.framesPerSecond - 1e-6).rounded(.up)
        MediaClock.advance(to: 1000 + frames / MediaClock.framesPerSecond)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.screenInsets = safeAreaInsets
        controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        MediaClock.onFault = { fault in MainActor.assumeIsolated { Headless.fault(fault) } }
        MediaClock.onFrame = { [weak window] in if let window { LayoutPass.run(window) } }
        layOut()
    }

    private static func reset() {
        FirstResponder.current = nil
        FirstResponder.reloadCount = 0
        Focus.view = nil
        Headless.announcements = []
        Headless.postedNotifications = []
        Headless.haptics = []
        Headless.preparedHaptics = []
        Headless.faults = []
        Headless.presentedMenu = nil
        Headless.isReduceMotionEnabled = false
        Headless.isVoiceOverRunning = false
        Headless.keyboardHeight = 0
        UITraitCollection.system = .usual
        UIView.setAnimationsEnabled(true)
    }

    /// The root view, which fills the window.
    public var view: UIView { controller.view }

    /// What UIKit would have raised, logged or hung at.
    public var faults: [String] { Headless.faults }

    // Time.

    /// Lays out until nothing is to be done, and shows it: what the run loop does after each event.
    public func layOut() {
        LayoutPass.run(window)
        CATransaction.flush()
    }

    /// Moves the clock, frame by frame; timers, frames and the tasks of the main actor come in their order.
    public func advance(_ seconds: Double) async {
        let end = MediaClock.now + seconds
        let frame = 1 / MediaClock.framesPerSecond
        layOut()
        while MediaClock.now < end - 1e-9 {
            MediaClock.advance(to: min(end, MediaClock.now + frame))
            await runTasks()
            layOut()
        }
    }

    /// Lets what is due now run, without any time.
    public func settle() async {
        for _ in 0..<3 {
            MediaClock.advance(by: 0)
            await runTasks()
            layOut()
        }
    }

    /// One turn of the main actor's queue: the tasks that views began stand in it before what follows here.
    private func runTasks() async { await Task.yield() }

    /// The time, in seconds, on the clock of animations and touches.
    public var now: Double { MediaClock.now }

    // VoiceOver.

    /// What VoiceOver was asked to say.
    public struct Announcement: Hashable, Sendable {
        /// The words.
        public var text: String
        /// Whether it waits for what is being said.
        public var isQueued: Bool
        /// What it says of its priority.
        public var priority: String?
    }

    /// What VoiceOver was asked to say, the oldest first.
    public var announcements: [Announcement] {
        Headless.announcements.map { Announcement(text: $0.text, isQueued: $0.isQueued, priority: $0.priority) }
    }

    /// Forgets what was said.
    public func clearAnnouncements() { Headless.announcements = [] }

    /// What VoiceOver finds, in the order in which it reads.
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

    /// From the top, and in a line in the direction of reading.
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

    /// What was felt, such as "medium".
    public var haptics: [String] { Headless.haptics }

    // Menus.

    /// The menu that an interaction has presented.
    public var presentedMenu: UIMenu? { Headless.presentedMenu }

    /// Chooses an entry of the menu. Returns whether there was one with this title.
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

    // The app.

    /// Another app comes to the front.
    public func resignActive() {
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: UIApplication.shared)
        layOut()
    }
}
