import LiveControls
import LiveText
import Testing

@testable import LiveFoundation

@Suite("Reports of native fields")
struct EditReportsTests {
    @Test("a plain edit is an edit that could not be stopped")
    func plain() {
        var reports = EditReports()
        #expect(reports.events(text: "a", caret: 1, isMarked: false) == [.edited("a", caret: 1)])
    }

    @Test("a composition has a start, steps and one end")
    func composition() {
        var reports = EditReports()
        #expect(reports.events(text: "n", caret: 1, isMarked: true) == [.compositionStarted, .edited("n", caret: 1)])
        #expect(reports.events(text: "ni", caret: 2, isMarked: true) == [.edited("ni", caret: 2)])
        #expect(reports.events(text: "你", caret: 1, isMarked: false) == [.compositionEnded("你", caret: 1)])
        #expect(reports.endEvents(text: "你", caret: 1) == [.focusChanged(false)])
    }

    @Test("leaving the field ends a composition")
    func leaving() {
        var reports = EditReports()
        _ = reports.events(text: "ni", caret: 2, isMarked: true)
        #expect(reports.endEvents(text: "ni", caret: 2) == [.compositionEnded("ni", caret: 2), .focusChanged(false)])
    }

    @Test("a syllable can be finished in a full field, and its surplus is taken back at the end")
    func hangul() {
        var reports = EditReports()
        var model = LimitedFieldModel(limit: TextLimit(5), text: "텍스트인")
        var effects: [LimitedFieldEffect] = []
        for (text, isMarked) in [("텍스트인ㅍ", true), ("텍스트인푸", true), ("텍스트인풋", true), ("텍스트인풋", false)] {
            for event in reports.events(text: text, caret: 5, isMarked: isMarked) { effects += model.send(event) }
        }
        #expect(effects.isEmpty)
        #expect(model.presentation.text == "텍스트인풋")
    }
}
