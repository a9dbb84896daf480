#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveFoundation
import LiveUIKit
import Testing
import UIKit

/// A program whose values a framework passes on to a field while it updates its views.
@MainActor private final class Program {
    let scene = SectionedFieldScene(.phone("US"))
    var format = SectionedFormat.phone("US")
    var text = ""
    var validity = FieldValidity.neutral
    private let updater = SectionedFieldUpdater()
    private let gate = UpdateGate()

    init() {
        scene.field.showsValidityLive = true
        scene.field.addAction(UIAction { [unowned self] _ in report(scene.field.validity) }, for: .valueChanged)
        scene.field.addAction(UIAction { [unowned self] _ in text = scene.field.text }, for: .editingChanged)
    }

    private func report(_ value: FieldValidity) {
        updater.fieldChanged(to: value)
        gate.report { [self] in if updater.isCurrent(value) { validity = value } }
    }

    /// Updates the field twice, as after a report.
    func update() async {
        for _ in 1...2 {
            gate.update {
                updater.update(scene.field, format: format, text: text, validity: validity, showsValidityLive: true) {
                    gate.report { [self] in text = scene.field.text }
                }
            }
            await scene.stage.advance(0.1)
        }
    }

    /// Types a correct number.
    func type() async {
        scene.keyboard.type("2125550123")
        await update()
    }
}

@MainActor @Suite("Updates of a sectioned field by a program") struct SectionedFieldUpdaterTests {
    private let program = Program()
    private var field: SectionedFieldView { program.scene.field }

    @Test("resets the validity of both when the program changes the format")
    func format() async {
        await program.type()
        #expect(program.validity == .correct && field.validity == .correct)
        program.format = .card
        await program.update()
        #expect(field.validity == .neutral && program.validity == .neutral)
    }

    @Test("keeps the answer of a program that also empties the text")
    func answer() async {
        await program.type()
        (program.text, program.validity) = ("", .incorrect)
        await program.update()
        #expect(field.text == "" && field.validity == .incorrect && program.validity == .incorrect)
    }

    @Test("ends a composition only for a program that empties the text")
    func composition() async {
        (program.format, program.text) = (.sections([4], .any), "")
        await program.update()
        program.scene.keyboard.compose("か")
        await program.update()
        #expect(program.text == "か" && field.isComposing)
        program.text = "カ"
        await program.update()
        #expect(field.isComposing)
        program.text = ""
        await program.update()
        #expect(field.text == "" && program.text == "" && !field.isComposing)
    }
}
#endif
