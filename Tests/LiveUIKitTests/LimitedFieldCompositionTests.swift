#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveText
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Limited field, in UIKit: compositions") struct LimitedFieldCompositionTests {
    @Test(
        "lets Hangul be finished at the limit, and trims the excess at the end",
        arguments: UnspecifiedBehavior.everyWay
    )
    func hangul(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(5))
            scene.keyboard.type("텍스트인")
            for marked in ["ㅍ", "푸", "풋"] { scene.keyboard.compose(marked) }
            scene.keyboard.commit()
            scene.expect("텍스트인풋", caret: 5)
            scene.keyboard.compose("ㄱ")
            #expect(scene.field.markedTextRange != nil)
            scene.keyboard.commit()
            // If the end of an unchanged composition is not reported, the next key ends it.
            scene.keyboard.type("x")
            scene.expect("텍스트인풋", caret: 5)
            #expect(scene.log.reported.contains { $0.hasPrefix("limit") })
        }
    }

    @Test(
        "lets Hangul be finished at the limit without marked text, and keeps what is before it",
        arguments: UnspecifiedBehavior.everyWay,
        [TextOverflow.refuse, .truncate]
    )
    func hangulInPlace(way: UnspecifiedBehavior, overflow: TextOverflow) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(5), overflow)
            scene.keyboard.type("텍스트인")
            scene.keyboard.composeInPlace("ㅍ", "푸", "풋")
            scene.expect("텍스트인풋", caret: 5)
            scene.keyboard.composeInPlace("ㅅ")
            scene.expect("텍스트인풋", caret: 5)
            // Its state grows by a character, which the limit takes back.
            scene.keyboard.backspace()
            scene.keyboard.composeInPlace("ㅍ", "풋", "푸사", "푸상")
            #expect(scene.field.text?.count == 5)
            // An input method that does not look at the text replaces more than it had.
            if !way.inPlaceCompositionTrustsItself { #expect(scene.field.text?.hasPrefix("텍스트인") == true) }
            #expect(scene.stage.errors == [])
        }
    }

    @Test(
        "applies the limit to each hypothesis of a dictation, and keeps what is before it",
        arguments: UnspecifiedBehavior.everyWay,
        [TextOverflow.refuse, .truncate]
    )
    func dictation(way: UnspecifiedBehavior, overflow: TextOverflow) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(10), overflow)
            scene.keyboard.type("abc ")
            scene.keyboard.dictate("wreck", "recognise speech", "recite")
            #expect(scene.field.text?.hasPrefix("abc ") == true)
            #expect((scene.field.text?.count ?? 11) <= 10)
            #expect(scene.field.presentation.text == scene.field.text)
            #expect(scene.stage.errors == [])
        }
    }

    @Test(
        "trims a composed phrase instead of discarding it, with the caret after it",
        arguments: UnspecifiedBehavior.everyWay
    )
    func composed(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(4))
            scene.keyboard.type("ab")
            scene.keyboard.moveCaret(to: 1)
            scene.keyboard.compose("ni hao ma")
            scene.expect("ani hao mab")
            scene.keyboard.commit("你好吗")
            scene.expect("a你好b", caret: 3)
        }
    }

    @Test("applies the limit when a composition ends with the focus", arguments: UnspecifiedBehavior.everyWay)
    func composedAndLeft(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(4))
            scene.keyboard.type("ab")
            scene.keyboard.compose("ni hao ma")
            _ = scene.field.resignFirstResponder()
            scene.expect("abni")
        }
    }

    @Test("applies the limit when its text is hidden during a composition", arguments: UnspecifiedBehavior.everyWay)
    func composedAndHidden(way: UnspecifiedBehavior) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(4))
            scene.keyboard.type("ab")
            scene.keyboard.compose("ni hao ma")
            scene.field.isSecureTextEntry = true
            scene.expect("abni", caret: 4)
            #expect(scene.field.markedTextRange == nil)
            #expect(scene.log.reported.last { $0.hasPrefix("changed") } == "changed abni")
            scene.keyboard.backspace()
            scene.expect("abn", caret: 3)
        }
    }

    @available(iOS 17, tvOS 17, *)
    @Test("turns off inline prediction while a limit applies, unless the app turns it on")
    func prediction() {
        let scene = LimitedFieldScene(TextLimit(20))
        scene.keyboard.type("see you")
        scene.keyboard.predictInline(" later")
        scene.expect("see you", caret: 7)
        scene.field.limit = TextLimit(0)
        scene.keyboard.predictInline(" later")
        scene.keyboard.acceptPrediction()
        scene.expect("see you later", caret: 13)
        scene.field.inlinePredictionType = .yes
        scene.field.limit = TextLimit(5)
        #expect(scene.field.inlinePredictionType == .yes)
        scene.field.limit = TextLimit(0)
        #expect(scene.field.inlinePredictionType == .yes)
    }
}
#endif
