#if canImport(UIKit)
#if canImport(HeadlessStage)
import HeadlessStage
#endif
import LiveControls
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Sectioned field, in UIKit: compositions") struct SectionedFieldCompositionTests {
    @Test("inserts a pinyin candidate at the end of a section", arguments: Undecided.everyWay)
    func pinyin(way: Undecided) {
        way.run {
            let scene = SectionedFieldScene(.sections([2, 2], .any))
            scene.typist.type("ab")
            for marked in ["n", "ni", "ni h", "ni hao"] {
                scene.typist.compose(marked)
                #expect(scene.field.native.markedTextRange != nil)
                scene.expect("ab" + marked)
            }
            scene.typist.commit("你好")
            scene.expect("ab你好", caret: 4)
            #expect(scene.log.told.last == "complete")
            #expect(scene.log.told.filter { $0 == "complete" }.count == 1)
        }
    }

    @Test("lets Hangul be finished at the last place", arguments: Undecided.everyWay)
    func hangul(way: Undecided) {
        way.run {
            let scene = SectionedFieldScene(.sections([5], .any))
            scene.typist.type("텍스트인")
            for marked in ["ㅍ", "푸", "풋"] { scene.typist.compose(marked) }
            scene.typist.commit()
            scene.expect("텍스트인풋", caret: 5)
        }
    }

    @Test("trims the excess of a composition at its end, however it ends", arguments: Undecided.everyWay)
    func tooMuch(way: Undecided) {
        way.run {
            let scene = SectionedFieldScene(.sections([2, 2], .any))
            scene.typist.type("abc")
            for marked in ["n", "ni hao"] { scene.typist.compose(marked) }
            scene.expect("abcni hao")
            scene.typist.commit("你好")
            scene.expect("abc你", caret: 4)
            scene.typist.backspace()
            for marked in ["x", "xyz"] { scene.typist.compose(marked) }
            _ = scene.field.resignFirstResponder()
            scene.expect("abcx")
            #expect(scene.log.told.last == "ended")
        }
    }

    @Test("converts composed digits when the composition ends", arguments: Undecided.everyWay)
    func digits(way: Undecided) {
        way.run {
            let scene = SectionedFieldScene(.card)
            scene.typist.compose("４")
            // A key that is judged becomes a digit at once.
            if scene.field.native.markedTextRange == nil {
                scene.typist.type("２")
            } else {
                scene.typist.commit("４２")
            }
            scene.expect("42", caret: 2)
            scene.typist.compose("よ")
            scene.typist.commit("四")
            scene.expect("42", caret: 2)
        }
    }

    @Test("continues a composition when the program sets its reported text", arguments: Undecided.everyWay)
    func setWhileComposing(way: Undecided) {
        way.run {
            let scene = SectionedFieldScene(.sections([4], .any))
            scene.log.onChange = { $0.text = $0.text }
            scene.typist.compose("ni")
            scene.typist.compose("nih")
            #expect(scene.field.native.markedTextRange != nil)
            scene.typist.commit("你")
            scene.expect("你", caret: 1)
        }
    }

    @Test("keeps a composition during drawing and changes of focus and traits", arguments: Undecided.everyWay)
    func drawnWhileComposing(way: Undecided) {
        way.run {
            let scene = SectionedFieldScene(.sections([4], .any))
            scene.typist.compose("ni")
            scene.field.style.textColor = .red
            scene.field.bounds.size.width = 280
            scene.stage.style = .dark
            scene.stage.layOut()
            #expect(scene.field.native.markedTextRange != nil)
            scene.typist.commit("你")
            scene.expect("你", caret: 1)
            // The postponed change was made.
            #expect(scene.field.native.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
            #expect(scene.field.native.editingRect(forBounds: scene.field.native.bounds).width < 283)
        }
    }

    @Test("ignores inline predictions until the person accepts them", arguments: Undecided.everyWay)
    func prediction(way: Undecided) {
        way.run {
            let scene = SectionedFieldScene(.sections([], .any))
            scene.typist.type("see you")
            scene.typist.predictInline(" later")
            scene.typist.ignorePrediction()
            scene.expect("see you", caret: 7)
            scene.typist.predictInline(" later")
            scene.typist.type("!")
            scene.expect("see you!", caret: 8)
            scene.typist.backspace()
            scene.typist.predictInline(" later")
            scene.typist.acceptPrediction()
            scene.expect("see you later", caret: 13)
        }
    }

    @Test("turns off inline prediction in sections, which have no room for it")
    func noPrediction() {
        let scene = SectionedFieldScene(.sections([2, 2], .any))
        scene.typist.type("ab")
        scene.typist.predictInline("solutely")
        scene.expect("ab", caret: 2)
        scene.field.format = .sections([], .any)
        scene.typist.predictInline("solutely")
        scene.typist.acceptPrediction()
        scene.expect("absolutely", caret: 10)
    }
}
#endif
