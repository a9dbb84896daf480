#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Sectioned field, in UIKit: motion") struct SectionedFieldMotionTests {
    private func shownScale(_ field: SectionedFieldView) -> Double {
        Double(field.labels[0].layer.presentation()?.affineTransform().a ?? -1)
    }

    private func isMoving(_ field: SectionedFieldView) -> Bool {
        ([field.labels[0].layer] + field.boxes + field.lines).contains { !($0.animationKeys() ?? []).isEmpty }
    }

    @Test("opens softly within 0.5 s, and folds in 0.35 s")
    func opening() async {
        let scene = SectionedFieldScene(.card, isFocused: false)
        await scene.stage.settle()
        _ = scene.field.becomeFirstResponder()
        var scales: [Double] = []
        for _ in 0..<66 {
            await scene.stage.advance(1 / 60)
            scales.append(shownScale(scene.field))
        }
        #expect(scales[0] > 0.95)
        // It overshoots its target and comes back.
        #expect(0.73..<0.745 ~= scales.min() ?? 1)
        #expect(scales[29...].allSatisfy { abs($0 - 0.75) < 0.0025 })
        #expect(abs((scales.last ?? 0) - 0.75) < 1e-3)
        #expect(scene.field.presentation.phase == .editing)
        #expect(!isMoving(scene.field))
        _ = scene.field.resignFirstResponder()
        await scene.stage.advance(0.175)
        #expect(abs(shownScale(scene.field) - 0.875) < 0.02)
        #expect(scene.field.presentation.phase == .folding)
        await scene.stage.advance(0.25)
        #expect(abs(shownScale(scene.field) - 1) < 1e-6)
        #expect(scene.field.presentation.phase == .rest)
    }

    @Test(
        "shakes softly within 0.4 s when its text turns out to be incorrect",
        .needs(.haptics, .clock),
        arguments: [true, false]
    )
    func shake(byTheApp: Bool) async {
        let scene = SectionedFieldScene(.card)
        scene.keyboard.type("4242424242424241")
        await scene.stage.settle()
        if byTheApp { scene.field.validity = .incorrect } else { _ = scene.field.resignFirstResponder() }
        var positions: [Double] = []
        for _ in 0..<30 {
            await scene.stage.advance(1 / 60)
            positions.append(Double(scene.field.layer.presentation()?.affineTransform().tx ?? 99))
        }
        #expect(abs(positions[0]) < 1, "It starts softly")
        #expect(positions.min() ?? 0 < -4.5)
        #expect(positions.max() ?? 0 > 4.5)
        #expect(positions.suffix(5).allSatisfy { $0 == 0 })
        let steps = zip(positions, positions.dropFirst()).map { abs($1 - $0) }
        #expect(steps.max() ?? 99 < 4.5, "It never jumps")
        #expect(scene.stage.haptics.suffix(1) == ["error"])
        scene.field.validity = .incorrect
        await scene.stage.advance(1 / 60)
        #expect(scene.field.layer.animationKeys() ?? [] == [], "An unchanged validity does not shake")
    }

    @Test(
        "raises its label at once with Reduce Motion when the program sets the text",
        .needs(.accessibilitySettings),
        arguments: [true, false]
    )
    func reducedByProgram(isTurnedOnLater: Bool) async {
        let stage = TestWindow()
        stage.isReduceMotionEnabled = !isTurnedOnLater
        let field = SectionedFieldView(frame: CGRect(x: 20, y: 100, width: 320, height: 64))
        field.label = "Name"
        stage.view.addSubview(field)
        await stage.advance(1)
        stage.isReduceMotionEnabled = true
        field.text = "Ada"
        stage.layOut()
        #expect(!isMoving(field))
        #expect(field.presentation.phase == .filled)
    }

    @Test("changes its size without a motion of its box or its dividers", arguments: SectionedFieldAppearance.allCases)
    func resized(appearance: SectionedFieldAppearance) async {
        func moving(_ layer: CALayer) -> [String] {
            (layer.animationKeys() ?? []) + (layer.sublayers ?? []).flatMap(moving)
        }
        let scene = SectionedFieldScene(.card, isFocused: false)
        scene.field.style.appearance = appearance
        await scene.stage.advance(1)
        scene.field.frame.size = CGSize(width: 350, height: 90)
        scene.stage.layOut()
        #expect(moving(scene.field.layer).isEmpty)
    }

    @Test("moves while UIKit's own animations are off, as during SwiftUI's updates")
    func update() async {
        let scene = SectionedFieldScene(.card, isFocused: false)
        await scene.stage.settle()
        UIView.performWithoutAnimation { scene.field.validity = .incorrect }
        #expect(scene.field.layer.animationKeys() ?? [] != [])
    }

    @Test("shakes and says so if it accepts nothing of a paste", .needs(.haptics, .clock))
    func refusedPaste() async {
        let scene = SectionedFieldScene(.card)
        scene.keyboard.type("4242")
        scene.keyboard.paste("none")
        await scene.stage.advance(1 / 60)
        scene.expect("4242", caret: 4)
        #expect(scene.field.layer.animationKeys() == ["shake"])
        #expect(scene.stage.haptics.suffix(1) == ["error"])
        #expect(scene.field.presentation.validity == .neutral)
    }

    @Test("fades in instead of shaking with Reduce Motion", .needs(.accessibilitySettings, .clock))
    func stillShake() async {
        let scene = SectionedFieldScene(.card)
        scene.stage.isReduceMotionEnabled = true
        scene.keyboard.type("4242424242424241")
        scene.field.validity = .incorrect
        await scene.stage.advance(0.1)
        #expect(scene.field.layer.presentation()?.affineTransform().tx == 0)
        #expect((0.4...0.9).contains(scene.field.layer.presentation()?.opacity ?? 1))
        await scene.stage.advance(0.4)
        #expect(scene.field.layer.presentation()?.opacity == 1)
    }

    @Test("neither jumps nor stops when it is reversed")
    func turning() async {
        let scene = SectionedFieldScene(.card, isFocused: false)
        await scene.stage.settle()
        _ = scene.field.becomeFirstResponder()
        await scene.stage.advance(0.1)
        let before = shownScale(scene.field)
        _ = scene.field.resignFirstResponder()
        await scene.stage.advance(1 / 60)
        #expect(abs(shownScale(scene.field) - before) < 0.06)
        await scene.stage.advance(0.5)
        #expect(abs(shownScale(scene.field) - 1) < 1e-6)
    }

    /// Returns the sizes of the label while it rises.
    private func rise(_ disturb: (SectionedFieldScene, Int) -> Void) async -> [Double] {
        let scene = SectionedFieldScene(.card, isFocused: false)
        await scene.stage.settle()
        _ = scene.field.becomeFirstResponder()
        var scales: [Double] = []
        for step in 0..<24 {
            disturb(scene, step)
            await scene.stage.advance(1 / 30)
            scales.append(shownScale(scene.field))
        }
        return scales
    }

    @Test("does not restart the animation at keys and layouts")
    func undisturbed() async {
        let quiet = await rise { _, _ in }
        let busy = await rise { scene, step in
            if step.isMultiple(of: 3) { scene.keyboard.type("4") }
            scene.field.setNeedsLayout()
            scene.stage.layOut()
        }
        #expect(zip(quiet, busy).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test("does not animate a field that contains text when it appears")
    func prefilled() async {
        let stage = TestWindow()
        let field = SectionedFieldView.bordered(.card, label: "Number")
        field.text = "4242"
        field.frame = CGRect(x: 20, y: 100, width: 320, height: 64)
        stage.view.addSubview(field)
        stage.layOut()
        #expect(!isMoving(field))
        await stage.advance(1 / 60)
        #expect(shownScale(field) == 0.75)
    }

    @Test("changes at once with Reduce Motion", .needs(.accessibilitySettings))
    func reducedMotion() {
        let scene = SectionedFieldScene(.card, isFocused: false)
        scene.stage.isReduceMotionEnabled = true
        _ = scene.field.becomeFirstResponder()
        scene.stage.layOut()
        #expect(!isMoving(scene.field))
        #expect(scene.field.labels[0].transform.a == 0.75)
        scene.keyboard.type("4242424242424241")
        _ = scene.field.resignFirstResponder()
        #expect((scene.field.container.animationKeys() ?? []).isEmpty)
    }

    @Test("cross-fades the validity in 0.2 s, over the whole field")
    func fade() {
        let scene = SectionedFieldScene(.card)
        scene.keyboard.type("4242424242424241")
        _ = scene.field.resignFirstResponder()
        for layer in [scene.field.container, scene.field.labels[0].layer, scene.field.images[1].layer] {
            let animations = (layer.animationKeys() ?? []).compactMap {
                layer.animation(forKey: $0) as? CATransition
            }
            #expect(animations.map(\.duration) == [0.2])
            #expect(animations.map(\.type) == [.fade])
        }
        #expect(scene.field.container.bounds.size == scene.field.bounds.size)
    }

    @Test("is laid out correctly after the device rotates", .needs(.characters))
    func rotation() async {
        let scene = SectionedFieldScene(.card)
        scene.field.autoresizingMask = .flexibleWidth
        scene.keyboard.type("4242")
        scene.stage.rotate(to: CGSize(width: 844, height: 390), duration: 0.4)
        await scene.stage.advance(1)
        #expect(scene.field.bounds.width > 500)
        scene.expectInPlace("turned")
        scene.expect("4242", caret: 4)
    }
}
#endif
