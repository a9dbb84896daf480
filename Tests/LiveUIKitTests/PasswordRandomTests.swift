#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveTestSupport
import LiveUIKit
import Testing
import UIKit

/// A person, a keyboard, a password manager and a program that use the same setup, and a model with the same events.
@MainActor @Suite("Password setup, in UIKit: random events") struct PasswordRandomTests {
    private static let pieces = ["T", "r", "0", "!", " ", "é", "e\u{301}", "한", "👨‍👩‍👧", "٣", "\"", "Tr0mbone!"]

    @Test("shows the same as the core after each event", arguments: PasswordScene.ways)
    func replay(way: Int) {
        UnspecifiedBehavior.everyWay[way].run {
            replay(seed: UInt64(way))
        }
    }

    private func replay(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let scene = PasswordScene(showsSetup: true)
        var model = PasswordSetupModel(policy: .classic)
        var validity = 0
        scene.setup.addAction(UIAction { _ in validity += 1 }, for: .valueChanged)
        var acts: [String] = []
        for _ in 0..<40 {
            let place: PasswordSetupField = Bool.random(using: &random) ? .entry : .confirmation
            let other: PasswordSetupField = place == .entry ? .confirmation : .entry
            let field = place == .entry ? scene.setup.entryField : scene.setup.confirmationField
            let (before, wasValid) = (validity, scene.setup.isValid)
            switch Int.random(in: 0..<9, using: &random) {
            case 0:
                acts.append("set")
                field.text = Self.pieces.randomElement(using: &random)
            case 1:
                acts.append("leave")
                if field.isFirstResponder, field.resignFirstResponder() { model.send(.focused(false), in: place) }
            case 2:
                acts.append("autofill")
                scene.keyboard.autofill(PasswordScene.good, in: field)
            default:
                if !field.isFirstResponder {
                    model.send(.focused(false), in: other)
                    _ = field.becomeFirstResponder()
                    model.send(.focused(true), in: place)
                }
                acts.append(edit(field, scene, &random))
            }
            model.send(.edited(field.password), in: place)
            guard scene.setup.presentation == model.presentation else {
                let (shown, expected) = (scene.setup.presentation, model.presentation)
                let standings =
                    "\(shown.lines.map(\.standing)), \(shown.match), not \(expected.lines.map(\.standing))"
                Issue.record("seed \(seed), after \(acts): \(standings), \(expected.match)")
                return
            }
            #expect(validity - before == (wasValid == scene.setup.isValid ? 0 : 1), "seed \(seed), after \(acts)")
            #expect(scene.button.isEnabled == model.presentation.isValid)
        }
        #expect(scene.stage.errors == [], "seed \(seed), after \(acts)")
    }

    /// Performs one action in the field with the focus.
    private func edit(_ field: PasswordFieldView, _ scene: PasswordScene, _ random: inout SplitMix64) -> String {
        let text = field.text ?? ""
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<9, using: &random) {
        case 0:
            field.isRevealed.toggle()
            #expect(field.text == text, "shown and hidden")
            return "eye"
        case 1:
            let place = Int.random(in: 0...text.count, using: &random)
            scene.keyboard.moveCaret(to: text.index(text.startIndex, offsetBy: place).utf16Offset(in: text))
            return "caret"
        case 2:
            let selected = scene.selection(of: field)?.count ?? 0
            scene.keyboard.backspace()
            let taken = text.utf16.count - (field.text ?? "").utf16.count
            let last = text.map { String($0).utf16.count }.max() ?? 0
            #expect(taken <= (selected > 0 ? selected : last), "a deletion")
            return "backspace"
        case 3:
            scene.keyboard.paste(piece)
            return "paste"
        case 4:
            scene.keyboard.undo()
            return "undo"
        case 5:
            scene.keyboard.redo()
            return "redo"
        case 6:
            scene.keyboard.selectAll()
            return "select all"
        default:
            scene.keyboard.type(piece)
            return "type"
        }
    }
}
#endif
