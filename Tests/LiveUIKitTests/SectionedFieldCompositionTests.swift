#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Sectioned field, in UIKit: compositions") struct SectionedFieldCompositionTests {
    @Test("inserts a pinyin candidate at the end of a section", arguments: UnspecifiedBehavior.everyWay)
    func pinyin(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.sections([2, 2], .any))
            scene.keyboard.type("ab")
            for marked in ["n", "ni", "ni h", "ni hao"] {
                scene.keyboard.compose(marked)
                #expect(scene.field.native.markedTextRange != nil)
                scene.expect("ab" + marked)
            }
            scene.keyboard.commit("你好")
            scene.expect("ab你好", caret: 4)
            #expect(scene.log.reported.last == "complete")
            #expect(scene.log.reported.filter { $0 == "complete" }.count == 1)
        }
    }

    @Test("lets Hangul be finished at the last place", arguments: UnspecifiedBehavior.everyWay)
    func hangul(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.sections([5], .any))
            scene.keyboard.type("텍스트인")
            for marked in ["ㅍ", "푸", "풋"] { scene.keyboard.compose(marked) }
            scene.keyboard.commit()
            scene.expect("텍스트인풋", caret: 5)
        }
    }

    @Test("trims the excess of a composition at its end, however it ends", arguments: UnspecifiedBehavior.everyWay)
    func tooMuch(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.sections([2, 2], .any))
            scene.keyboard.type("abc")
            for marked in ["n", "ni hao"] { scene.keyboard.compose(marked) }
            scene.expect("abcni hao")
            scene.keyboard.commit("你好")
            scene.expect("abc你", caret: 4)
            scene.keyboard.backspace()
            for marked in ["x", "xyz"] { scene.keyboard.compose(marked) }
            _ = scene.field.resignFirstResponder()
            scene.expect("abcx")
            #expect(scene.log.reported.last == "ended")
        }
    }

    @Test("converts composed digits when the composition ends", arguments: UnspecifiedBehavior.everyWay)
    func digits(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.card)
            scene.keyboard.compose("４")
            // A key that is judged becomes a digit at once.
            if scene.field.native.markedTextRange == nil {
                scene.keyboard.type("２")
            } else {
                scene.keyboard.commit("４２")
            }
            scene.expect("42", caret: 2)
            scene.keyboard.compose("よ")
            scene.keyboard.commit("四")
            scene.expect("42", caret: 2)
        }
    }

    @Test("converts composed digits when its text is hidden", arguments: UnspecifiedBehavior.everyWay)
    func hidden(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.sections([4, 4], .digits))
            scene.keyboard.type("1")
            scene.keyboard.compose("２３")
            scene.field.isSecureTextEntry = true
            scene.expect("123", caret: 3)
            #expect(scene.log.reported.filter { $0 != "changed" }.last == "text 123")
            scene.keyboard.type("4")
            scene.expect("1234", caret: 4)
        }
    }

    @Test("continues a composition when the program sets its reported text", arguments: UnspecifiedBehavior.everyWay)
    func setWhileComposing(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.sections([4], .any))
            scene.log.onChange = { $0.text = $0.text }
            scene.keyboard.compose("ni")
            scene.keyboard.compose("nih")
            #expect(scene.field.native.markedTextRange != nil)
            scene.keyboard.commit("你")
            scene.expect("你", caret: 1)
        }
    }

    @Test("keeps a composition during drawing and changes of focus and traits", arguments: UnspecifiedBehavior.everyWay)
    func drawnWhileComposing(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.sections([4], .any))
            scene.keyboard.compose("ni")
            scene.field.style.textColor = .red
            scene.field.bounds.size.width = 280
            scene.stage.style = .dark
            scene.stage.layOut()
            #expect(scene.field.native.markedTextRange != nil)
            scene.keyboard.commit("你")
            scene.expect("你", caret: 1)
            // The postponed change was made.
            #expect(scene.field.native.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
            #expect(scene.field.native.editingRect(forBounds: scene.field.native.bounds).width < 283)
        }
    }

    @Test("ignores inline predictions until the person accepts them", arguments: UnspecifiedBehavior.everyWay)
    func prediction(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.sections([], .any))
            scene.keyboard.type("see you")
            scene.keyboard.predictInline(" later")
            scene.keyboard.ignorePrediction()
            scene.expect("see you", caret: 7)
            scene.keyboard.predictInline(" later")
            scene.keyboard.type("!")
            scene.expect("see you!", caret: 8)
            scene.keyboard.backspace()
            scene.keyboard.predictInline(" later")
            scene.keyboard.acceptPrediction()
            scene.expect("see you later", caret: 13)
        }
    }

    @Test("turns off inline prediction in sections, which have no room for it")
    func noPrediction() {
        let scene = SectionedFieldScene(.sections([2, 2], .any))
        scene.keyboard.type("ab")
        scene.keyboard.predictInline("solutely")
        scene.expect("ab", caret: 2)
        scene.field.format = .sections([], .any)
        scene.keyboard.predictInline("solutely")
        scene.keyboard.acceptPrediction()
        scene.expect("absolutely", caret: 10)
    }
}
#endif
