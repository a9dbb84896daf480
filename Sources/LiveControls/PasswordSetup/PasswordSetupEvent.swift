import LiveCoding
import LivePasswords

/// An event that a password setup handles.
public enum PasswordSetupEvent: ControlEvent {
    /// An event of one of the native fields. The setup doesn't judge edits in advance and ignores selections.
    case field(TextFieldEvent<PasswordText>, in: PasswordSetupField)
    /// Caps Lock was turned on or off, or a key or pointer event showed its state.
    case capsLockChanged(Bool)
    /// The lookup of the entry has ended, after ``PasswordSetupEffect/checkBreaches``. Send `nil` if the list can't be reached: a
    /// password that can't be looked up isn't refused. Don't send the event for an earlier text.
    case breachesChecked(isBreached: Bool?)
    /// The person tried to submit the form. With ``PasswordSetupGate/report``, the setup reports what is missing.
    case submitted
    /// The settings changed.
    case settingsChanged(PasswordSetupSettings)
    /// The time of the latest ``PasswordSetupEffect/wake(at:)`` was reached.
    case woke
}

/// A field of a password setup.
public enum PasswordSetupField: UInt8, Sendable, Hashable, CaseIterable {
    /// The field in which the person enters the password.
    case entry
    /// The field in which the person repeats the password, if the settings require it.
    case confirmation
}

/// An effect that a host performs for a password setup. Perform effects in the order given.
public enum PasswordSetupEffect: Sendable, Hashable {
    /// Move the focus to this field.
    case focus(PasswordSetupField)
    /// Announce this message politely through assistive technology.
    case announce(ControlMessage)
    /// Send ``PasswordSetupEvent/woke`` at this time, in seconds on the clock of the events. Replaces any earlier
    /// wake-up.
    case wake(at: Double)
    /// Look up the entry in a list of breached passwords, unless the text changes within half a second. It meets all other
    /// rules, and isn't valid until you send ``PasswordSetupEvent/breachesChecked(isBreached:)`` with the result.
    case checkBreaches
    /// Notify listeners that the password became valid or invalid.
    case validityChanged(Bool)
}

#if !hasFeature(Embedded)
extension PasswordSetupField: CaseNameCodable {}

/// Events can be decoded, and can't be encoded, because they contain passwords. No error repeats any of the input.
extension PasswordSetupEvent: Decodable {
    private enum Label: CodingKey { case text, isFocused, isOn, isBreached, field }

    /// Decodes an event such as `{"edited": {"text": "…", "field": "entry"}}`,
    /// `{"focused": {"isFocused": true, "field": "entry"}}`, or `{"woke": {}}`.
    public init(from decoder: any Decoder) throws {
        let names = [
            "edited", "composing", "set", "focused", "capsLockChanged", "breachesChecked", "submitted",
            "settingsChanged", "woke",
        ]
        let (name, values) = try decoder.onlyMember(of: names, isSecret: true)
        func members(_ labels: [Label]) throws -> KeyedDecodingContainer<Label> {
            try values.superDecoder(forKey: name).members(labels, isSecret: true)
        }
        func entered(_ event: (PasswordText) -> TextFieldEvent<PasswordText>) throws -> Self {
            let values = try members([.text, .field])
            return .field(event(try values(.text)), in: try values(.field))
        }
        switch name.stringValue {
        case "edited": self = try entered { .edited($0) }
        case "composing": self = try entered { .composing($0) }
        case "set": self = try entered { .set($0) }
        case "focused":
            let values = try members([.isFocused, .field])
            self = .field(.focused(try values(.isFocused)), in: try values(.field))
        case "capsLockChanged": self = .capsLockChanged(try members([.isOn])(.isOn))
        case "breachesChecked":
            self = .breachesChecked(
                isBreached: try members([.isBreached]).decodeIfPresent(Bool.self, forKey: .isBreached)
            )
        case "settingsChanged": self = .settingsChanged(try values(name))
        default:
            _ = try members([])
            self = name.stringValue == "submitted" ? .submitted : .woke
        }
    }
}

extension PasswordSetupEffect: CaseCodable {
    /// The encoded forms, such as `{"validityChanged": true}`.
    public static let codedCases: [CodedCase<Self>] = [
        CodedCase("focus", Self.focus) { if case .focus(let value) = $0 { value } else { nil } },
        CodedCase("announce", Self.announce) { if case .announce(let value) = $0 { value } else { nil } },
        CodedCase("wake", { .wake(at: $0.at) }) { if case .wake(let time) = $0 { WakeTime(at: time) } else { nil } },
        CodedCase("checkBreaches", .checkBreaches),
        CodedCase("validityChanged", Self.validityChanged) {
            if case .validityChanged(let value) = $0 { value } else { nil }
        },
    ]
}
#endif
