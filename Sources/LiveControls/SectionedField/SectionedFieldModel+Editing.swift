import LiveText

extension SectionedFieldModel {
    mutating func take(_ edit: SectionedFieldEdit, _ selected: Range<Int>) -> [SectionedFieldEffect] {
        guard marked == nil else { return [.allow] }
        let selected = clamped(selected)
        let range = rawRange(of: selected)
        let result: (raw: RawText, end: Int)
        switch edit {
        case .insert(let text):
            guard let inserted = format.inserting(text, over: range, of: raw) else { return [] }
            result = inserted
        default:
            // Where there are no sections, the platform's own words and lines are the right ones.
            if shown.lengths.count <= 1 { return [.allow] }
            let deleted = range.isEmpty ? self.range(of: edit, at: range.lowerBound) : range
            guard !deleted.isEmpty else { return [] }
            result = (raw.replacing(deleted, with: []), deleted.lowerBound)
        }
        let before = shown
        update(to: result.raw, caret: result.end)
        var effects: [SectionedFieldEffect] = []
        if isPlatformsOwn(edit, selected, before) {
            effects.append(.allow)
        } else {
            if let replacement = Difference(from: before.bytes, to: shown.bytes) {
                effects.append(.replace(replacement.range, with: replacement.text))
            }
            effects.append(.select(shownSelection))
        }
        return effects + showAfterChange() + tellCompletion() + wakeEffect
    }

    /// Takes over a text that came about without being asked for, and corrects it where it is not as it should be.
    mutating func adopt(_ text: String, caret: Int, isMarked: Bool) -> [SectionedFieldEffect] {
        guard !isMarked else {
            marked = text
            settleOpening()
            return wakeEffect
        }
        marked = nil
        let written = RawText(text.withUTF8Bytes { Array($0) })
        let isUnchanged = written.bytes == shown.bytes
        if isUnchanged {
            selection = rawCaret(at: caret)
        } else {
            let prefix = String(validating: written.slice(0..<max(0, caret)), as: UTF8.self) ?? ""
            let read = format.reading(text)
            let isAtEnd = caret >= written.utf16Count
            let offset = isAtEnd ? read.utf16Count : RawText(format.filtered(prefix)).utf16Count
            update(to: read, caret: min(offset, read.utf16Count))
        }
        var effects: [SectionedFieldEffect] = []
        if let correction = Difference(from: written.bytes, to: shown.bytes) {
            effects.append(.replace(correction.range, with: correction.text))
            effects.append(.select(shownSelection))
        }
        settleOpening()
        if !isUnchanged { effects += showAfterChange() }
        return effects + tellCompletion() + wakeEffect
    }

    mutating func set(_ text: String) -> [SectionedFieldEffect] {
        marked = nil
        let written = text.withUTF8Bytes { Array($0) }
        update(to: format.reading(text), caret: .max)
        var effects: [SectionedFieldEffect] = []
        if let correction = Difference(from: written, to: shown.bytes) {
            effects.append(.replace(correction.range, with: correction.text))
        }
        if isFocused { effects.append(.select(shownSelection)) }
        if !format.isComplete(raw) { isCompletionTold = false }
        return effects + show(.neutral) + wakeEffect
    }

    mutating func change(to format: SectionedFormat) -> [SectionedFieldEffect] {
        let before = shown
        self.format = format
        update(to: format.reading(raw.string), caret: selection.upperBound)
        isCompletionTold = format.isComplete(raw)
        var effects: [SectionedFieldEffect] = []
        if let correction = Difference(from: before.bytes, to: shown.bytes) {
            effects.append(.replace(correction.range, with: correction.text))
        }
        if isFocused { effects.append(.select(shownSelection)) }
        return effects + show(.neutral) + wakeEffect
    }

    /// Keeps up with the selection. A caret before a separator belongs behind it; one that a key moves there from behind
    /// goes on.
    mutating func select(_ selected: Range<Int>, isPointed: Bool) -> [SectionedFieldEffect] {
        guard marked == nil else { return [] }
        let selected = clamped(selected)
        guard selected.isEmpty else {
            selection = rawRange(of: selected)
            return []
        }
        let offset = shown.rawOffset(of: selected.lowerBound)
        guard shown.displayOffset(of: offset) != selected.lowerBound else {
            selection = offset..<offset
            return []
        }
        let caret = selection == offset..<offset && !isPointed ? raw.offset(before: offset) : offset
        selection = caret..<caret
        return [.select(shownSelection)]
    }

    /// The raw text of a part of the display, for the clipboard.
    ///
    /// - Parameter range: UTF-16 offsets in the display.
    public func text(in range: Range<Int>) -> String {
        String(validating: raw.slice(rawRange(of: clamped(range))), as: UTF8.self) ?? ""
    }
}

extension SectionedFieldModel {
    var shownSelection: Range<Int> {
        shown.displayOffset(of: selection.lowerBound)..<shown.displayOffset(of: selection.upperBound)
    }

    private mutating func update(to raw: RawText, caret: Int) {
        self.raw = raw
        shown = DisplayedText(raw, in: format)
        let caret = raw.clamped(caret)
        selection = caret..<caret
        settleOpening()
    }

    private func clamped(_ selected: Range<Int>) -> Range<Int> {
        let lower = max(0, min(selected.lowerBound, shown.utf16Count))
        return lower..<max(lower, min(selected.upperBound, shown.utf16Count))
    }

    private func rawRange(of selected: Range<Int>) -> Range<Int> {
        let lower = raw.clamped(shown.rawOffset(of: selected.lowerBound))
        return lower..<max(lower, raw.clamped(shown.rawOffset(of: selected.upperBound)))
    }

    private func rawCaret(at offset: Int) -> Range<Int> {
        rawRange(of: clamped(max(0, offset)..<max(0, offset)))
    }

    /// What a deletion takes away where nothing is selected.
    private func range(of deletion: SectionedFieldEdit, at caret: Int) -> Range<Int> {
        switch deletion {
        case .insert: caret..<caret
        case .deleteBackward: raw.offset(before: caret)..<caret
        case .deleteForward: caret..<max(caret, raw.offset(after: caret))
        case .deleteSectionBackward: (shown.sections.last { $0.lowerBound < caret }?.lowerBound ?? 0)..<caret
        case .deleteSectionForward:
            caret..<(shown.sections.first { $0.upperBound > caret }?.upperBound ?? raw.utf16Count)
        case .deleteToStart: 0..<caret
        case .deleteToEnd: caret..<raw.utf16Count
        }
    }

    /// Whether the platform, left alone, would come to the same text and caret.
    private func isPlatformsOwn(_ edit: SectionedFieldEdit, _ selected: Range<Int>, _ before: DisplayedText) -> Bool {
        var inserted: [UInt8] = []
        var deleted = selected
        switch edit {
        case .insert(let text): inserted = text.withUTF8Bytes { Array($0) }
        case .deleteBackward where selected.isEmpty: deleted = max(0, selected.lowerBound &- 1)..<selected.upperBound
        case .deleteForward where selected.isEmpty: deleted = selected.lowerBound..<selected.upperBound &+ 1
        case .deleteBackward, .deleteForward: break
        case .deleteSectionBackward, .deleteSectionForward, .deleteToStart, .deleteToEnd:
            guard !selected.isEmpty else { return false }
        }
        let text = RawText(before.bytes)
        // What a platform makes of half a surrogate pair, or of a character of several parts, is not known.
        guard text.clamped(deleted.lowerBound) == deleted.lowerBound,
            text.clamped(deleted.upperBound) == deleted.upperBound
        else { return false }
        let naive = text.replacing(deleted, with: inserted[...])
        let caret = deleted.lowerBound &+ UTF8Scalar.utf16Count(of: inserted, in: 0..<inserted.count)
        return naive.bytes == shown.bytes && shownSelection == caret..<caret
    }
}

/// The smallest part that tells two texts apart.
private struct Difference {
    /// In the first text, in UTF-16 offsets.
    var range: Range<Int>
    /// What the second text has there.
    var text: String

    /// - Returns: `nil` when the texts are the same.
    init?(from first: [UInt8], to second: [UInt8]) {
        guard first != second else { return nil }
        let shorter = min(first.count, second.count)
        var start = 0
        while start < shorter, first[start] == second[start] { start &+= 1 }
        // No part begins inside a scalar, nor ends there.
        while start > 0, !Self.isBoundary(first, start) || !Self.isBoundary(second, start) { start &-= 1 }
        var tail = 0
        while tail < shorter &- start, first[first.count &- tail &- 1] == second[second.count &- tail &- 1] {
            tail &+= 1
        }
        while tail > 0, !Self.isBoundary(first, first.count &- tail) { tail &-= 1 }
        let lower = UTF8Scalar.utf16Count(of: first, in: 0..<start)
        range = lower..<lower &+ UTF8Scalar.utf16Count(of: first, in: start..<first.count &- tail)
        text = String(validating: second[start..<second.count &- tail], as: UTF8.self) ?? ""
    }

    private static func isBoundary(_ bytes: [UInt8], _ index: Int) -> Bool {
        index >= bytes.count || UTF8Scalar.isStart(bytes[index])
    }
}
