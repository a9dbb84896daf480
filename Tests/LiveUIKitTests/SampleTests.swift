// The test double writes the samples and counts live objects.
#if canImport(UIKit) && canImport(HeadlessTesting)
import HeadlessTesting
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Samples of the documentation, in UIKit") struct SampleTests {
    /// Runs a sample in a view controller on a stage, lets time pass, and returns the objects that outlive the
    /// controller.
    private func left(by sample: @escaping @MainActor (SampleController) -> Void) async -> [String] {
        let stage = TestWindow()
        let made = stage.made {
            let controller = SampleController(sample: "a sample")
            controller.view.frame = stage.view.bounds
            stage.view.addSubview(controller.view)
            controller.view.addSubview(controller.field)
            sample(controller)
            stage.layOut()
            use(stage, controller)
            controller.view.removeFromSuperview()
        }
        #expect(stage.errors == [])
        await stage.advance(2)
        return made.living
    }

    /// A person types, taps and presses a key.
    private func use(_ stage: TestWindow, _ controller: SampleController) {
        let keyboard = KeyboardSimulator(stage)
        _ = controller.field.becomeFirstResponder()
        keyboard.type("abc")
        keyboard.backspace()
        for view in controller.view.subviews { stage.tap(view) }
        stage.pressKey(UIKeyCommand.inputUpArrow)
        controller.field.text = ""
        controller.field.resignFirstResponder()
    }

    @Test("run and keep none of their views", .needs(.systemTouches))
    func samples() async {
        for sample in SampleController.samples {
            #expect(await left { sample.run($0)() } == [], "\(sample.name)")
        }
    }

    @Test("exist for each control")
    func all() {
        for name in [
            "CountRingView", "LimitedFieldView", "NumberLabel", "PasswordFieldView", "PasswordSetupView",
            "SectionedFieldView",
            "SnapButtonView", "apple", "migrating",
        ] {
            #expect(SampleController.samples.contains { $0.name.hasPrefix("\(name),") }, "\(name)")
        }
    }

    @Test("lets a person pay with the keyboard on the screen, which has no Return key for a card number")
    func paid() throws {
        let stage = TestWindow()
        let controller = SampleController(sample: "SectionedFieldView")
        stage.view.addSubview(controller.view)
        let samples = SampleController.samples.filter { $0.name.hasPrefix("SectionedFieldView,") }
        for sample in samples { sample.run(controller)() }
        let field = try #require(controller.view.subviews.lazy.compactMap { $0 as? SectionedFieldView }.first)
        stage.layOut()
        payments = []
        _ = field.becomeFirstResponder()
        let keyboard = KeyboardSimulator(stage)
        keyboard.type("4242424242424242")
        keyboard.insertReturn()
        _ = field.resignFirstResponder()
        #expect(payments == ["4242424242424242"])
    }

    // MARK: Tests of the check

    @Test("detects a sample whose action retains its control", .needs(.systemTouches))
    func injected() async {
        let living = await left { _ in
            let field = PasswordFieldView()
            field.addAction(UIAction { _ in check(field.password) }, for: .editingChanged)
        }
        #expect(living == ["PasswordFieldView"])
    }

    @Test("detects a sample whose control retains the view controller, and the controller", .needs(.systemTouches))
    func injectedController() async {
        let living = await left { controller in
            let button = SnapButtonView(label: UIImageView(image: plus))
            button.addAction(UIAction { _ in controller.compose() }, for: .primaryActionTriggered)
            controller.view.addSubview(button)
        }
        #expect(Set(living).isSuperset(of: ["SampleController", "SnapButtonView"]))
    }
}
#endif
