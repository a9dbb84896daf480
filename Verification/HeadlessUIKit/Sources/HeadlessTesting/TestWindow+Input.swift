public import UIKit

extension TestWindow {
    /// A finger on the screen.
    @MainActor public final class Finger {
        package let touch: UITouch
        private let stage: TestWindow

        init(_ touch: UITouch, _ stage: TestWindow) {
            self.touch = touch
            self.stage = stage
        }

        /// Moves to a point in the window.
        public func move(to point: CGPoint) {
            touch.point = point
            send(.moved)
        }

        /// Lifts the finger.
        public func lift() { send(.ended) }

        /// Cancels the touch, as the system does for its own gestures.
        public func cancel() { send(.cancelled) }

        func send(_ phase: UITouch.Phase) {
            touch.phase = phase
            touch.timestamp = stage.now
            stage.window.sendEvent(UIEvent(touches: [touch]))
            UndoManager.endEvent()
            stage.layOut()
        }
    }

    /// Puts a finger on a point in the window.
    @discardableResult public func touchDown(at point: CGPoint, tapCount: Int = 1) -> Finger {
        Self.need(.systemTouches)
        let touch = UITouch()
        touch.window = window
        touch.point = point
        touch.tapCount = tapCount
        let finger = Finger(touch, self)
        finger.send(.began)
        return finger
    }

    /// Taps a point in the window.
    public func tap(at point: CGPoint) { touchDown(at: point).lift() }

    /// Taps the middle of a view.
    public func tap(_ view: UIView) {
        tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
    }

    /// Presses a point in the window for a number of seconds.
    public func press(at point: CGPoint, for seconds: Double) async {
        let finger = touchDown(at: point)
        await advance(seconds)
        finger.lift()
    }

    /// Presses and releases keys of a hardware keyboard, which the first responder receives even if they are text (WWDC 2020,
    /// session 10109).
    public func typeOnHardware(_ text: String, _ modifiers: UIKeyModifierFlags = []) {
        Self.need(.keyboard)
        guard let responder = FirstResponder.current else { return }
        for character in text {
            let press = UIPress(UIKey(String(character), modifiers))
            responder.pressesBegan([press], with: nil)
            (responder as? UITextField)?.editor.type(String(character))
            responder.pressesEnded([press], with: nil)
        }
        layOut()
    }

    /// Presses a key of a hardware keyboard.
    ///
    /// Key commands are found along the responder chain from the first responder. Since iOS 15, arrow keys, Tab, Return
    /// and Space first belong to the system, for the focus and for text, unless a command sets
    /// `wantsPriorityOverSystemBehavior` (documentation of UIKeyCommand).
    ///
    /// - Returns: Whether a command was performed.
    @discardableResult public func pressKey(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
        let systemKeys = [
            UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
            UIKeyCommand.inputRightArrow, "\t", "\r", "\n", " ",
        ]
        let isSystems = systemKeys.contains(input) && modifiers.isSubset(of: .shift)
        var next: UIResponder? = FirstResponder.current ?? focusedItem ?? window
        while let responder = next {
            for command in responder.keyCommands ?? []
            where command.input == input && command.modifierFlags == modifiers {
                guard !isSystems || command.wantsPriorityOverSystemBehavior, let action = command.action else {
                    continue
                }
                action(responder, command)
                UndoManager.endEvent()
                layOut()
                return true
            }
            next = responder.next
        }
        return pressSystemKey(input)
    }

    /// Return and Space that no command has taken. A field gets them as text; otherwise, they press the focused item.
    private func pressSystemKey(_ input: String) -> Bool {
        guard input == "\r" || input == " " else { return false }
        if let field = FirstResponder.current as? UITextField {
            if input == "\r" { field.pressReturn() } else { field.editor.type(" ") }
        } else if let button = focusedItem as? UIButton, button.isEnabled {
            button.sendActions(for: .primaryActionTriggered)
        } else {
            return false
        }
        UndoManager.endEvent()
        layOut()
        return true
    }

    /// The item with the keyboard focus. Since iOS 15, the first responder follows it (WWDC 2021, session 10260).
    public var focusedItem: UIView? {
        get { Focus.view }
        set {
            Self.need(.focus)
            guard newValue?.canBecomeFocused ?? true else { return }
            Focus.view = newValue
            if newValue?.canBecomeFirstResponder ?? false { newValue?.becomeFirstResponder() }
            layOut()
        }
    }

    /// The responder that receives keys.
    public var firstResponder: UIResponder? { FirstResponder.current }
}
