import LiveControls
import LivePasswords
import LiveText
import LiveUnicode
import LiveWebRuntime

nonisolated(unsafe) var passwordSetups = HandleTable<PasswordSetupModel>()

/// The answer that the page gets after each event.
public typealias PasswordSetupAnswer = RecordAddress<PasswordSetupPresentation, PasswordSetupEffect>

extension PasswordSetupPresentation.Line {
    enum EncodingExclusions { case rule }
}

extension PasswordSetupEffect {
    enum EncodingExclusions { case validityChanged }
}

/// The policies that have a name.
public enum NamedPolicy: UInt8 {
    case classic
    case nist
}

/// The fault of a text in the password-rules syntax, or the canonical text of its rules.
public struct PasswordRulesReading {
    var error: PasswordRulesError?
    var text = ""
}

/// The answer about a text in the password-rules syntax.
public typealias PasswordRulesAnswer = RecordAddress<PasswordRulesReading>

/// The page's dictionary, and the memory that the page puts it into.
nonisolated(unsafe) private var dictionary: PasswordDictionary?
nonisolated(unsafe) private var dictionaryBytes: [UInt8] = []

/// Creates a password set-up. Rules in the inbox win over the policy.
@c(live_password_setup_create)
public func passwordSetupCreate(_ policy: EnumCode<NamedPolicy>, _ length: InboxLength) -> Handle {
    live_heap_keep_secrets()
    return passwordSetups.insert(PasswordSetupModel(policy: takePolicy(policy, length)))
}

/// Forgets a set-up.
@c(live_password_setup_destroy)
public func passwordSetupDestroy(_ handle: Handle) {
    passwordSetups.remove(handle)
}

/// The policy has changed. Rules in the inbox win over it.
@c(live_password_setup_policy)
public func passwordSetupPolicy(
    _ handle: Handle,
    _ policy: EnumCode<NamedPolicy>,
    _ length: InboxLength,
    _ time: Double
)
    -> PasswordSetupAnswer
{
    send(.policyChanged(takePolicy(policy, length)), to: handle, at: time)
}

/// Something has happened to a field, whose text is in the inbox. A password's edits are never judged, and its selection is not
/// reported.
@c(live_password_setup_event)
public func passwordSetupEvent(
    _ handle: Handle,
    _ field: EnumCode<PasswordSetupField>,
    _ kind: EnumCode<TextFieldEvent>,
    _ isFocused: Bool,
    _ length: InboxLength,
    _ time: Double
) -> PasswordSetupAnswer {
    let field = PasswordSetupField(code: field) ?? .confirmation
    let text = inbox.takePassword(length)
    switch TextFieldEvent.Kind(code: kind) {
    case .edited: return send(.edited(text, in: field), to: handle, at: time)
    case .composing: return send(.composing(text, in: field), to: handle, at: time)
    case .composed: return send(.composed(text, in: field), to: handle, at: time)
    case .set: return send(.set(text, in: field), to: handle, at: time)
    case .focused: return send(.focused(isFocused, in: field), to: handle, at: time)
    case .willEdit, .selected, nil: return 0
    }
}

/// The account's own words, in the inbox on a line each, have changed.
@c(live_password_setup_words)
public func passwordSetupWords(_ handle: Handle, _ length: InboxLength, _ time: Double) -> PasswordSetupAnswer {
    var words: [String] = []
    inbox.takeBytes(length) { bytes in
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end &+= 1 }
            words.append(String(wellFormed: UnsafeBufferPointer(rebasing: bytes[start..<end])) ?? "")
            start = end &+ 1
        }
    }
    return send(.wordsChanged(words), to: handle, at: time)
}

/// Whether the strength is shown has changed; the year is the current one.
@c(live_password_setup_strength)
public func passwordSetupStrength(_ handle: Handle, _ isShown: Bool, _ year: Int32, _ time: Double)
    -> PasswordSetupAnswer
{
    let means = isShown ? dictionary.map { PasswordSetupStrength(dictionary: $0, year: Int(year)) } : nil
    return send(.strengthChanged(means), to: handle, at: time)
}

/// The time that the set-up asked for has come.
@c(live_password_setup_wake)
public func passwordSetupWake(_ handle: Handle, _ time: Double) -> PasswordSetupAnswer {
    send(.woke, to: handle, at: time)
}

/// Wipes what earlier calls have left on the stack, such as short texts.
@c(live_password_setup_forget)
public func passwordSetupForget() {
    live_stack_wipe()
}

/// Makes room for the packed dictionary, and gives its address.
@c(live_password_setup_dictionary_reserve)
public func passwordSetupDictionaryReserve(_ length: Int32) -> UInt32 {
    dictionaryBytes = [UInt8](repeating: 0, count: Int(max(0, length)))
    return dictionaryBytes.withUnsafeBufferPointer { UInt32(address: $0.baseAddress) }
}

/// Opens the dictionary that the page has put there; false for other bytes.
@c(live_password_setup_dictionary_open)
public func passwordSetupDictionaryOpen() -> Bool {
    dictionary = PasswordDictionary(dictionaryBytes)
    dictionaryBytes = []
    return dictionary != nil
}

/// Reads the rules in the inbox.
@c(live_password_setup_rules)
public func passwordSetupRules(_ length: InboxLength) -> PasswordRulesAnswer {
    let text = inbox.take(length)
    return record.write { record in
        do throws(PasswordRulesError) {
            record.append(PasswordRulesReading(text: try PasswordRules(text).text))
        } catch {
            record.append(PasswordRulesReading(error: error))
        }
    }
}

/// Unreadable rules fall back to the first policy: the page shows its own message about them.
private func takePolicy(_ policy: EnumCode<NamedPolicy>, _ length: InboxLength) -> PasswordPolicy {
    if length > 0 { return (try? PasswordRules(inbox.take(length))).map { PasswordPolicy($0) } ?? .classic }
    switch NamedPolicy(code: policy) {
    case .nist: return .nist
    case .classic, nil: return .classic
    }
}

private func send(_ event: PasswordSetupEvent, to handle: Handle, at time: Double) -> PasswordSetupAnswer {
    record.write { record in
        passwordSetups.update(handle) { setup in
            let effects = setup.send(event, at: time)
            record.append(setup.presentation)
            record.append(effects)
        }
    }
}
