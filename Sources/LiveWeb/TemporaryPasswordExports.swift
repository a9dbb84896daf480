import LiveControls
import LivePasswords
nonisolated(unsafe) var setups = HandleTable<PasswordSetupModel>()
nonisolated(unsafe) var pwBytes: [UInt8] = []
@c(live_tmp_create)
public func tmpCreate(_ length: Int32) -> UInt32 {
    let rules = try? PasswordRules(inbox.take(Int(length)))
    return setups.insert(PasswordSetupModel(policy: rules.map { PasswordPolicy($0) } ?? .nist, year: 2026, wantsStrength: true))
}
@c(live_tmp_send)
public func tmpSend(_ handle: UInt32, _ kind: Int32, _ p: UnsafePointer<UInt8>, _ n: Int32) -> Double {
    var out = 0.0
    setups.update(handle) { m in
        let t = PasswordText(utf8: UnsafeBufferPointer(start: p, count: Int(n)))
        var e: [PasswordSetupEffect] = []
        switch kind {
        case 0: e = m.send(.changed(.entry, t), at: 0)
        case 1: e = m.send(.changed(.confirmation, t), at: 0)
        case 2: e = m.send(.submitted)
        case 3: if let d = PasswordDictionary(pwBytes) { e = m.send(.dictionaryLoaded(d)) }
        case 4: e = m.send(.woke)
        case 5: e = m.send(.reset)
        default: e = m.send(.left)
        }
        let pr = m.presentation
        out = Double(e.count) + Double(pr.rules.count) + Double(pr.strength?.score?.rawValue ?? 0) + Double(pr.passwordRules.utf8.count)
    }
    return out
}
