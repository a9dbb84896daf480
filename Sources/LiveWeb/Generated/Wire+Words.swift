// Written by Tools/wire/build.py from the declarations of the core.

import LiveControls

extension ControlMessage.Key {
    /// The place among the cases, by which it crosses.
    var code: Int {
        switch self {
        case .limit: 0
        case .remaining: 1
        case .full: 2
        case .over: 3
        case .dropped: 4
        case .required: 5
        case .incorrect: 6
        case .cardIncorrect: 7
        case .phoneIncorrect: 8
        case .ibanIncorrect: 9
        case .expiryIncorrect: 10
        case .expired: 11
        case .incomplete: 12
        case .topLeft: 13
        case .top: 14
        case .topRight: 15
        case .left: 16
        case .right: 17
        case .bottomLeft: 18
        case .bottom: 19
        case .bottomRight: 20
        case .moveTo: 21
        case .movable: 22
        case .passwordMinLength: 23
        case .passwordMaxLength: 24
        case .passwordUpper: 25
        case .passwordLower: 26
        case .passwordDigit: 27
        case .passwordSymbol: 28
        case .passwordRequired: 29
        case .passwordAllowed: 30
        case .passwordAllowedASCII: 31
        case .passwordMaxConsecutive: 32
        case .passwordNotCommon: 33
        case .passwordNotPersonal: 34
        case .passwordNoControl: 35
        case .passwordCustom: 36
        case .passwordMatch: 37
        case .passwordMismatch: 38
        case .passwordReady: 39
        case .passwordAllMet: 40
        case .passwordRulesLeft: 41
        case .passwordVeryWeak: 42
        case .passwordWeak: 43
        case .passwordFair: 44
        case .passwordGood: 45
        case .passwordStrong: 46
        case .passwordWarnsCommon: 47
        case .passwordWarnsVariant: 48
        case .passwordWarnsWord: 49
        case .passwordWarnsName: 50
        case .passwordWarnsKeys: 51
        case .passwordWarnsRepeat: 52
        case .passwordWarnsSequence: 53
        case .passwordWarnsDate: 54
        case .passwordSuggestsWords: 55
        case .passwordSuggestsMore: 56
        case .passwordShow: 57
        case .passwordRuleMet: 58
        case .passwordRuleUnmet: 59
        case .passwordHide: 60
        }
    }
}

extension Record {
    @inline(never) mutating func append(_ value: ControlMessage) {
        append(value.key.code)
        append(value.number)
        append(value.unit.code)
    }
}
