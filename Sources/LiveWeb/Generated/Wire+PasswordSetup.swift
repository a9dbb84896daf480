// Written by Tools/wire/build.py from the declarations of the core.

import LiveControls
import LivePasswords

extension NamedPolicy {
    /// The case at a place.
    init?(code: Code<NamedPolicy>) {
        switch code {
        case 0: self = .classic
        case 1: self = .nist
        default: return nil
        }
    }
}

extension PasswordSetupField {
    /// The place among the cases, by which it crosses.
    var code: Int {
        switch self {
        case .entry: 0
        case .confirmation: 1
        }
    }

    /// The case at a place.
    init?(code: Code<PasswordSetupField>) {
        switch code {
        case 0: self = .entry
        case 1: self = .confirmation
        default: return nil
        }
    }
}

extension PasswordSetupPresentation.Standing {
    /// The place among the cases, by which it crosses.
    var code: Int {
        switch self {
        case .neutral: 0
        case .met: 1
        case .unmet: 2
        }
    }
}

extension PasswordStrength.Score {
    /// The place among the cases, by which it crosses.
    var code: Int {
        switch self {
        case .veryWeak: 0
        case .weak: 1
        case .fair: 2
        case .good: 3
        case .strong: 4
        }
    }
}

extension PasswordRulesError.Reason {
    /// The place among the cases, by which it crosses.
    var code: Int {
        switch self {
        case .propertyExpected: 0
        case .unknownProperty: 1
        case .colonExpected: 2
        case .numberExpected: 3
        case .classExpected: 4
        case .unknownClass: 5
        case .unclosedClass: 6
        case .separatorExpected: 7
        case .commaExpected: 8
        }
    }
}

extension Record {
    @inline(never) mutating func append(_ value: PasswordSetupPresentation) {
        append(value.lines.count)
        for element in value.lines {
            append(element)
        }
        append(value.match.code)
        if let present = value.matchMessage {
            append(present)
        } else {
            appendAbsence()
        }
        append(value.isValid)
        if let present = value.fault {
            append(present)
        } else {
            appendAbsence()
        }
        if let present = value.score {
            append(present.code)
        } else {
            appendAbsence()
        }
        if let present = value.scoreMessage {
            append(present)
        } else {
            appendAbsence()
        }
        if let present = value.warning {
            append(present)
        } else {
            appendAbsence()
        }
        if let present = value.suggestion {
            append(present)
        } else {
            appendAbsence()
        }
        append(value.passwordRules)
    }

    @inline(never) mutating func append(_ value: PasswordSetupPresentation.Line) {
        append(value.message)
        append(value.characters)
        append(value.standing.code)
    }

    @inline(never) mutating func append(_ value: PasswordSetupPresentation.Fault) {
        append(value.field.code)
        append(value.message)
        append(value.characters)
    }

    @inline(never) mutating func append(_ value: PasswordRulesReading) {
        if let present = value.error {
            append(present)
        } else {
            appendAbsence()
        }
        append(value.text)
    }

    @inline(never) mutating func append(_ value: PasswordRulesError) {
        append(value.reason.code)
        append(value.offset)
    }

    @inline(never) mutating func append(_ effects: [PasswordSetupEffect]) {
        var announce: ControlMessage?
        var wake: Double?
        for effect in effects {
            switch effect {
            case .announce(let value): announce = value
            case .wake(let value): wake = value
            case .validityChanged: break
            }
        }
        if let present = announce {
            append(present)
        } else {
            appendAbsence()
        }
        if let present = wake {
            append(present)
        } else {
            appendAbsence()
        }
    }
}
