import Foundation

extension SignUpPolicy {
    func verdicts(on password: Password, for account: String) -> [RuleVerdict] {
        let scalars = password.text.precomposedStringWithCanonicalMapping.unicodeScalars
        var verdicts: [RuleVerdict] = []
        func add(_ id: String, _ words: String, _ isMet: Bool) {
            verdicts.append(RuleVerdict(rule: ChecklistRule(id: id, words: words), isMet: isMet))
        }
        let least = self == .classic ? 8 : self == .nist ? 15 : 12
        add("minLength", "At least \(least) characters", scalars.count >= least)
        if self == .classic {
            add("upper", "An upper-case letter", scalars.contains { ("A"..."Z").contains($0) })
            add("lower", "A lower-case letter", scalars.contains { ("a"..."z").contains($0) })
            add("digit", "A digit", scalars.contains { ("0"..."9").contains($0) })
            add("symbol", "A symbol", scalars.contains { $0.isASCII && !$0.properties.isAlphabetic && !("0"..."9").contains($0) })
        }
        return verdicts
    }
}
