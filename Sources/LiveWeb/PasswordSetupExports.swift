import LiveControls
import LivePasswords
import LiveText
import LiveUnicode
import LiveWebRuntime

nonisolated(unsafe) var passwordSetups = HandleTable<PasswordSetupModel>()

/// The model's response to an event.
public typealias PasswordSetupAnswer = RecordAddress<PasswordSetupPresentation, PasswordSetupEffect>

extension PasswordSetupPresentation.Line {
    enum EncodingExclusions { case rule }
}

extension PasswordSetupEffect {
    enum EncodingExclusions { case validityChanged }
}

/// The policies with a name.
public enum NamedPolicy: UInt8 {
    case classic
    case nist
}

/// The error in a text in password-rules syntax, or the canonical text of its rules.
public struct PasswordRulesReading {
    var error: PasswordRulesError?
    var text = ""
}

/// The result of parsing password rules.
public typealias PasswordRulesAnswer = RecordAddress<PasswordRulesReading>

/// The page's dictionary, and the buffer that the page writes it to.
nonisolated(unsafe) private var dictionary: PasswordDictionary?
nonisolated(unsafe) private var dictionaryBytes: [UInt8] = []

/// Creates a password setup. Rules in the inbox override the policy.
@c(live_password_setup_create)
public func passwordSetupCreate(_ policy: EnumCode<NamedPolicy>, _ length: InboxLength) -> Handle {
    live_heap_keep_secrets()
    return passwordSetups.insert(PasswordSetupModel(policy: takePolicy(policy, length)))
}

/// Destroys a setup.
@c(live_password_setup_destroy)
public func passwordSetupDestroy(_ handle: Handle) {
    passwordSetups.remove(handle)
}

/// Updates the policy. Rules in the inbox override it.
@c(live_password_setup_policy)
public func passwordSetupPolicy(
    _ handle: Handle,
    _ policy: EnumCode<NamedPolicy>,
    _ length: InboxLength,
    _ time: Double
)
    -> PasswordSetupAnswer
{
    let policy = takePolicy(policy, length)
    return change(handle, at: time) { $0.policy = policy }
}

/// Handles an event of a field whose text is in the inbox. Password fields don't report edits in advance or selections.
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

/// Updates the account's words from the inbox, one on each line.
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
    return change(handle, at: time) { $0.words = words }
}

/// Updates whether the strength is shown. `year` is the current year.
@c(live_password_setup_strength)
public func passwordSetupStrength(_ handle: Handle, _ isShown: Bool, _ year: Int32, _ time: Double)
    -> PasswordSetupAnswer
{
    let estimator = isShown ? dictionary.map { PasswordSetupStrength(dictionary: $0, year: Int(year)) } : nil
    return change(handle, at: time) { $0.strengthEstimator = estimator }
}

/// Wakes the setup at the time it requested.
@c(live_password_setup_wake)
public func passwordSetupWake(_ handle: Handle, _ time: Double) -> PasswordSetupAnswer {
    send(.woke, to: handle, at: time)
}

/// Wipes data that earlier calls left on the stack, such as short strings.
@c(live_password_setup_forget)
public func passwordSetupForget() {
    live_stack_wipe()
}

/// Reserves space for the packed dictionary, and returns its address.
@c(live_password_setup_dictionary_reserve)
public func passwordSetupDictionaryReserve(_ length: Int32) -> UInt32 {
    dictionaryBytes = [UInt8](repeating: 0, count: Int(max(0, length)))
    return dictionaryBytes.withUnsafeBufferPointer { UInt32(address: $0.baseAddress) }
}

/// Opens the dictionary from the reserved space. Returns `false` if the bytes aren't a dictionary.
@c(live_password_setup_dictionary_open)
public func passwordSetupDictionaryOpen() -> Bool {
    dictionary = PasswordDictionary(dictionaryBytes)
    dictionaryBytes = []
    return dictionary != nil
}

/// Parses the rules in the inbox.
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

/// Falls back to the first policy if the rules can't be parsed; the page shows the error.
private func takePolicy(_ policy: EnumCode<NamedPolicy>, _ length: InboxLength) -> PasswordPolicy {
    if length > 0 { return (try? PasswordRules(inbox.take(length))).map { PasswordPolicy($0) } ?? .classic }
    switch NamedPolicy(code: policy) {
    case .nist: return .nist
    case .classic, nil: return .classic
    }
}

private func change(_ handle: Handle, at time: Double, _ change: (inout PasswordSetupSettings) -> Void)
    -> PasswordSetupAnswer
{
    var event: PasswordSetupEvent?
    passwordSetups.update(handle) { event = $0.changing(change) }
    return event.map { send($0, to: handle, at: time) } ?? 0
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
