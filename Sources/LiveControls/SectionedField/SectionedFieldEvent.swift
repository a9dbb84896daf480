/// What can happen to a sectioned field. Offsets are in UTF-16; those of the display count the separators.
public enum SectionedFieldEvent: Sendable, Hashable {
    /// A person is about to edit what the display shows, with this selected. The answer is one of
    /// ``SectionedFieldEffect/allow`` and ``SectionedFieldEffect/replace(_:with:)``, or neither: the edit is refused.
    case edit(SectionedFieldEdit, selection: Range<Int>)
    /// A person has changed the display in another way: an input method, autofill, undo, dictation.
    ///
    /// While `isMarked`, an input method is still composing and everything is left as it is.
    case textChanged(String, caret: Int, isMarked: Bool = false)
    /// The program has set the text, with or without separators. This completes nothing and is never incorrect.
    case textSet(String)
    /// The caret or the selection in the display is another.
    ///
    /// When it was pointed at, and not moved by a key, a caret at either side of a separator stays there.
    case selectionChanged(Range<Int>, isPointed: Bool = false)
    /// The control has got the focus.
    case focused
    /// The focus has left the control as a whole.
    case left
    /// The program has asked its own rules, after ``SectionedFieldEffect/validate``.
    case validityAnswered(FieldValidity)
    /// Another format holds.
    case formatChanged(SectionedFormat)
    /// Validity is shown while typing, or no longer is.
    case liveValidityChanged(Bool)
    /// The calendar's month.
    case monthChanged(CalendarMonth)
    /// The person asks for less motion, or no longer does.
    case reducedMotionChanged(Bool)
    /// The time of the latest ``SectionedFieldEffect/wake(at:)`` has come.
    case woke
}

/// An edit at the selection.
public enum SectionedFieldEdit: Sendable, Hashable {
    /// Typing, pasting, dictation: puts this in place of the selection.
    case insert(String)
    /// Deletes the selection, or the character before the caret.
    case deleteBackward
    /// Deletes the selection, or the character after the caret.
    case deleteForward
    /// Deletes the selection, or back to the start of a section.
    case deleteSectionBackward
    /// Deletes the selection, or on to the end of a section.
    case deleteSectionForward
    /// Deletes the selection, or all before the caret.
    case deleteToStart
    /// Deletes the selection, or all after the caret.
    case deleteToEnd
}

/// What a host does for a sectioned field, in the order given.
public enum SectionedFieldEffect: Sendable, Hashable {
    /// Let the platform carry the edit out: it will do just the right thing.
    case allow
    /// Put this in place of a part of the display, as one step that can be undone.
    case replace(Range<Int>, with: String)
    /// Select this in the display, if the control has the focus.
    case select(Range<Int>)
    /// Tell the program that nothing is missing any more.
    case completed
    /// Ask the program's own rules, if it has any; see ``SectionedFieldEvent/validityAnswered(_:)``.
    case validate
    /// Tell the program of another validity.
    case validityChanged(FieldValidity)
    /// Say this politely through assistive technology.
    case announce(Message)
    /// Send ``SectionedFieldEvent/woke`` at this time, in seconds on the clock of the events; replaces an earlier wish.
    case wake(at: Double)
}
