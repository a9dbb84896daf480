import LiveText

/// What can happen to a limited field.
public enum LimitedFieldEvent: Sendable, Hashable {
    /// The person is about to make an edit, which can still be stopped.
    ///
    /// The answer is ``LimitedFieldEffect/refuse`` or nothing; without it, the model takes the edit for made.
    case edit(TextEdit)
    /// The person has made an edit that could not be stopped, as keyboards of telephones do.
    ///
    /// `caret` is the caret's UTF-16 offset in the text, and tells which part of it is new.
    case edited(String, caret: Int)
    /// The text is another without an edit of the person: a set by the program, undo, a reset. It is never cut.
    ///
    /// `isMarked` tells that an input method is still composing a part of it.
    case textChanged(String, isMarked: Bool = false)
    /// An input method begins to compose; nothing is enforced until it ends.
    case compositionStarted
    /// A composition has ended, in whatever way, and left this text and the caret at this UTF-16 offset.
    ///
    /// Some engines tell of the end twice, first without the composed text and then with it: both are told on.
    case compositionEnded(String, caret: Int)
    /// The field has got the focus, or has lost it.
    case focusChanged(Bool)
    /// Another limit holds. A text that is too long for it stays as it is.
    case limitChanged(TextLimit)
    /// Edits past the limit are dealt with in another way.
    case overflowChanged(TextOverflow)
    /// The counter is shown at other times.
    case counterChanged(CounterDisplay)
    /// The person asks for less motion, or no longer does.
    case reducedMotionChanged(Bool)
    /// The time of the latest ``LimitedFieldEffect/wake(at:)`` has come.
    case woke
}

/// What a host does for a limited field, in the order given.
public enum LimitedFieldEffect: Sendable, Hashable {
    /// Stop the edit that was asked about.
    case refuse
    /// Make this edit in the field, so that it can be undone, and put the caret behind what it inserts.
    ///
    /// It stands for an edit that was refused, or corrects one that could not be.
    case perform(TextEdit)
    /// Tell the program that an edit was trimmed or refused, and how many units of its insertion were kept and dropped.
    case limited(kept: Int, dropped: Int)
    /// Let the counter pulse.
    case pulse(CounterPulse)
    /// Say this politely through assistive technology.
    case announce(Message)
    /// Send ``LimitedFieldEvent/woke`` at this time, in seconds on the clock of the events; replaces an earlier wish.
    case wake(at: Double)
}

/// When a field's counter is shown.
public enum CounterDisplay: Sendable, Hashable, CaseIterable {
    /// Always.
    case always
    /// While the field has the focus.
    case editing
    /// Never.
    case none

    /// The name in attributes and on the command line.
    public var name: String {
        switch self {
        case .always: "always"
        case .editing: "editing"
        case .none: "none"
        }
    }
}

/// A short movement of the counter, there and back again, when an edit was not taken in whole.
public struct CounterPulse: Sendable, Hashable {
    /// The size at the turn, as a multiple of the size at rest.
    public var scale: Double
    /// The opacity at the turn, as a multiple of the opacity at rest.
    public var opacity: Double
    /// How long each of the two ways takes, in seconds.
    public var duration: Double

    /// The pulse, with or without movement.
    init(isReduced: Bool) {
        scale = isReduced ? 1 : 1.1
        opacity = isReduced ? 0.3 : 1
        duration = 0.1
    }
}
