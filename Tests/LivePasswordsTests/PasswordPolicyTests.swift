import Foundation
import LivePasswords
import LiveTestSupport
import Testing

@Suite("Password policy")
struct PasswordPolicyTests {
    private func broken(
        _ password: String,
        _ policy: PasswordPolicy,
        words: [String] = [],
        dictionary: PasswordDictionary? = nil
    ) -> [String] {
        policy.evaluate(PasswordText(password), words: words, dictionary: dictionary).broken.map { $0.name }
    }

    @Test(
        "requires 8 characters of four kinds in classic",
        arguments: [
            ("Password1!", []), ("Passw0r!", []), ("Passw0!", ["minLength"]), ("password1!", ["upper"]),
            ("PASSWORD1!", ["lower"]), ("Password!!", ["digit"]), ("Password11", ["symbol"]), ("Password 1", []),
            (" Passw0rd ", []), ("", ["minLength", "upper", "lower", "digit", "symbol"]),
            ("correct horse battery staple", ["upper", "digit"]),
        ]
    )
    func classic(password: String, expected: [String]) {
        #expect(broken(password, .classic) == expected)
        #expect(PasswordPolicy.classic.evaluate(PasswordText(password)).isValid == expected.isEmpty)
    }

    @Test(
        "uses ASCII classes",
        arguments: [
            ("passwort٣", "digit"), ("passwort½", "digit"), ("passwort五", "digit"), ("passwortÉ", "upper"),
            ("PASSWORTé", "lower"), ("passwort€", "symbol"), ("passwort１", "digit"), ("passwort\u{A0}", "symbol"),
        ]
    )
    func ascii(password: String, name: String) {
        #expect(broken(password, .classic).contains(name))
    }

    @Test("assigns each printable ASCII character to exactly one class, and a space to symbols")
    func partition() {
        for code in UInt32(0)..<0x100 {
            let classes = [PasswordCharacterSet.upper, .lower, .digit, .symbol].filter { $0.contains(code) }
            #expect(classes.count == (0x20...0x7E ~= code ? 1 : 0), "\(code)")
        }
        #expect(PasswordCharacterSet.symbol.contains(0x20))
    }

    @Test(
        "counts code points after NFC as the length",
        arguments: [
            ("cafe\u{301}", 4), ("caf\u{E9}", 4), ("👨‍👩‍👧", 5), ("\u{1112}\u{1161}\u{11AB}", 1), ("a\u{301}\u{302}", 2),
            ("   ", 3), ("𝒳𝒴", 2),
        ]
    )
    func length(password: String, count: Int) {
        #expect(broken(password, PasswordPolicy(minLength: count, maxLength: count)).isEmpty)
        #expect(broken(password, PasswordPolicy(minLength: count + 1)) == ["minLength"])
        #expect(broken(password, PasswordPolicy(maxLength: count - 1)) == (count > 1 ? ["maxLength"] : []))
    }

    @Test(
        "rejects control characters in every policy",
        arguments: ["\u{0}", "\t", "\n", "\r", "\u{1B}", "\u{7F}", "\u{85}", "\u{9F}", "\u{2028}", "\u{2029}"]
    )
    func control(character: String) {
        #expect(broken("a" + character, PasswordPolicy()) == ["noControl"])
        #expect(broken("Tr0mbone!" + character, .classic) == ["noControl"])
        #expect(broken("a" + character, PasswordPolicy(allowed: .unicode)) == ["noControl"])
        #expect(broken("a" + character, PasswordPolicy(allowed: .asciiPrintable)).contains("noControl"))
    }

    @Test("allows characters that aren't controls", arguments: ["\u{A0}", "\u{200D}", "\u{AD}", "é", "🔑", " "])
    func notControl(character: String) {
        #expect(broken(character, PasswordPolicy()).isEmpty)
    }

    @Test(
        "requires 15 characters of any kind in NIST",
        arguments: [
            ("violetkazoolamp", []), ("violetkazoolam", ["minLength"]), ("correct horse battery staple", []),
            ("passwordpassword", ["notCommon"]), ("PasswordPassword", ["notCommon"]),
            ("aaaaaaaaaaaaaaaa", ["notCommon"]),
            ("123456789012345", ["notCommon"]), ("987654321098765", ["notCommon"]),
            ("abcdefghijklmnopqrstuvwxyzabc", ["notCommon"]),
            ("ZYXWVUTSRQPONMLK", ["notCommon"]), ("abcabcabcabcabcabc", ["notCommon"]),
            ("1234512345123451", []), ("123451234512345", ["notCommon"]), ("1234QWERasdfzxcv", ["notCommon"]),
            ("jenniferjennifer", ["notCommon"]), ("jenniferjennifes", []), ("Überraschungskiste", []),
        ]
    )
    func nist(password: String, expected: [String]) throws {
        let dictionary = try #require(DictionaryFile.dictionary)
        #expect(broken(password, .nist, dictionary: dictionary) == expected)
    }

    @Test("requires 8 characters in NIST with a second factor", arguments: [("violetka", true), ("violetk", false)])
    func secondFactor(password: String, isValid: Bool) {
        #expect(PasswordPolicy.nist(withSecondFactor: true).evaluate(PasswordText(password)).isValid == isValid)
    }

    @Test(
        "treats a word in any list as common, ignoring case",
        arguments: ["password", "PASSWORD", "jennifer", "Elizabeth", "trustno1", "thx1138"]
    )
    func common(password: String) throws {
        let dictionary = try #require(DictionaryFile.dictionary)
        #expect(broken(password, PasswordPolicy(refusesCommon: true), dictionary: dictionary) == ["notCommon"])
        #expect(dictionary.isCommonPassword(PasswordText(password)))
        #expect(broken(password, PasswordPolicy(refusesCommon: true)).isEmpty)
    }

    @Test(
        "treats a common password with accents, fullwidth forms or look-alikes as common",
        arguments: [
            ("pässwörd", true), ("ＰＡＳＳＷＯＲＤ", true), ("P@$$w0rd", true), ("p4ssword", true), ("j3nn1f3r", true),
            ("e1izabeth", true), ("7rombone", true), ("ｐ4$$wørd", true), ("j\u{307}ennif\u{308}er", true),
            ("p8ssword", false), ("한국어한국", false), ("パスワード", false), ("pass wörd", false),
        ]
    )
    func foldedCommon(password: String, isCommon: Bool) throws {
        let dictionary = try #require(DictionaryFile.dictionary)
        let expected = isCommon ? ["notCommon"] : []
        #expect(broken(password, PasswordPolicy(refusesCommon: true), dictionary: dictionary) == expected)
    }

    @Test(
        "treats the rows of a keyboard as common, in both directions and repeated",
        arguments: [
            ("qwertzuiopasdfghjkl", true), ("AZERTYUIOPqsdfghj", true), ("йцукенгшщзхъфыва", true),
            ("ЪХЗЩШГНЕКУЦЙ", true),
            ("mnbvcxzlkjhgfdsa", true), ("azertyazertyazerty", true), ("йцукйцукен", false),
            ("qwertzuiopqwertyuiop", false),
        ]
    )
    func keyboardRows(password: String, isCommon: Bool) {
        #expect(broken(password, PasswordPolicy(refusesCommon: true)) == (isCommon ? ["notCommon"] : []))
    }

    @Test(
        "rejects personal words, whole and in parts",
        arguments: [
            (["anna.schmidt@example.com"], "my schmidt password", false),
            (["anna.schmidt@example.com"], "ANNAlikesmusic", false),
            (["anna.schmidt@example.com"], "anna.schmidt@example.com", false),
            (["Bob"], "bob likes music", true), (["Zoë Müller"], "ich bin MÜLLER", false),
            (["Zoë Müller"], "ich bin mu\u{308}ller", false), (["ÄPFEL"], "äpfel und birnen", false), ([""], "", true),
            (["ab cd", "x@y.z"], "ab then cd", true), ([], "anything goes", true),
            (["LiveControls"], "xlivecontrolsx", false),
            (["schmidt"], "my $chm1d7", false), (["Zoë Müller"], "ich bin Mul1er", false),
            (["ｓｃｈｍｉｄｔ"], "SCHMIDT", false), (["ludwig1990"], "xx 1udw1gi99o", false), (["Łukasz"], "lukasz!", false),
            (["김철수님"], "김천수님", true), (["schmidt"], "schmid", true), (["aaab"], "aaaaaab", false),
            (["abab", "babb"], "ababb", false),
        ]
    )
    func personal(words: [String], password: String, isMet: Bool) {
        let evaluation = PasswordPolicy(refusesPersonal: true).evaluate(PasswordText(password), words: words)
        #expect(evaluation.isValid == isMet)
    }

    @Test("finds personal words exactly where a search at each position does", arguments: UInt64(0)..<40)
    func randomPersonal(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        func text(_ lengths: ClosedRange<Int>) -> String {
            String(
                (0..<Int.random(in: lengths, using: &random)).map { _ in "aaabAé".randomElement(using: &random) ?? "a" }
            )
        }
        for _ in 0..<50 {
            let words = (0..<Int.random(in: 0...4, using: &random)).map { _ in text(4...7) }
            let password = text(0...24)
            let isMet = !words.contains { password.lowercased().contains($0.lowercased()) }
            let evaluation = PasswordPolicy(refusesPersonal: true).evaluate(PasswordText(password), words: words)
            #expect(evaluation.isValid == isMet, "seed \(seed): \(words) in \(password)")
        }
    }

    @Test("lists each rule of a custom policy in its order")
    func own() {
        let vowels = PasswordCharacterSet("aeiou")
        let policy = PasswordPolicy(
            minLength: 4,
            maxLength: 8,
            required: [vowels, .digit.union(.symbol)],
            allowed: .lower.union(.digit).union(PasswordCharacterSet("-")),
            maxConsecutive: 2,
            refusesCommon: true,
            refusesPersonal: true,
            predicates: [
                PasswordPredicate("startsWithLetter") { $0.withScalars { $0.first.map { $0 > 0x40 } ?? true } }
            ]
        )
        let names = [
            "minLength", "maxLength", "required: [aeiou]", "required: digit, special", "allowed", "maxConsecutive",
            "notCommon",
            "notPersonal", "startsWithLetter", "noControl",
        ]
        #expect(policy.rules.map { $0.name } == names)
        #expect(broken("hare-7", policy).isEmpty)
        #expect(broken("h7a", policy) == ["minLength"])
        #expect(broken("hare-7hare-7", policy) == ["maxLength"])
        #expect(broken("hrrs-7", policy) == ["required: [aeiou]"])
        #expect(broken("harex", policy) == ["required: digit, special"])
        #expect(broken("hareX7", policy) == ["allowed"])
        #expect(broken("häre7", policy) == ["allowed"])
        #expect(broken("hareee7", policy) == ["maxConsecutive"])
        #expect(broken("abababab", policy) == ["required: digit, special", "notCommon"])
        #expect(broken("annika-7", policy, words: ["Annika"]) == ["notPersonal"])
        #expect(broken("7hare", policy) == ["startsWithLetter"])
        #expect(broken("", policy) == ["minLength", "required: [aeiou]", "required: digit, special"])
    }

    @Test(
        "isn't encoded as a policy that is easier to meet",
        arguments: [
            PasswordPolicy(allowed: PasswordCharacterSet()), PasswordPolicy(required: [.upper], allowed: .lower),
        ]
    )
    func contradiction(policy: PasswordPolicy) throws {
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(policy) }
    }

    @Test("requires all custom rules that share a name")
    func sharedName() {
        let policy = PasswordPolicy(predicates: [
            PasswordPredicate("house") { _ in true }, PasswordPredicate("house") { $0.count > 3 },
        ])
        #expect(!policy.evaluate(PasswordText("abc")).isValid)
        #expect(policy.evaluate(PasswordText("abcd")).isValid)
    }

    @Test("accepts any visible character for a required Unicode class", arguments: ["a", "é", "🔑"])
    func requiredUnicode(password: String) {
        let policy = PasswordPolicy(required: [.unicode])
        #expect(broken(password, policy).isEmpty)
        #expect(broken("", policy) == ["required: unicode"])
    }

    @Test("creates no rules for limits of zero or less and empty sets")
    func nothing() {
        let policy = PasswordPolicy(minLength: -1, maxLength: 0, required: [PasswordCharacterSet()], maxConsecutive: 0)
        #expect(policy.rules == [.noControl])
        #expect(policy.evaluate(PasswordText()).isValid)
        #expect(policy.passwordRules.text.isEmpty)
    }

    @Test(
        "exports a policy for password managers",
        arguments: [
            (
                PasswordPolicy.classic,
                "minlength: 8; required: upper; required: lower; required: digit; required: special; allowed: ascii-printable"
            ),
            (.nist, "minlength: 15"), (PasswordPolicy(minLength: 4, allowed: .digit), "minlength: 4; allowed: digit"),
            (PasswordPolicy(maxLength: 9, maxConsecutive: 1), "maxlength: 9; max-consecutive: 1"),
        ]
    )
    func written(policy: PasswordPolicy, text: String) {
        #expect(policy.passwordRules.text == text)
    }

    @Test("has the same requirements as the rules from which it was created")
    func fromRules() throws {
        let rules = try PasswordRules("minlength: 20; required: lower; required: upper, digit; max-consecutive: 2")
        let policy = PasswordPolicy(rules)
        #expect(policy.passwordRules.text == rules.text)
        #expect(broken("aBcdefghijklmnopqrst", policy).isEmpty)
        #expect(broken("aBcdefghijklmnopqr-t", policy) == ["allowed"])
        #expect(broken("aBcdefghijklmnopqrrr", policy) == ["maxConsecutive"])
        #expect(try broken("é", PasswordPolicy(PasswordRules("minlength: 1"))) == ["allowed"])
        #expect(try broken("é", PasswordPolicy(PasswordRules("allowed: unicode"))).isEmpty)
    }

    @Test("matches a simple evaluation of random passwords", arguments: UInt64(0)..<40)
    func random(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let alphabet = Array("aaabbZZ09 -]é\u{301}🔑\u{7}~".unicodeScalars)
        for _ in 0..<50 {
            var view = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...9, using: &random) {
                view.append(alphabet.randomElement(using: &random) ?? "a")
            }
            let password = PasswordText(String(view))
            let scalars = password.withScalars { Array($0) }
            var runs = [0]
            for (index, scalar) in scalars.enumerated() {
                runs.append(index > 0 && scalars[index - 1] == scalar ? runs[index] + 1 : 1)
            }
            let set = PasswordCharacterSet("aZ9 ]")
            let expected: [(PasswordPolicy, Bool)] = [
                (PasswordPolicy(maxConsecutive: 2), (runs.max() ?? 0) <= 2),
                (PasswordPolicy(required: [set]), scalars.contains { set.contains($0) }),
                (PasswordPolicy(allowed: set), scalars.allSatisfy { set.contains($0) }),
                (PasswordPolicy(minLength: 5), scalars.count >= 5),
            ]
            for (policy, isMet) in expected {
                #expect(policy.evaluate(password).results[0].isMet == isMet, "seed \(seed): \(scalars)")
            }
        }
    }
}
