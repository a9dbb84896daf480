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
    case nistSecondFactor
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

/// Settings as the page describes them.
public struct DescribedPasswordSetup {
    var policy: NamedPolicy
    /// Rules in the password-rules syntax, which override the policy.
    var rules: String
    var words: [String]
    var requiresConfirmation: Bool
    var gate: PasswordSetupGate
    var checksBreaches: Bool
    /// The current year, or `nil` to show no strength.
    var strengthYear: Int?
}

extension PasswordSetupSettings: InboxDecodable {
    typealias InboxForm = DescribedPasswordSetup

    /// Falls back to the first policy if the rules can't be parsed; the page shows the error.
    init(from inbox: inout InboxReader) {
        let described: DescribedPasswordSetup = inbox.value()
        let isClassic = described.policy == .classic
        var policy =
            isClassic ? PasswordPolicy.classic : .nist(withSecondFactor: described.policy == .nistSecondFactor)
        if !described.rules.isEmpty {
            policy = (try? PasswordRules(described.rules)).map { PasswordPolicy($0) } ?? .classic
        }
        let estimator = described.strengthYear.flatMap { year in
            dictionary.map { PasswordSetupStrength(dictionary: $0, year: year) }
        }
        self.init(
            policy: policy,
            words: described.words,
            requiresConfirmation: described.requiresConfirmation,
            gate: described.gate,
            checksBreaches: described.checksBreaches,
            strengthEstimator: estimator
        )
    }
}

/// Creates a password setup with empty fields.
@c(live_password_setup_create)
public func passwordSetupCreate(_ settings: InboxFields<PasswordSetupSettings>) -> Handle {
    live_heap_keep_secrets()
    return passwordSetups.create(settings) { PasswordSetupModel($0.value()) }
}

/// Destroys a setup.
@c(live_password_setup_destroy)
public func passwordSetupDestroy(_ handle: Handle) {
    passwordSetups.remove(handle)
}

/// Handles an event. Password fields don't report edits in advance or selections.
@c(live_password_setup_event)
public func passwordSetupEvent(
    _ handle: Handle,
    _ event: InboxFields<PasswordSetupEvent>,
    _ time: Double
) -> PasswordSetupAnswer {
    passwordSetups.send(event, to: handle, at: time)
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

/// Parses rules.
@c(live_password_setup_rules)
public func passwordSetupRules(_ rules: InboxFields<String>) -> PasswordRulesAnswer {
    var reader = inbox.reader(rules)
    let text: String = reader.value()
    inbox.wipe()
    return record.write { record in
        do throws(PasswordRulesError) {
            record.append(PasswordRulesReading(text: try PasswordRules(text).text))
        } catch {
            record.append(PasswordRulesReading(error: error))
        }
    }
}
