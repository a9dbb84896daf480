import Foundation

/// What a person does with a keyboard.
///
/// The order of one key: the delegate is asked; the text changes; the delegate is told of the selection; `.editingChanged` is sent.
extension FieldEditor {
    /// Replaces a part of the text, if the delegate lets it.
    ///
    /// UIKit asks about a range, and then edits where its own caret is: after a delegate that has written to the field and
    /// answered `true`, that is another place.
    @discardableResult
    private func enter(
        _ text: String,
        asked isAsked: Bool = true,
        isTyped: Bool = false,
        where place: () -> Range<Int>?
    ) -> Bool {
        // One line: what would break it becomes a space.
        let text = text.replacingOccurrences(of: "\r\n", with: " ").replacingOccurrences(of: "\n", with: " ")
        unmark()
        guard let range = place() else { return false }
        let before = (string, selection)
        if isAsked, !asks(range, text) { return false }
        guard var range = before == (string, selection) ? range : place() else { return false }
        if erasesNext || field.clearsOnInsertion { range = 0..<count }
        erasesNext = false
        field.clearsOnInsertion = false
        edit(range, text, isTyped: isTyped)
        return true
    }

    package func type(_ text: String) {
        enter(punctuated(text), isTyped: true) { selection }
    }

    /// "Smart quotes" where the field lets them (iOS 11).
    private func punctuated(_ text: String) -> String {
        guard field.smartQuotesType != .no, !field.isSecureTextEntry, text == "\"" || text == "'" else { return text }
        let before = self.text(in: 0..<selection.lowerBound).last
        let opens = before.map { $0.isWhitespace || "([{“‘".contains($0) } ?? true
        return text == "'" ? (opens ? "‘" : "’") : (opens ? "“" : "”")
    }

    package func deleteBackward(asked isAsked: Bool = true) {
        enter("", asked: isAsked) {
            guard selection.isEmpty else { return selection }
            // Nobody is asked about a deletion of nothing (bjhomer.com, "Detecting backspace").
            return text(in: 0..<selection.lowerBound).last.map {
                selection.lowerBound - String($0).utf16.count..<selection.lowerBound
            }
        }
    }

    package func deleteForward() {
        enter("") {
            guard selection.isEmpty else { return selection }
            return text(in: selection.upperBound..<count).first.map {
                selection.upperBound..<selection.upperBound + String($0).utf16.count
            }
        }
    }

    /// Option and backspace: to the beginning of the word.
    package func deleteWord() {
        enter("") {
            guard selection.isEmpty else { return selection }
            let before = text(in: 0..<selection.lowerBound)
            let kept = before.reversed().drop { $0.isWhitespace }.drop { !$0.isWhitespace }
            let start = String(kept.reversed()).utf16.count
            return start == selection.lowerBound ? nil : start..<selection.lowerBound
        }
    }

    /// A second space makes a full stop of the first.
    package func doubleSpace() {
        enter(". ") {
            let before = text(in: 0..<selection.lowerBound)
            return before.hasSuffix(" ") ? selection.lowerBound - 1..<selection.upperBound : selection
        }
    }

    package func cut() {
        guard mayCopy else { return }
        UIPasteboard.general.string = text(in: selection)
        enter("") { selection }
    }

    package func copy() {
        guard mayCopy else { return }
        UIPasteboard.general.string = text(in: selection)
    }

    /// A secure text cannot be taken out ("disables the copying of text", `isSecureTextEntry`).
    var mayCopy: Bool { !selection.isEmpty && !field.isSecureTextEntry }

    package func paste() {
        guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
        let spaced = spacedInsertion(text)
        let isMade = enter(spaced) { selection }
        if !isMade, Undecided.current.refusedPasteIsUndoable { registerRefusedPaste(spaced) }
    }

    /// "Smart insert" puts a space between a pasted word and one that is there (`smartInsertDeleteType`, iOS 11).
    private func spacedInsertion(_ text: String) -> String {
        guard field.smartInsertDeleteType != .no, !field.isSecureTextEntry else { return text }
        func space(_ one: Character?, _ other: Character?) -> String {
            let isWord = [one, other].allSatisfy { $0?.isLetter == true || $0?.isNumber == true }
            return isWord ? " " : ""
        }
        let before = space(self.text(in: 0..<selection.lowerBound).last, text.first)
        return before + text + space(text.last, self.text(in: selection.upperBound..<count).first)
    }

    /// The clear button: "asks the delegate whether to remove the text field's current contents", and no other question.
    package func clear() {
        guard field.delegate?.textFieldShouldClear(field) ?? true else { return }
        edit(0..<count, "")
    }

    // MARK: An input method

    package func compose(_ text: String) {
        if isPrediction { unmark() }
        if marked == nil, Undecided.current.compositionAsksFirst {
            let before = string
            // What the delegate answers by writing itself is a key that no composition begins with.
            guard asks(selection, text), string == before else { return }
        }
        if marked == nil, erasesNext { edit(0..<count, "", tells: false) }
        erasesNext = false
        setMarked(text, selected: text.utf16.count..<text.utf16.count)
    }

    /// A candidate is chosen, or the composition ends as it is. Nobody is asked (openradar 24087514).
    package func commit(_ text: String?) {
        guard let range = marked, !isPrediction else { return }
        guard let text, text != self.text(in: range) else { return unmark() }
        replaceMarked(text)
    }

    /// Grey words after the caret are marked text (iOS 17; WebKit #36674).
    package func predict(_ text: String) {
        guard field.inlinePredictionType != .no, !field.isSecureTextEntry else { return }
        if marked != nil, !isPrediction { return }
        setMarked(text, selected: 0..<0, isPrediction: true)
    }

    // MARK: Helpers of the keyboard

    /// Autofill replaces the whole text.
    package func fill(_ text: String) {
        enter(text, asked: isEditing && Undecided.current.autofillAsksDelegate) { 0..<count }
    }

    package func correct(_ range: Range<Int>, to text: String) {
        enter(text, asked: Undecided.current.autofillAsksDelegate) { range.clamped(to: 0..<count) }
    }

    package func dictate(_ text: String) {
        enter(text, asked: Undecided.current.dictationAsksDelegate) { selection }
    }

    package func drop(_ text: String, at offset: Int) {
        let place = min(max(0, offset), count)
        enter(text, asked: Undecided.current.dictationAsksDelegate) { place..<place }
    }
}

extension FieldEditor {
    /// `select(_:)`: the word at the caret.
    func selectWord() {
        let (before, after) = (text(in: 0..<selection.lowerBound), text(in: selection.lowerBound..<count))
        let start = before.reversed().prefix { !$0.isWhitespace }.reduce(0) { $0 + String($1).utf16.count }
        let end = after.prefix { !$0.isWhitespace }.utf16.count
        select(selection.lowerBound - start..<selection.lowerBound + end)
    }
}
