#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveText
import LiveUIKit
import Testing
import UIKit

/// The layers and views of a ring.
extension CountRingView {
    /// The track and the fill in front of it.
    var ringLayers: [CAShapeLayer] {
        var found: [CAShapeLayer] = []
        var layers = layer.sublayers ?? []
        while !layers.isEmpty {
            let next = layers.removeFirst()
            if let shape = next as? CAShapeLayer { found.append(shape) }
            layers += next.sublayers ?? []
        }
        return found
    }

    /// The view that grows near the limit.
    var ringFace: UIView { subviews[0] }
    var ringNumber: UILabel? { ringFace.subviews.compactMap { $0 as? UILabel }.first }
}

@MainActor @Suite("Count ring, in UIKit") struct CountRingViewTests {
    let stage = TestWindow()
    let ring = CountRingView(limit: TextLimit(20))

    init() {
        ring.frame = CGRect(x: 100, y: 100, width: 24, height: 24)
        stage.view.addSubview(ring)
        stage.layOut()
    }

    func fill(_ count: Int) { ring.text = String(repeating: "a", count: count) }

    @Test("has its own size without constraints")
    func sizeToFit() {
        ring.sizeToFit()
        #expect(ring.bounds.size == CGSize(width: 24, height: 24))
        ring.limit = TextLimit(0)
        ring.sizeToFit()
        #expect(ring.bounds.size == .zero)
    }

    func expectNoError(_ source: SourceLocation = #_sourceLocation) {
        #expect(stage.errors == [], sourceLocation: source)
    }

    @Test(
        "fills as the text grows, and shows the last ten remaining and the excess",
        arguments: [(0, "", 0.0), (9, "", 0.45), (10, "10", 0.5), (19, "1", 0.95), (20, "0", 1), (23, "-3", 1)]
    )
    func shows(count: Int, number: String, fraction: Double) throws {
        fill(count)
        stage.layOut()
        #expect(try #require(ring.ringNumber).text ?? "" == number)
        #expect(abs(try #require(ring.ringLayers.last).strokeEnd - fraction) < 1e-9)
        #expect(ring.ringFace.isHidden == false)
        expectNoError()
    }

    @Test("starts at the top and goes around once, at any size", arguments: [0.0, 3, 24, 200])
    func path(side: Double) throws {
        ring.frame = CGRect(x: 10, y: 10, width: side, height: side * 1.5)
        fill(15)
        stage.layOut()
        let layers = ring.ringLayers
        try #require(layers.count == 2)
        for layer in layers {
            let box = try #require(layer.path).boundingBoxOfPath
            let expected = max(0, side - ring.lineWidth)
            #expect(abs(box.width - expected) < 0.02 && abs(box.height - expected) < 0.02)
            #expect(abs(box.midX - side / 2) < 0.01 && abs(box.midY - side * 0.75) < 0.01)
            #expect(layer.lineWidth == ring.lineWidth)
        }
        #expect(ring.ringFace.center == CGPoint(x: side / 2, y: side * 0.75))
        expectNoError()
    }

    @Test("has no ring and no size without a limit, and both again with one")
    func unlimited() {
        ring.limit = TextLimit(0)
        stage.layOut()
        #expect(ring.ringFace.isHidden)
        #expect(ring.intrinsicContentSize == .zero)
        #expect(!ring.isAccessibilityElement)
        #expect(!stage.spokenElements.contains(ring))
        ring.lengthLimit = 5
        stage.layOut()
        #expect(!ring.ringFace.isHidden)
        #expect(ring.intrinsicContentSize.width > 0)
        #expect(stage.spokenElements.contains(ring))
        expectNoError()
    }

    @Test("leaves hidden state, transform and accessibility texts to the app while the person types")
    func appOwnsIt() async {
        let turned = CGAffineTransform(rotationAngle: 0.5)
        ring.isHidden = true
        ring.transform = turned
        ring.alpha = 0.3
        ring.accessibilityLabel = "Room"
        ring.accessibilityValue = "Some"
        ring.accessibilityTraits = .image
        for count in [5, 15, 20, 25] {
            fill(count)
            ring.setNeedsLayout()
            await stage.advance(0.1)
        }
        ring.limit = TextLimit(0)
        ring.limit = TextLimit(30)
        stage.style = .dark
        await stage.advance(2)
        #expect(ring.isHidden)
        #expect(ring.transform == turned)
        #expect(abs(ring.alpha - 0.3) < 1e-6)
        #expect(ring.accessibilityLabel == "Room")
        #expect(ring.accessibilityValue == "Some")
        #expect(ring.accessibilityTraits == .image)
        expectNoError()
    }

    @Test("gives VoiceOver the limit and the remaining number, without the visible label")
    func accessibility() {
        fill(17)
        stage.layOut()
        #expect(ring.accessibilityLabel == "Up to 20 characters")
        #expect(ring.accessibilityValue == "3 characters left")
        #expect(stage.spokenElements == [ring])
    }

    @Test("announces the remaining number once, queued, one second after the last key")
    func announcements() async {
        for count in 1...16 {
            fill(count)
            await stage.advance(0.3)
        }
        #expect(stage.announcements.isEmpty)
        await stage.advance(0.6)
        #expect(stage.announcements.isEmpty)
        await stage.advance(0.2)
        #expect(stage.announcements.map(\.text) == ["4 characters left"])
        #expect(stage.announcements.allSatisfy { $0.isQueued })
        await stage.advance(5)
        #expect(stage.announcements.count == 1)
    }

    @Test("announces nothing during a composition, and the result after it")
    func composition() async throws {
        ring.setMarkedText(String(repeating: "ㅍ", count: 20))
        await stage.advance(3)
        #expect(stage.announcements.isEmpty)
        #expect(try #require(ring.ringNumber).text == "0")
        fill(20)
        await stage.advance(1.1)
        #expect(stage.announcements.map(\.text) == ["Limit of 20 characters reached"])
    }

    @Test("announces nothing if the same text is set again")
    func sameText() async {
        fill(21)
        await stage.advance(3)
        #expect(stage.announcements.map(\.text) == ["1 characters over the limit"])
        fill(21)
        stage.layOut()
        #expect(ring.ringLayers.allSatisfy { ($0.animationKeys() ?? []).isEmpty })
        #expect((ring.ringFace.layer.animationKeys() ?? []).isEmpty)
        await stage.advance(3)
        #expect(stage.announcements.count == 1)
    }

    @Test("counts every kind of text change in a field", arguments: UnspecifiedBehavior.everyWay.indices)
    func field(way: Int) {
        UnspecifiedBehavior.everyWay[way].run {
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            stage.view.addSubview(field)
            field.addAction(
                UIAction { [ring] action in
                    guard let field = action.sender as? UITextField else { return }
                    if field.markedTextRange == nil {
                        ring.text = field.text ?? ""
                    } else {
                        ring.setMarkedText(field.text ?? "")
                    }
                },
                for: .editingChanged
            )
            stage.layOut()
            field.becomeFirstResponder()
            let keyboard = KeyboardSimulator(stage)
            @MainActor func expectCounted(_ source: SourceLocation = #_sourceLocation) {
                #expect(ring.presentation.count == (field.text ?? "").count, sourceLocation: source)
            }
            keyboard.type("hello")
            #expect(ring.presentation.count == 5)
            keyboard.backspace()
            expectCounted()
            keyboard.paste(String(repeating: "b", count: 20))
            #expect(ring.presentation.stage == .over)
            expectCounted()
            if keyboard.undo() { expectCounted() }
            if keyboard.redo() { expectCounted() }
            keyboard.selectAll()
            keyboard.cut()
            expectCounted()
            keyboard.compose("pin")
            #expect(ring.presentation.count == 3)
            keyboard.commit("拼")
            expectCounted()
            keyboard.dictate(" some words")
            expectCounted()
        }
        expectNoError()
    }
}
#endif
