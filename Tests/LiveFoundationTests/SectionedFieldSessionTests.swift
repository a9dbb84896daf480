import Foundation
import LiveControls
import LiveTestSupport
import Testing

@testable import LiveFoundation

/// A native field as UIKit has one: it asks, edits, and tells.
private struct NativeField {
    var session: SectionedFieldSession
    var text = ""
    var selection = NSRange(location: 0, length: 0)
    /// What the app was told, and what the session and the native field held at that moment.
    var told: [String] = []
    private var time = 0.0

    init(_ format: SectionedFormat) {
        session = SectionedFieldSession(format)
        carryOut(session.send(.focused, at: 0))
    }

    mutating func type(_ characters: String) {
        for character in characters { insert(String(character)) }
    }

    mutating func insert(_ replacement: String) { replace(selection, with: replacement) }

    mutating func backspace() {
        guard selection.length == 0 else { return insert("") }
        guard selection.location > 0 else { return }
        replace(NSRange(location: selection.location - 1, length: 1), with: "")
    }

    mutating func set(_ text: String) {
        time += 1
        carryOut(session.send(.textSet(text), at: time))
    }

    mutating func leave() {
        time += 1
        carryOut(session.send(.left, at: time))
    }

    private mutating func replace(_ range: NSRange, with replacement: String) {
        time += 1
        let (isAllowed, steps) = session.edit(in: range, replacement: replacement, selection: selection, at: time)
        carryOut(steps)
        guard isAllowed else { return }
        text = (text as NSString).replacingCharacters(in: range, with: replacement)
        selection = NSRange(location: range.location + replacement.utf16.count, length: 0)
        carryOut(session.changed(text, caret: selection.location, isMarked: false, at: time))
    }

    private mutating func carryOut(_ steps: [SectionedFieldSession.Step]) {
        for step in steps {
            switch step {
            case .show(let text): self.text = text
            case .textChanged: told.append("changed \(session.model.presentation.text) [\(text)]")
            case .effect(.replace(let range, let text)):
                self.text = (self.text as NSString).replacingCharacters(in: NSRange(range), with: text)
            case .effect(.select(let range)): selection = NSRange(range)
            case .effect(.completed): told.append("completed")
            case .effect(.validate): told.append("validate")
            case .effect(.validityChanged(let validity)): told.append("\(validity)")
            case .effect(.allow): Issue.record("an answer is no step")
            case .effect(.announce), .effect(.wake): break
            }
        }
    }
}

@Suite("A sectioned field behind a native one")
struct SectionedFieldSessionTests {
    @Test("each key is told once, when the native field holds it, and the last one's completion after it")
    func typing() {
        var field = NativeField(.sections([2, 2], .digits))
        field.type("1234")
        #expect(
            field.told == [
                "changed 1 [1]", "changed 12 [12 ]", "changed 123 [12 3]", "changed 1234 [12 34]", "completed",
            ]
        )
    }

    @Test("a paste over all sections is one change and one completion")
    func paste() {
        var field = NativeField(.sections([2, 2], .digits))
        field.insert("12-34")
        #expect(field.told == ["changed 1234 [12 34]", "completed"])
        #expect(field.selection == NSRange(location: 5, length: 0))
    }

    @Test("what is refused is not told")
    func refusal() {
        var field = NativeField(.sections([2, 2], .digits))
        field.type("1234")
        let told = field.told
        field.type("5x")
        #expect(field.told == told)
        #expect(field.text == "12 34")
    }

    @Test("what the program sets is shown and not told, and completes nothing")
    func programmaticText() {
        var field = NativeField(.sections([2, 2], .digits))
        field.set("1234")
        #expect(field.told.isEmpty)
        #expect(field.text == "12 34")
        field.set("")
        #expect(field.text.isEmpty)
    }

    @Test("a completion is told anew after something was missing")
    func completionAgain() {
        var field = NativeField(.sections([2, 2], .digits))
        field.type("1234")
        field.backspace()
        field.type("5")
        #expect(field.told.filter { $0 == "completed" }.count == 2)
        #expect(field.told.suffix(3) == ["changed 123 [12 3]", "changed 1235 [12 35]", "completed"])
    }

    @Test("validity is asked when the control is left, not on the way between sections")
    func validity() {
        var field = NativeField(.sections([2, 2], .digits))
        field.type("1234")
        #expect(!field.told.contains("validate"))
        field.leave()
        #expect(field.told.contains("validate"))
    }

    @Test("a composition is taken over when it ends", arguments: ["４２", "42"])
    func composition(committed: String) {
        var session = SectionedFieldSession(.sections([2, 2], .digits))
        #expect(!session.changed("４", caret: 1, isMarked: true, at: 1).contains(.textChanged))
        #expect(session.model.presentation.text.isEmpty)
        let steps = session.changed(committed, caret: 2, isMarked: false, at: 2)
        #expect(session.model.presentation.text == "42")
        #expect(steps.filter { $0 == .textChanged }.count == 1)
    }

    @Test("the native field and the core never part", arguments: 0..<200)
    func random(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        var field = NativeField(seed.isMultiple(of: 2) ? .card : .sections([3, 0, 2], .alphanumeric))
        for _ in 0..<40 {
            let length = field.text.utf16.count
            let start = Int.random(in: 0...length, using: &generator)
            field.selection = NSRange(location: start, length: Int.random(in: 0...(length - start), using: &generator))
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: field.backspace()
            case 1: field.set(String(["4", "42", "424242", ""].randomElement(using: &generator)!))
            default: field.insert(["1", "23", "4-5", "x", " ", "９"].randomElement(using: &generator)!)
            }
            #expect(field.text == field.session.model.presentation.display, "seed \(seed)")
        }
    }
}
