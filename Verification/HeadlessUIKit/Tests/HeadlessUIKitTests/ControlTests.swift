import HeadlessTesting
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ControlTests {
    private func button(on stage: TestWindow, _ note: @escaping (String) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "up"),
            (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in events { button.addAction(UIAction { _ in note(name) }, for: event) }
        stage.view.addSubview(button)
        stage.layOut()
        return button
    }

    @Test("sends touch down, touch up inside and the primary action for a tap") func tap() {
        let stage = TestWindow()
        var notes: [String] = []
        let button = button(on: stage) { notes.append($0) }
        let finger = stage.touchDown(at: button.center)
        #expect(button.isTracking && button.isHighlighted)
        finger.lift()
        #expect(!button.isTracking && !button.isHighlighted)
        #expect(notes == ["down", "up", "primary"])
    }

    @Test("ends outside if a finger moves far away") func drag() {
        let stage = TestWindow()
        var notes: [String] = []
        let button = button(on: stage) { notes.append($0) }
        let finger = stage.touchDown(at: button.center)
        finger.move(to: CGPoint(x: 300, y: 400))
        #expect(!button.isHighlighted)
        finger.move(to: button.center)
        finger.move(to: CGPoint(x: 300, y: 400))
        finger.lift()
        #expect(notes == ["down", "exit", "enter", "exit", "up outside"])
    }

    @Test("sends nothing for touches on a disabled control") func disabled() {
        let stage = TestWindow()
        var notes: [String] = []
        let button = button(on: stage) { notes.append($0) }
        button.isEnabled = false
        stage.tap(button)
        #expect(notes.isEmpty)
        #expect(button.accessibilityTraits == [.button, .notEnabled])
    }

    @Test("replaces an action with the same identifier, and provides the sender") func actions() {
        let control = UIControl()
        var notes: [String] = []
        let identifier = UIAction.Identifier("one")
        control.addAction(UIAction(identifier: identifier) { _ in notes.append("old") }, for: .valueChanged)
        control.addAction(
            UIAction(identifier: identifier) { notes.append($0.sender is UIControl ? "new" : "lost") },
            for: .valueChanged
        )
        control.sendActions(for: [.valueChanged, .editingChanged])
        #expect(notes == ["new"])
        #expect(control.allControlEvents == .valueChanged)
        control.removeAction(identifiedBy: identifier, for: .valueChanged)
        #expect(control.allControlEvents == [])
    }

    @Test("leaves arrow keys to the system unless a command takes priority") func keys() {
        final class Keyed: UIControl {
            var notes: [String] = []
            var isFirst = false
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? {
                let select = Selector("arrow") { target, _ in (target as! Keyed).notes.append("arrow") }
                let arrow = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: select)
                arrow.wantsPriorityOverSystemBehavior = isFirst
                return [arrow, UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: select)]
            }
        }
        let stage = TestWindow()
        let control = Keyed(frame: .zero)
        stage.view.addSubview(control)
        control.becomeFirstResponder()
        #expect(!stage.pressKey(UIKeyCommand.inputLeftArrow))
        #expect(stage.pressKey(UIKeyCommand.inputEscape))
        control.isFirst = true
        #expect(stage.pressKey(UIKeyCommand.inputLeftArrow))
        #expect(control.notes == ["arrow", "arrow"])
    }

    @Test("presents the delegate's edit menu") func menu() {
        final class Offering: UIView, @preconcurrency UIEditMenuInteractionDelegate {
            var notes: [String] = []
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction,
                menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? { UIMenu(children: [UIAction(title: "Go") { [weak self] _ in self?.notes.append("go") }]) }
        }
        let stage = TestWindow()
        let view = Offering(frame: .zero)
        let interaction = UIEditMenuInteraction(delegate: view)
        view.addInteraction(interaction)
        stage.view.addSubview(view)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        #expect(stage.presentedMenu?.children.map(\.title) == ["Go"])
        #expect(stage.choose(title: "Go"))
        #expect(view.notes == ["go"] && stage.presentedMenu == nil)
    }

    @Test("records whether announcements are queued") func announcements() {
        let stage = TestWindow()
        UIAccessibility.post(notification: .announcement, argument: "Now")
        let waiting = NSAttributedString(string: "Later", attributes: [.accessibilitySpeechQueueAnnouncement: true])
        UIAccessibility.post(notification: .announcement, argument: waiting)
        #expect(stage.announcements.map(\.text) == ["Now", "Later"])
        #expect(stage.announcements.map(\.isQueued) == [false, true])
    }

    @Test("lists accessibility elements from the top, without hidden ones") func spoken() {
        let stage = TestWindow()
        let low = UILabel(frame: CGRect(x: 0, y: 300, width: 100, height: 20))
        let right = UILabel(frame: CGRect(x: 200, y: 100, width: 100, height: 20))
        let left = UILabel(frame: CGRect(x: 0, y: 102, width: 100, height: 20))
        let hidden = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        hidden.isHidden = true
        for label in [low, right, left, hidden] { stage.view.addSubview(label) }
        #expect(stage.spokenElements == [left, right, low])
    }
}
