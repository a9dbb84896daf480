#if canImport(UIKit) && !canImport(HeadlessTesting)
import UIKit

/// A person with a keyboard in the focused field. It makes the calls of the system's keyboard: it asks the delegate,
/// and then inserts or deletes.
@MainActor final class KeyboardSimulator {
    private let stage: TestWindow

    init(_ stage: TestWindow) { self.stage = stage }

    private var field: UITextField? { stage.firstResponder as? UITextField }

    private func act(_ act: (UITextField) -> Void) {
        if let field { act(field) }
        stage.layOut()
    }

    // MARK: Places

    private func offsets(_ range: UITextRange?, in field: UITextField) -> Range<Int> {
        guard let range else { return 0..<0 }
        let start = field.offset(from: field.beginningOfDocument, to: range.start)
        return start..<field.offset(from: field.beginningOfDocument, to: range.end)
    }

    private func range(_ offsets: Range<Int>, in field: UITextField) -> UITextRange? {
        guard let start = field.position(from: field.beginningOfDocument, offset: offsets.lowerBound),
            let end = field.position(from: field.beginningOfDocument, offset: offsets.upperBound)
        else { return nil }
        return field.textRange(from: start, to: end)
    }

    private func select(_ offsets: Range<Int>, in field: UITextField) {
        if let range = range(offsets, in: field) { field.selectedTextRange = range }
    }

    private func selection(in field: UITextField) -> Range<Int> { offsets(field.selectedTextRange, in: field) }

    // MARK: Edits

    private func replace(_ offsets: Range<Int>, with text: String, in field: UITextField, asking: Bool = true) {
        let asked = NSRange(location: offsets.lowerBound, length: offsets.count)
        let delegate = field.delegate
        if asking, delegate?.textField?(field, shouldChangeCharactersIn: asked, replacementString: text) == false {
            return
        }
        if selection(in: field) != offsets { select(offsets, in: field) }
        if text.isEmpty { field.deleteBackward() } else { field.insertText(text) }
    }

    func type(_ text: String) {
        for character in text { act { replace(selection(in: $0), with: String(character), in: $0) } }
    }

    func backspace() {
        act { field in
            let selected = selection(in: field)
            guard selected.isEmpty else { return replace(selected, with: "", in: field) }
            let before = (field.text ?? "").utf16.prefix(selected.lowerBound)
            guard let last = String(before)?.last else { return }
            let asked = NSRange(location: selected.lowerBound - last.utf16.count, length: last.utf16.count)
            let delegate = field.delegate
            if delegate?.textField?(field, shouldChangeCharactersIn: asked, replacementString: "") != false {
                field.deleteBackward()
            }
        }
    }

    func deleteForward() {
        act { field in
            let place = selection(in: field)
            guard place.isEmpty else { return replace(place, with: "", in: field) }
            let after = (field.text ?? "").utf16.dropFirst(place.lowerBound)
            guard let first = String(after)?.first else { return }
            replace(place.lowerBound..<place.lowerBound + first.utf16.count, with: "", in: field)
        }
    }

    func deleteWord() {
        act { field in
            let end = selection(in: field).upperBound
            let before = String((field.text ?? "").utf16.prefix(end)) ?? ""
            let kept = before.reversed().drop { $0.isWhitespace }.drop { !$0.isWhitespace }
            let start = String(kept.reversed()).utf16.count
            if start < end { replace(start..<end, with: "", in: field) }
        }
    }

    func doubleSpace() {
        type(" ")
        act { field in
            let end = selection(in: field).upperBound
            if end > 0 { replace(end - 1..<end, with: ". ", in: field) }
        }
    }

    @discardableResult func insertReturn() -> Bool {
        guard field != nil else { return false }
        act { field in
            guard field.delegate?.textFieldShouldReturn?(field) != false else { return }
            guard field.allControlEvents.contains(.editingDidEndOnExit) else { return }
            field.sendActions(for: .editingDidEndOnExit)
            field.resignFirstResponder()
        }
        return true
    }

    func select(_ range: Range<Int>) { act { select(range, in: $0) } }
    func moveCaret(to offset: Int) { select(offset..<offset) }
    func selectAll() { act { $0.selectAll(nil) } }
    func cut() { act { $0.cut(nil) } }
    func copy() { act { $0.copy(nil) } }

    func paste(_ text: String? = nil) {
        act {
            if let text { UIPasteboard.general.string = text }
            $0.paste(nil)
            // UIKit inserts the text in a later turn of the run loop.
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
        }
    }

    func tapPasteControl(of target: UIResponder, _ text: String) {
        let items = [NSItemProvider(object: text as NSString)]
        sequence(first: target, next: \.next).first { $0.canPaste(items) }?.paste(itemProviders: items)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
        stage.layOut()
    }

    func clear() {
        act {
            if $0.delegate?.textFieldShouldClear?($0) != false {
                replace(whole($0), with: "", in: $0, asking: false)
            }
        }
    }

    private func whole(_ field: UITextField) -> Range<Int> { 0..<(field.text ?? "").utf16.count }

    // MARK: Input methods and keyboard features

    func compose(_ text: String) {
        act { $0.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0)) }
    }

    func commit(_ text: String? = nil) {
        act { field in
            guard field.markedTextRange != nil else { return }
            if let text { field.insertText(text) } else { field.unmarkText() }
        }
    }

    func predictInline(_ text: String) {
        act { $0.setMarkedText(text, selectedRange: NSRange(location: 0, length: 0)) }
    }

    func acceptPrediction() { act { $0.unmarkText() } }

    func ignorePrediction() {
        act { field in
            field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
            field.unmarkText()
        }
    }

    func autofill(_ text: String, in other: UITextField? = nil) {
        if let field = other ?? field { replace(whole(field), with: text, in: field, asking: field.isEditing) }
        stage.layOut()
    }

    func dictate(_ hypotheses: String...) {
        var heard = ""
        for text in hypotheses {
            replaceLast(heard, with: text, asking: false)
            heard = text
        }
    }
    func composeInPlace(_ states: String...) {
        var last = ""
        for state in states {
            replaceLast(last, with: state, asking: true)
            last = state
        }
    }
    private func replaceLast(_ last: String, with text: String, asking: Bool) {
        act { field in
            let end = selection(in: field).upperBound
            replace(max(0, end - last.utf16.count)..<end, with: text, in: field, asking: asking)
        }
    }
    func correct(_ range: Range<Int>, to text: String) { act { replace(range, with: text, in: $0) } }
    func drop(_ text: String, at offset: Int) {
        act { replace(offset..<offset, with: text, in: $0, asking: false) }
    }

    // MARK: Undo

    @discardableResult func undo() -> Bool {
        guard let manager = stage.firstResponder?.undoManager, manager.canUndo else { return false }
        manager.undo()
        stage.layOut()
        return true
    }

    @discardableResult func redo() -> Bool {
        guard let manager = stage.firstResponder?.undoManager, manager.canRedo else { return false }
        manager.redo()
        stage.layOut()
        return true
    }
}

/// On Apple's systems, UIKit has a single variant.
struct UnspecifiedBehavior: Sendable, Hashable, CustomStringConvertible {
    static let everyWay = [UnspecifiedBehavior()]
    let inPlaceCompositionTrustsItself = true
    var description: String { "as usual" }

    @MainActor func run<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
    @MainActor func run<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        try await body()
    }
}
#endif
