import LivePasswords
import LiveTestSupport
import Testing

/// Generates rules together with a text that represents them.
private struct RulesGenerator {
    private var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func space() -> String { [" ", "", "", "  ", "\t", "\n"].randomElement(using: &random) ?? "" }

    private static let classes: [(String, PasswordCharacterSet)] = [
        ("upper", .upper), ("lower", .lower), ("digit", .digit), ("special", .symbol),
        ("ascii-printable", .asciiPrintable), ("unicode", .unicode),
    ]

    private mutating func customClass() -> (String, PasswordCharacterSet) {
        var characters = ""
        for _ in 0..<number(0...12) {
            let code = number(0x20...0x7E)
            if code != 0x2D, code != 0x5D { characters.unicodeScalars.append(Unicode.Scalar(UInt8(code))) }
        }
        let hyphen = number(0...3) == 0 ? "-" : ""
        let bracket = number(0...3) == 0 ? "]" : ""
        let noise = ["", "é", "🔑", "\t"].randomElement(using: &random) ?? ""
        return ("[" + hyphen + noise + characters + bracket + "]", PasswordCharacterSet(hyphen + characters + bracket))
    }

    private mutating func characterClass() -> (String, PasswordCharacterSet) {
        if number(0...2) == 0 { return customClass() }
        let (name, set) = Self.classes[number(0...Self.classes.count - 1)]
        return (number(0...3) == 0 ? name.uppercased() : name, set)
    }

    private mutating func set() -> (text: String, set: PasswordCharacterSet) {
        var texts: [String] = []
        var set = PasswordCharacterSet()
        for _ in 0..<number(1...3) {
            let (text, each) = characterClass()
            texts.append(space() + text + space())
            set = set.union(each)
        }
        return (texts.joined(separator: ","), set)
    }

    mutating func rules() -> (text: String, rules: PasswordRules) {
        var rules = PasswordRules()
        var properties: [String] = []
        for _ in 0..<number(0...7) {
            let value = number(0...40)
            switch number(0...4) {
            case 0:
                properties.append("minlength:\(space())\(value)")
                if value > rules.minLength ?? 0 { rules.minLength = value }
            case 1:
                properties.append("maxlength:\(space())\(value)")
                if value > 0 { rules.maxLength = min(value, rules.maxLength ?? .max) }
            case 2:
                properties.append("max-consecutive:\(space())\(value)")
                if value > 0 { rules.maxConsecutive = min(value, rules.maxConsecutive ?? .max) }
            case 3:
                let (text, set) = set()
                properties.append("required:" + text)
                if !set.isEmpty { rules.required.append(set) }
            default:
                let (text, set) = set()
                properties.append("allowed:" + text)
                if !set.isEmpty { rules.explicitlyAllowed = (rules.explicitlyAllowed ?? set).union(set) }
            }
        }
        return (properties.map { space() + $0 + space() }.joined(separator: ";"), rules)
    }

    /// Generates a text from the syntax's parts in random order.
    mutating func nonsense() -> String {
        let pieces = [
            "minlength", "maxlength", "required", "allowed", "max-consecutive", ":", ":", ";", ",", "[", "]", "-",
            "upper", "Digit",
            "8", "0", " ", "\n", "é", "🔑", "unicode", "[-a]]",
        ]
        return (0..<number(0...14)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
}

@Suite("Generated password rules")
struct PasswordRulesGeneratedTests {
    @Test("parses a text as the rules from which it was generated", arguments: UInt64(0)..<60)
    func reading(seed: UInt64) throws {
        var generator = RulesGenerator(seed: seed)
        for _ in 0..<50 {
            let (text, rules) = generator.rules()
            #expect(try PasswordRules(text) == rules, "seed \(seed): \(text)")
        }
    }

    @Test("preserves the meaning in the canonical text, which is canonical itself", arguments: UInt64(0)..<60)
    func writing(seed: UInt64) throws {
        var generator = RulesGenerator(seed: seed)
        for _ in 0..<50 {
            let rules = generator.rules().rules
            let again = try PasswordRules(rules.text)
            #expect(again.text == rules.text, "seed \(seed)")
            #expect(again.allowed == rules.allowed, "seed \(seed): \(rules.text)")
            #expect(again.required == rules.required, "seed \(seed): \(rules.text)")
            #expect(again.minLength == rules.minLength)
            #expect(again.maxLength == rules.maxLength)
            #expect(again.maxConsecutive == rules.maxConsecutive)
        }
    }

    @Test("parses a random text or reports an error inside it", arguments: UInt64(0)..<60)
    func nonsense(seed: UInt64) {
        var generator = RulesGenerator(seed: seed)
        for _ in 0..<200 {
            let text = generator.nonsense()
            do throws(PasswordRulesError) {
                let rules = try PasswordRules(text)
                #expect((try? PasswordRules(rules.text))?.text == rules.text, "seed \(seed): \(text)")
            } catch {
                #expect(0...text.utf16.count ~= error.offset, "seed \(seed): \(text)")
                // The text before the error is valid, or would be if more text followed.
                let before = String(decoding: Array(text.utf16.prefix(error.offset)), as: UTF16.self)
                do throws(PasswordRulesError) {
                    _ = try PasswordRules(before)
                } catch {
                    #expect(error.offset == before.utf16.count, "seed \(seed): \(text)")
                }
            }
        }
    }
}
