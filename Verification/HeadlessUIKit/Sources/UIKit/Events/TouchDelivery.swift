import QuartzCore

/// Delivers touches to gesture recognizers and to the touched views.
///
/// Apple, "Handling UIKit gestures" and "About the gesture recognizer state machine": a window delivers touches to the
/// recognizers of the hit-tested view and of its superviews before the view itself. The first that recognizes its gesture
/// prevents the others, unless a delegate allows both, and cancels the touches of the view. Recognizers of a deeper view
/// come first.
@MainActor package enum TouchDelivery {
    package static func reset() {
        waiting = []
        held = []
    }

    static func send(_ event: UIEvent, in window: UIWindow) {
        let touches = (event.allTouches ?? []).sorted { $0.timestamp < $1.timestamp }.filter { $0.window === window }
        for touch in touches where touch.phase == .began { begin(touch, event) }
        let moving = touches.filter { $0.phase != .stationary }
        for recognizer in recognizers(of: moving) { feed(recognizer, moving, event) }
        deliver(moving, event)
        for touch in moving where touch.phase == .ended || touch.phase == .cancelled { forget(touch) }
    }

    private static func begin(_ touch: UITouch, _ event: UIEvent) {
        let hit = touch.window?.hitTest(touch.point, with: event)
        touch.view = hit
        touch.delivery = UITouch.Delivery()
        // Apple, `isMultipleTouchEnabled`: otherwise, a view "receives only the first touch event in a multi-touch sequence".
        touch.delivery.isExtra = hit.map { !$0.isMultipleTouchEnabled && $0.isTouched } ?? true
        touch.delivery.isOver = touch.delivery.isExtra
        hit?.isTouched = true
        touch.gestureRecognizers = sequence(first: hit, next: { $0?.superview }).compactMap { $0 }
            .flatMap(\.recognizers)
            .filter { $0.isEnabled && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true }
        for recognizer in touch.gestureRecognizers ?? [] { recognizer.touches.append(touch) }
    }

    private static func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for recognizer in touches.flatMap({ $0.gestureRecognizers ?? [] })
        where !found.contains(where: { $0 === recognizer }) {
            found.append(recognizer)
        }
        return found
    }

    private static func feed(_ recognizer: UIGestureRecognizer, _ touches: [UITouch], _ event: UIEvent) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let own = Set(
                touches.filter { touch in touch.phase == phase && recognizer.touches.contains { $0 === touch } }
            )
            guard !own.isEmpty, recognizer.state == .possible || recognizer.isActive else { continue }
            switch phase {
            case .began: recognizer.touchesBegan(own, with: event)
            case .moved: recognizer.touchesMoved(own, with: event)
            case .ended: recognizer.touchesEnded(own, with: event)
            default: recognizer.touchesCancelled(own, with: event)
            }
        }
    }

    // MARK: Recognition

    private struct Waiting {
        let recognizer: UIGestureRecognizer
        let state: UIGestureRecognizer.State
        let rivals: [UIGestureRecognizer]
    }
    private static var waiting: [Waiting] = []

    /// Lets a recognizer recognize its gesture if nothing is against it.
    static func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        let rivals = recognizers(of: recognizer.touches).filter { $0 !== recognizer }
        let required = rivals.filter { $0.state == .possible && recognizer.requiresFailure(of: $0) }
        guard required.isEmpty else {
            return waiting.append(Waiting(recognizer: recognizer, state: state, rivals: required))
        }
        let isPrevented = rivals.contains { $0.hasRecognized && !$0.isSimultaneous(with: recognizer) }
        guard !isPrevented, recognizer.mayBegin(), viewsAllow(recognizer) else { return recognizer.enter(.failed) }
        for rival in rivals where rival.state == .possible && !recognizer.isSimultaneous(with: rival) {
            rival.enter(.failed)
        }
        if recognizer.cancelsTouchesInView { recognizer.touches.forEach(take) }
        recognizer.enter(state)
    }

    /// UIView.h, `gestureRecognizerShouldBegin:`: "called when the recognizer attempts to transition out of possible if
    /// the touch hit-tested to this view will be cancelled as a result of gesture recognition".
    private static func viewsAllow(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.cancelsTouchesInView else { return true }
        return recognizer.touches.allSatisfy { $0.view?.gestureRecognizerShouldBegin(recognizer) ?? true }
    }

    /// Cancels a touch in its view.
    private static func take(_ touch: UITouch) {
        let wasDelivered = touch.delivery.isDelivered && !touch.delivery.isOver
        touch.delivery.isOver = true
        touch.delivery.timer?.invalidate()
        guard wasDelivered, let view = touch.view else { return }
        let phase = touch.phase
        touch.phase = .cancelled
        view.touchesCancelled([touch], with: UIEvent(touches: [touch]))
        touch.phase = phase
    }

    static func failed(_ recognizer: UIGestureRecognizer) {
        let ready = waiting.filter { wait in wait.rivals.allSatisfy { $0.state == .failed || $0 === recognizer } }
        waiting.removeAll { wait in ready.contains { $0.recognizer === wait.recognizer } }
        for wait in ready where wait.recognizer.state == .possible { recognize(wait.recognizer, wait.state) }
        for touch in recognizer.touches { flush(touch) }
        for touch in held where touch.gestureRecognizers?.contains(where: { $0 === recognizer }) ?? false {
            flush(touch)
        }
        if recognizer.touches.isEmpty { recognizer.startAgain() }
    }

    // MARK: The touched view

    /// Touches that have ended and whose end a recognizer withholds.
    private static var held: [UITouch] = []

    private static func deliver(_ touches: [UITouch], _ event: UIEvent) {
        var calls: [(view: UIView, phase: UITouch.Phase, touches: Set<UITouch>)] = []
        for touch in touches where !touch.delivery.isOver {
            guard let view = touch.view else { continue }
            if !touch.delivery.isDelivered {
                guard touch.phase == .began || touch.phase == .moved else {
                    flush(touch)
                    continue
                }
                guard touch.phase == .began, !isWithheld(touch) else { continue }
                touch.delivery.isDelivered = true
            }
            if touch.phase == .ended, isEndWithheld(touch) {
                held.append(touch)
                continue
            }
            if touch.phase == .ended || touch.phase == .cancelled { touch.delivery.isOver = true }
            if let place = calls.firstIndex(where: { $0.view === view && $0.phase == touch.phase }) {
                calls[place].touches.insert(touch)
            } else {
                calls.append((view, touch.phase, [touch]))
            }
        }
        for (view, phase, touches) in calls { call(view, phase, touches, event) }
    }

    private static func call(_ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
        switch phase {
        case .began: view.touchesBegan(touches, with: event)
        case .moved: view.touchesMoved(touches, with: event)
        case .ended: view.touchesEnded(touches, with: event)
        case .cancelled: view.touchesCancelled(touches, with: event)
        case .stationary: break
        }
    }

    /// Whether a recognizer or a scroll view keeps the beginning of a touch from its view.
    private static func isWithheld(_ touch: UITouch) -> Bool {
        if touch.gestureRecognizers?.contains(where: { $0.delaysTouchesBegan && $0.state == .possible }) ?? false {
            return true
        }
        guard touch.delivery.timer == nil, let delay = UIScrollView.delay(of: touch) else { return false }
        touch.delivery.timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak touch] _ in
            MainActor.assumeIsolated { if let touch { flush(touch) } }
        }
        return true
    }

    private static func isEndWithheld(_ touch: UITouch) -> Bool {
        touch.gestureRecognizers?.contains { $0.delaysTouchesEnded && $0.state == .possible && $0.isAnalyzing } ?? false
    }

    /// Delivers what was withheld, when nothing withholds it any more.
    private static func flush(_ touch: UITouch) {
        guard !touch.delivery.isOver, let view = touch.view else { return }
        let phase = touch.phase
        let event = UIEvent(touches: [touch])
        if !touch.delivery.isDelivered {
            let delays = touch.gestureRecognizers?.contains { $0.delaysTouchesBegan && $0.state == .possible } ?? false
            let isTimed = touch.delivery.timer?.isValid ?? false
            let hasEnded = phase == .ended || phase == .cancelled
            if delays, hasEnded, !held.contains(where: { $0 === touch }) { held.append(touch) }
            guard !delays, hasEnded || !isTimed else { return }
            touch.delivery.isDelivered = true
            touch.phase = .began
            view.touchesBegan([touch], with: event)
            touch.phase = phase
        }
        guard phase == .ended || phase == .cancelled, !touch.delivery.isOver else { return }
        if phase == .ended, isEndWithheld(touch) {
            if !held.contains(where: { $0 === touch }) { held.append(touch) }
            return
        }
        touch.delivery.isOver = true
        held.removeAll { $0 === touch }
        call(view, phase, [touch], event)
    }

    private static func forget(_ touch: UITouch) {
        touch.delivery.timer?.invalidate()
        if !touch.delivery.isExtra { touch.view?.isTouched = false }
        for recognizer in touch.gestureRecognizers ?? [] {
            recognizer.forget(touch)
            if recognizer.touches.isEmpty, recognizer.state != .possible { recognizer.startAgain() }
        }
    }
}

extension UIGestureRecognizer {
    /// Whether it still waits, after all fingers are up, for what comes next.
    var isAnalyzing: Bool { (self as? UITapGestureRecognizer)?.isWaiting ?? false }
}

extension UITouch {
    /// What the touched view has received.
    struct Delivery {
        var isDelivered = false
        /// Whether another finger touches the view, which takes only one.
        var isExtra = false
        /// Whether the view receives nothing more.
        var isOver = false
        var timer: Timer?
    }
}
