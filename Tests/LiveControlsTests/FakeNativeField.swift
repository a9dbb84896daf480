import Foundation
import LiveText
import Testing

@testable import LiveControls

/// When a native field reports that an edit has moved the selection.
enum SelectionReport: CaseIterable {
    /// Before the edit, with the old text.
    case beforeEdit
    /// After the edit, with the new text, and before the report of the change.
    case beforeChange
    /// After the report of the change.
    case afterChange
}

/// A test double of a native field. Like those of UIKit and AppKit, it asks before an edit, makes it, and reports it.
/// It undoes all changes of one event together, and reports each part.
@MainActor final class FakeNativeField<Model: TextFieldModel> {
    private(set) var session: TextFieldSession<Model>
    private(set) var text: String
    var selection: Range<Int>
    private(set) var isMarked = false
    var isWriting = false
    /// Whether ``replace(_:with:)`` does nothing, as in a field without the focus.
    var isDeaf = false
    /// The steps carried out, in order, each with the native field's text at that time.
    private(set) var reported: [String] = []
    /// How many times the attributes were set.
    private(set) var styled = 0
    let order: SelectionReport

    private var isAllowed = false
    private var time = 0.0
    private var done: [[String]] = []
    private var undone: [[String]] = []
    private var event: [String]?

    init(_ model: Model, selection order: SelectionReport = .afterChange) {
        session = TextFieldSession(model)
        text = model.nativeText
        selection = text.utf16.count..<text.utf16.count
        self.order = order
    }

    var content: NativeText { NativeText(text, selection: selection, isMarked: isMarked) }
    var model: Model { session.model }

    // MARK: Carried-out steps

    func replace(_ range: Range<Int>, with replacement: String) {
        #expect(!isAllowed, "written upon an allowed edit")
        guard !isDeaf else { return setText(TextEdit(range, replacement).applied(to: text)) }
        apply(range, replacement)
        // It also reports its own writes, and the host receives the report.
        #expect(isWriting)
    }

    func setText(_ text: String) {
        #expect(!isAllowed, "written upon an allowed edit")
        self.text = text
        selection = text.utf16.count..<text.utf16.count
        done = []
        undone = []
        event = nil
    }

    func moveSelection(to range: Range<Int>) {
        #expect(!isAllowed, "selected upon an allowed edit")
        #expect(range.upperBound <= text.utf16.count, "selected beyond the text")
        selection = range
    }

    private func carryOut(_ write: TextFieldEffect) {
        isWriting = true
        defer { isWriting = false }
        switch write {
        case .perform(let edit):
            replace(edit.range, with: edit.replacement)
            moveSelection(to: edit.caret..<edit.caret)
        case .rewrite(let edit): setText(edit.applied(to: text))
        case .allow: Issue.record("an allowed edit is written")
        case .select(let range): moveSelection(to: range)
        }
    }

    private func carryOut(_ steps: [TextFieldSession<Model>.Step]) {
        for step in steps {
            switch step {
            case .write(let write): carryOut(write)
            case .style: styled += 1
            case .textChanged: reported.append("changed \(session.model.nativeText) [\(text)]")
            case .effect(let effect): reported.append("\(effect)")
            }
        }
    }

    // MARK: Actions of the person

    func type(_ characters: String) {
        for character in characters { insert(String(character)) }
    }

    func insert(_ replacement: String) { edit(selection, replacement) }

    func backspace() {
        guard selection.isEmpty else { return insert("") }
        let before = String(text.utf16.prefix(selection.lowerBound)) ?? ""
        guard let last = before.last else { return }
        edit(selection.lowerBound - last.utf16.count..<selection.lowerBound, "")
    }

    /// Asks for an edit, then makes and reports it.
    func edit(_ range: Range<Int>, _ replacement: String) {
        inEvent {
            guard ask(range, replacement) else { return }
            make(range, replacement)
        }
    }

    /// Asks whether an edit may be made, without making it.
    @discardableResult
    func ask(_ range: Range<Int>, _ replacement: String) -> Bool {
        var isAllowed = false
        inEvent { isAllowed = answer(range, replacement) }
        return isAllowed
    }

    private func answer(_ range: Range<Int>, _ replacement: String) -> Bool {
        time += 1
        let answer = session.shouldChange(range, to: replacement, native: content, at: time)
        carryOut(answer.steps)
        if answer.isAllowed { #expect(answer.steps.isEmpty) }
        isAllowed = answer.isAllowed
        return answer.isAllowed
    }

    /// Makes an edit, with or without asking first, such as autofill.
    func make(_ range: Range<Int>, _ replacement: String) {
        inEvent {
            let caret = range.lowerBound + replacement.utf16.count
            if order == .beforeEdit {
                selection = min(caret, text.utf16.count)..<min(caret, text.utf16.count)
                tellSelection()
            }
            apply(range, replacement)
            selection = caret..<caret
            if order == .beforeChange { tellSelection() }
            isAllowed = false
            tellChange()
            if order == .afterChange { tellSelection() }
        }
    }

    func compose(_ marked: String, over range: Range<Int>) {
        isMarked = true
        make(range, marked)
    }

    /// Ends a composition.
    func commit(_ text: String, over range: Range<Int>) {
        isMarked = false
        make(range, text)
    }

    func unmark() { isMarked = false }

    func tap(at offset: Int) {
        selection = offset..<offset
        tellSelection()
    }

    func tellSelection() {
        guard !isWriting else { return }
        carryOut(session.selectionChanged(content, at: time))
    }

    func tellChange() {
        time += 1
        isAllowed = false
        carryOut(session.changed(content, at: time))
    }

    func focus(_ isFocused: Bool = true) {
        time += 1
        inEvent { carryOut(session.focusChanged(isFocused, native: content, at: time)) }
    }

    func settleFocus() { carryOut(session.focusSettled(content, at: time)) }

    /// Carries out an event by which the person changes the text.
    func perform(_ event: Model.Event) {
        time += 1
        inEvent { carryOut(session.perform(event, native: content, at: time)) }
    }

    func undo() { step(&done, &undone) }
    func redo() { step(&undone, &done) }

    // MARK: Actions of the program

    func set(_ text: String) {
        time += 1
        carryOut(session.set(text, native: content, at: time))
    }

    func send(_ event: Model.Event) {
        time += 1
        carryOut(session.send(event, native: content, at: time))
    }

    func style() -> Bool {
        let may = session.mayStyle(content)
        if may { styled += 1 }
        return may
    }

    // MARK: Internal

    private func apply(_ range: Range<Int>, _ replacement: String) {
        event?.append(text)
        text = (text as NSString).replacingCharacters(in: NSRange(range), with: replacement)
    }

    /// All changes of one event are undone together.
    func inEvent(_ work: () -> Void) {
        guard event == nil else { return work() }
        event = []
        work()
        if let event, !event.isEmpty {
            done.append(event)
            undone = []
        }
        event = nil
    }

    private func step(_ from: inout [[String]], _ to: inout [[String]]) {
        guard let texts = from.popLast() else { return }
        var inverse: [String] = []
        for text in texts.reversed() {
            inverse.append(self.text)
            self.text = text
            selection = text.utf16.count..<text.utf16.count
            if order != .afterChange { tellSelection() }
            time += 1
            let before = text
            carryOut(session.changed(content, isUndoing: true, at: time))
            #expect(self.text == before, "undo was written upon")
            tellSelection()
        }
        to.append(inverse)
    }
}
