#if canImport(UIKit)
#if canImport(HeadlessStage)
import HeadlessStage
#endif
import LiveControls
import LiveText
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Limited field, in UIKit: compositions") struct LimitedFieldCompositionTests {
    @Test(
        "lets Hangul be finished at the limit, and trims the excess at the end",
        arguments: Undecided.everyWay
    )
    func hangul(way: Undecided) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(5))
            scene.typist.type("텍스트인")
            for marked in ["ㅍ", "푸", "풋"] { scene.typist.compose(marked) }
            scene.typist.commit()
            scene.expect("텍스트인풋", caret: 5)
            scene.typist.compose("ㄱ")
            #expect(scene.field.markedTextRange != nil)
            scene.typist.commit()
            // If the end of an unchanged composition is not reported, the next key ends it.
            scene.typist.type("x")
            scene.expect("텍스트인풋", caret: 5)
            #expect(scene.log.told.contains { $0.hasPrefix("limit") })
        }
    }

    @Test(
        "trims a composed phrase instead of discarding it, with the caret after it",
        arguments: Undecided.everyWay
    )
    func composed(way: Undecided) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(4))
            scene.typist.type("ab")
            scene.typist.moveCaret(to: 1)
            scene.typist.compose("ni hao ma")
            scene.expect("ani hao mab")
            scene.typist.commit("你好吗")
            scene.expect("a你好b", caret: 3)
        }
    }

    @Test("applies the limit when a composition ends with the focus", arguments: Undecided.everyWay)
    func composedAndLeft(way: Undecided) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(4))
            scene.typist.type("ab")
            scene.typist.compose("ni hao ma")
            _ = scene.field.resignFirstResponder()
            scene.expect("abni")
        }
    }

    @available(iOS 17, tvOS 17, *)
    @Test("turns off inline prediction while a limit applies, unless the app turns it on")
    func prediction() {
        let scene = LimitedFieldScene(TextLimit(20))
        scene.typist.type("see you")
        scene.typist.predictInline(" later")
        scene.expect("see you", caret: 7)
        scene.field.limit = TextLimit(0)
        scene.typist.predictInline(" later")
        scene.typist.acceptPrediction()
        scene.expect("see you later", caret: 13)
        scene.field.inlinePredictionType = .yes
        scene.field.limit = TextLimit(5)
        #expect(scene.field.inlinePredictionType == .yes)
        scene.field.limit = TextLimit(0)
        #expect(scene.field.inlinePredictionType == .yes)
    }
}
#endif
