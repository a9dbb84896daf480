import LiveControls
import LivePasswords
import LiveText
import LiveWebRuntime

nonisolated(unsafe) var passwordSetups = HandleTable<PasswordSetupModel>()

/// The page's dictionary, and the memory that the page puts it into.
nonisolated(unsafe) private var dictionary: PasswordDictionary?
nonisolated(unsafe) private var dictionaryBytes: [UInt8] = []

/// Creates a password set-up. The policy is `classic` (0), `nist` (1), or rules in the inbox (2).
@c(live_password_setup_create)
public func passwordSetupCreate(_ policy: Int32, _ length: Int32) -> UInt32 {
    live_heap_keep_secrets()
    return passwordSetups.insert(PasswordSetupModel(policy: takePolicy(policy, length)))
}

/// Forgets a set-up.
@c(live_password_setup_destroy)
public func passwordSetupDestroy(_ handle: UInt32) {
    passwordSetups.remove(handle)
}

/// The policy has changed.
@c(live_password_setup_policy)
public func passwordSetupPolicy(_ handle: UInt32, _ policy: Int32, _ length: Int32, _ time: Double) -> UInt32 {
    send(.policyChanged(takePolicy(policy, length)), to: handle, at: time)
}

/// Something has happened to a field, the entry (0) or the confirmation (1); its text is in the inbox. The kinds are those of
/// every native field, see `TextFieldEvent.init(_:start:end:text:)`; a password's edits are never asked about.
@c(live_password_setup_event)
public func passwordSetupEvent(
    _ handle: UInt32,
    _ field: Int32,
    _ kind: Int32,
    _ isFocused: Bool,
    _ length: Int32,
    _ time: Double
) -> UInt32 {
    let field: PasswordSetupField = field == 0 ? .entry : .confirmation
    let text = inbox.takePassword(Int(length))
    switch kind {
    case 2: return send(.composing(text, in: field), to: handle, at: time)
    case 3: return send(.composed(text, in: field), to: handle, at: time)
    case 4: return send(.set(text, in: field), to: handle, at: time)
    case 6: return send(.focused(isFocused, in: field), to: handle, at: time)
    default: return send(.edited(text, in: field), to: handle, at: time)
    }
}

/// The account's own words, in the inbox on a line each, have changed.
@c(live_password_setup_words)
public func passwordSetupWords(_ handle: UInt32, _ length: Int32, _ time: Double) -> UInt32 {
    let newline: Unicode.Scalar = "\n"
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in inbox.take(Int(length)).unicodeScalars {
        if scalar == newline {
            words.append(String(word))
            word = String.UnicodeScalarView()
        } else {
            word.append(scalar)
        }
    }
    if !word.isEmpty { words.append(String(word)) }
    return send(.wordsChanged(words), to: handle, at: time)
}

/// The strength is to be shown or not; the year is the current one.
@c(live_password_setup_strength)
public func passwordSetupStrength(_ handle: UInt32, _ isShown: Bool, _ year: Int32, _ time: Double) -> UInt32 {
    let means = isShown ? dictionary.map { PasswordSetupStrength(dictionary: $0, year: Int(year)) } : nil
    return send(.strengthChanged(means), to: handle, at: time)
}

/// The time that the set-up asked for has come.
@c(live_password_setup_wake)
public func passwordSetupWake(_ handle: UInt32, _ time: Double) -> UInt32 {
    send(.woke, to: handle, at: time)
}

/// Wipes what earlier calls have left on the stack, where short texts lay.
@c(live_password_setup_forget)
public func passwordSetupForget() {
    live_stack_wipe()
}

/// Makes room for the packed dictionary and tells where.
@c(live_password_setup_dictionary_reserve)
public func passwordSetupDictionaryReserve(_ length: Int32) -> UInt32 {
    dictionaryBytes = [UInt8](repeating: 0, count: Int(max(0, length)))
    return dictionaryBytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: UInt(bitPattern: $0.baseAddress)) }
}

/// Opens the dictionary that the page has put there; false where it is none.
@c(live_password_setup_dictionary_open)
public func passwordSetupDictionaryOpen(_ length: Int32) -> Bool {
    dictionary = PasswordDictionary(dictionaryBytes)
    dictionaryBytes = []
    return dictionary != nil
}

/// Reads the rules in the inbox: what is wrong with them and its offset, or their canonical text.
@c(live_password_setup_rules)
public func passwordSetupRules(_ length: Int32) -> UInt32 {
    let text = inbox.take(Int(length))
    return record.write { record in
        do throws(PasswordRulesError) {
            let rules = try PasswordRules(text)
            record.append(Double.nan)
            record.append(Double.nan)
            record.append(rules.text)
        } catch {
            record.append(Int(error.reason.rawValue))
            record.append(error.offset)
            record.append("")
        }
    }
}

/// Rules that cannot be read are those of the first policy: the page shows its own message about them.
private func takePolicy(_ policy: Int32, _ length: Int32) -> PasswordPolicy {
    switch policy {
    case 1: return .nist
    case 2:
        if let rules = try? PasswordRules(inbox.take(Int(length))) { return PasswordPolicy(rules) }
        return .classic
    default: return .classic
    }
}

private func send(_ event: PasswordSetupEvent, to handle: UInt32, at time: Double) -> UInt32 {
    record.write { record in
        passwordSetups.update(handle) { setup in
            let effects = setup.send(event, at: time)
            record.append(setup.presentation, effects)
        }
    }
}

extension Record {
    /// So many lines of a checklist cross at most; the others are judged all the same.
    private static let mostLines = 32

    /// The fields of Web/password-setup/live-password-setup.js, in its order.
    fileprivate mutating func append(_ setup: PasswordSetupPresentation, _ effects: [PasswordSetupEffect]) {
        append(setup.isValid ? 1.0 : 0)
        append(Int(setup.match.rawValue))
        append(setup.matchMessage)
        append(setup.reason)
        append(setup.score.map { $0.rawValue })
        append(setup.scoreMessage)
        append(setup.warning)
        append(setup.suggestion)
        append(setup.passwordRules)
        var announcement: Message?
        var wake = Double.nan
        for effect in effects {
            switch effect {
            case .announce(let message): announcement = message
            case .wake(let time): wake = time
            case .validityChanged: break
            }
        }
        append(announcement)
        append(wake)
        let lines = setup.lines.prefix(Self.mostLines)
        append(lines.count)
        for line in lines {
            append(Int(line.standing.rawValue))
            append(line.message)
            append(line.characters)
        }
    }
}
