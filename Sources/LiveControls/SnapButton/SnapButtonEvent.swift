import LiveCoding
import LiveGestures

/// An event that a snap button handles.
public enum SnapButtonEvent: ControlEvent, Hashable {
    /// A pointer went down, moved, or went up, or a press was interrupted; see `PressDragEvent`. For a wake-up, send
    /// ``woke`` instead.
    case pointer(PressDragEvent)
    /// The settings changed.
    indirect case settingsChanged(SnapButtonSettings)
    /// The person pressed an arrow key while the button had the focus.
    case arrowPressed(ArrowDirection)
    /// The person or the page chose a place.
    case placeChosen(RestingPlace)
    /// The person requested the menu of places, with a context menu, a key, or a custom action.
    case menuRequested
    /// The time of the latest ``SnapButtonEffect/wake(at:)`` was reached.
    case woke
}

/// An effect that a host performs for a snap button. Perform effects in the order given.
public enum SnapButtonEffect: Sendable, Hashable {
    /// Perform the button's action. If the host's native button has an action of its own, allow that action only with
    /// this effect.
    case act
    /// Play medium-impact haptic feedback, to indicate that the button lifted.
    case impact
    /// Show the menu of places.
    case openMenu
    /// Report that the button came to rest at the place to which the person or the page sent it.
    case rested(RestingPlace)
    /// Announce the button's resting place politely through assistive technology. There is at most one announcement per
    /// second, and the last place is always announced.
    case announce(ControlMessage)
    /// Send ``SnapButtonEvent/woke`` at this time, in seconds on the clock of the events. Replaces any earlier wake-up.
    case wake(at: Double)
}

#if !hasFeature(Embedded)
extension SnapButtonEvent: CaseCodable {
    /// The encoded forms, such as `{"arrowPressed": "left"}`.
    public static let codedCases: [CodedCase<Self>] = [
        CodedCase("pointer", Self.pointer) { if case .pointer(let value) = $0 { value } else { nil } },
        CodedCase("settingsChanged", Self.settingsChanged) {
            if case .settingsChanged(let value) = $0 { value } else { nil }
        },
        CodedCase("arrowPressed", Self.arrowPressed) { if case .arrowPressed(let value) = $0 { value } else { nil } },
        CodedCase("placeChosen", Self.placeChosen) { if case .placeChosen(let value) = $0 { value } else { nil } },
        CodedCase("menuRequested", .menuRequested),
        CodedCase("woke", .woke),
    ]
}

extension SnapButtonEffect: CaseCodable {
    /// The encoded forms, such as `{"rested": {"slot": "top", "fraction": 0.5}}`.
    public static let codedCases: [CodedCase<Self>] = [
        CodedCase("act", .act),
        CodedCase("impact", .impact),
        CodedCase("openMenu", .openMenu),
        CodedCase("rested", Self.rested) { if case .rested(let value) = $0 { value } else { nil } },
        CodedCase("announce", Self.announce) { if case .announce(let value) = $0 { value } else { nil } },
        CodedCase("wake", { .wake(at: $0.at) }) { if case .wake(let time) = $0 { WakeTime(at: time) } else { nil } },
    ]
}
#endif
