import Foundation

/// The actions of a person with a keyboard.
///
/// The order for one key: the delegate is asked, the text changes, the delegate is notified of the selection,
/// `.editingChanged` is sent.
extension FieldEditor {
    /// Replaces a part of the text, if the delegate allows it.
    ///
    /// UIKit asks about a range, and then edits at its own caret. If the delegate has written to the field and returned
    /// `true`, that is another position.
    @discardableResult
    private func enter(
        _ text: String,
        asked isAsked: Bool = true,
        isTyped: Bool = false,
        where place: () -> Range<Int>?
    ) -> Bool {
        let lines = text.replacingOccurrences(of: "\r\n", with: "\n")
        let text = isSingleLine ? lines.replacingOccurrences(of: "\n", with: " ") : lines
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

    /// Applies "smart quotes" if the field allows them (iOS 11).
    private func punctuated(_ text: String) -> String {
        guard field.smartQuotesType != .no, !field.isSecureTextEntry, text == "\"" || text == "'" else { return text }
        let before = self.text(in: 0..<selection.lowerBound).last
        let opens = before.map { $0.isWhitespace || "([{“‘".contains($0) } ?? true
        return text == "'" ? (opens ? "‘" : "’") : (opens ? "“" : "”")
    }

    package func deleteBackward(asked isAsked: Bool = true) {
        enter("", asked: isAsked) {
            guard selection.isEmpty else { return selection }
            // The delegate is not asked about an empty deletion (bjhomer.com, "Detecting backspace").
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

    /// Handles Option-Backspace: deletes to the start of the word.
    package func deleteWord() {
        enter("") {
            guard selection.isEmpty else { return selection }
            let before = text(in: 0..<selection.lowerBound)
            let kept = before.reversed().drop { $0.isWhitespace }.drop { !$0.isWhitespace }
            let start = String(kept.reversed()).utf16.count
            return start == selection.lowerBound ? nil : start..<selection.lowerBound
        }
    }

    /// Replaces the first of two spaces with a period.
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

    /// A secure text cannot be copied ("disables the copying of text", `isSecureTextEntry`).
    var mayCopy: Bool { !selection.isEmpty && !field.isSecureTextEntry }

    private static var pendingPaste: (() -> Void)?

    /// Handles the action, which returns before UIKit inserts the text (iOS 11 and later; linkedin/Hakawai #121).
    package func paste(_ text: String?) {
        // The system asks the person about a paste that the app makes (iOS 16), and the call waits for the answer.
        if Headless.pastePermissionTime > 0 { MediaClock.advance(by: Headless.pastePermissionTime) }
        guard let text, !text.isEmpty else { return }
        Self.pendingPaste = { [weak self] in self?.insertPasted(text) }
    }

    /// Inserts the text of the last action.
    package static func finishPaste() {
        let paste = pendingPaste
        pendingPaste = nil
        paste?()
    }

    private func insertPasted(_ text: String) {
        let spaced = spacedInsertion(text)
        let isMade = enter(spaced) { selection }
        if !isMade, UnspecifiedBehavior.current.refusedPasteIsUndoable { registerRefusedPaste(spaced) }
    }

    /// "Smart insert" puts a space between a pasted word and a neighboring one (`smartInsertDeleteType`, iOS 11).
    private func spacedInsertion(_ text: String) -> String {
        guard field.smartInsertDeleteType != .no, !field.isSecureTextEntry else { return text }
        func space(_ one: Character?, _ other: Character?) -> String {
            let isWord = [one, other].allSatisfy { $0?.isLetter == true || $0?.isNumber == true }
            return isWord ? " " : ""
        }
        let before = space(self.text(in: 0..<selection.lowerBound).last, text.first)
        return before + text + space(text.last, self.text(in: selection.upperBound..<count).first)
    }

    /// Handles the clear button, which "asks the delegate whether to remove the text field's current contents", and
    /// nothing else.
    package func clear() {
        guard field.delegate?.textFieldShouldClear(field) ?? true else { return }
        edit(0..<count, "")
    }

    // MARK: Input methods

    package func compose(_ text: String) {
        if isPrediction { unmark() }
        if marked == nil, UnspecifiedBehavior.current.compositionAsksFirst {
            let before = string
            // If the delegate writes a replacement itself, no composition begins with this key.
            guard asks(selection, text), string == before else { return }
        }
        if marked == nil, erasesNext { edit(0..<count, "", notifies: false) }
        erasesNext = false
        setMarked(text, selected: text.utf16.count..<text.utf16.count)
    }

    /// Chooses a candidate, or ends the composition unchanged. Usually, the delegate is not asked (openradar
    /// 24087514).
    package func commit(_ text: String?) {
        guard let range = marked, !isPrediction else { return }
        guard let text, text != self.text(in: range) else { return unmark() }
        // An app that refuses is not heard, and the text changes.
        if UnspecifiedBehavior.current.commitAsksForReplacement { _ = asks(range, text) }
        if UnspecifiedBehavior.current.commitAsksForInsertion { _ = asks(range.lowerBound..<range.lowerBound, text) }
        replaceMarked(text)
    }

    /// Shows an inline prediction, which is marked text after the caret (iOS 17; WebKit #36674).
    package func predict(_ text: String) {
        let prediction = field.shownKeyboard?.prediction ?? field.inlinePredictionType
        guard prediction != .no, !field.isSecureTextEntry else { return }
        if marked != nil, !isPrediction { return }
        setMarked(text, selected: 0..<0, isPrediction: true)
    }

    // MARK: Keyboard features

    /// Replaces what an input method has inserted with the next state of its syllable, without marked text. The delegate
    /// is asked as for a key.
    package func composeInPlace(_ text: String) {
        let last = composedInPlace ?? ""
        let start = max(0, selection.lowerBound - last.utf16.count)
        let isSame = self.text(in: start..<selection.lowerBound) == last
        let isKept = isSame || UnspecifiedBehavior.current.inPlaceCompositionTrustsItself
        composedInPlace = text
        enter(text) { isKept && selection.isEmpty ? start..<selection.upperBound : selection }
    }

    package func endComposition() { composedInPlace = nil }

    /// Replaces the whole text, as autofill does.
    package func fill(_ text: String) {
        if !isEditing, UnspecifiedBehavior.current.autofillSetsText { return field.text = text }
        enter(text, asked: isEditing && UnspecifiedBehavior.current.autofillAsksDelegate) { 0..<count }
    }

    package func correct(_ range: Range<Int>, to text: String) {
        enter(text, asked: UnspecifiedBehavior.current.autofillAsksDelegate) { range.clamped(to: 0..<count) }
    }

    /// Inserts what was heard, and replaces it with each better hypothesis.
    package func dictate(_ hypotheses: [String]) {
        var heard: (range: Range<Int>, text: String)?
        for text in hypotheses {
            var range = selection
            if let heard, UnspecifiedBehavior.current.dictationTrustsItself || self.text(in: heard.range) == heard.text
            {
                range = heard.range.clamped(to: 0..<count)
            }
            let start = range.lowerBound
            enter(text, asked: UnspecifiedBehavior.current.dictationAsksDelegate) { range }
            heard = (start..<start + text.utf16.count, text)
        }
    }

    package func drop(_ text: String, at offset: Int) {
        let place = min(max(0, offset), count)
        enter(text, asked: UnspecifiedBehavior.current.dictationAsksDelegate) { place..<place }
    }
}

extension FieldEditor {
    /// Selects the word at the caret, as `select(_:)` does.
    func selectWord() {
        let (before, after) = (text(in: 0..<selection.lowerBound), text(in: selection.lowerBound..<count))
        let start = before.reversed().prefix { !$0.isWhitespace }.reduce(0) { $0 + String($1).utf16.count }
        let end = after.prefix { !$0.isWhitespace }.utf16.count
        select(selection.lowerBound - start..<selection.lowerBound + end)
    }
}
