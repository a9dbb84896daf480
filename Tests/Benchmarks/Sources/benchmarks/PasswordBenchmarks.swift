import Foundation
import LivePasswords

/// Measures the slowest of many kinds of passwords, to verify that none is slow.
enum PasswordBenchmarks {
    private static let longest = 100_000
    private static let rounds = 9

    /// A line for each step, and one for all steps together, each with its worst case.
    static var lines: [String] {
        guard let dictionary else { return ["password strength: Web/host/password-dictionary.bin is not there"] }
        func strength(_ password: PasswordText) -> Int {
            PasswordStrength(of: password, words: words, year: 2026, dictionary: dictionary).score.rawValue
        }
        func policy(_ password: PasswordText) -> Int {
            PasswordPolicy.nist.evaluate(password, words: words, dictionary: dictionary).results.count
        }
        let inputs = inputs.map { (name: $0.name, text: $0.text, password: PasswordText($0.text)) }
        func worst(_ name: String, _ body: (String, PasswordText) -> Int) -> String {
            let times = inputs.map { input in (input.name, shortest { body(input.text, input.password) }) }
            guard let worst = times.max(by: { $0.1 < $1.1 }) else { return name }
            return "\(name), worst of \(times.count): \(milliseconds(worst.1)) ms (\(worst.0))"
        }
        return [
            worst("password strength") { strength($1) },
            worst("password policy") { policy($1) },
            // This decodes and normalizes the text's UTF-8.
            worst("password text") { text, _ in PasswordText(text).count },
            worst("password, all of these") { text, _ in
                let password = PasswordText(text)
                return policy(password) + strength(password)
            },
        ]
    }

    /// The personal words of a typical account, and the maximum number of long words with a common prefix.
    private static let words: [String] = {
        let alike = (0x62...0x7A).compactMap { Unicode.Scalar($0) }.map {
            String(repeating: "a", count: 99) + String($0)
        }
        return ["anna.schmidt@example.com", "Anna Schmidt", "4n|\\|a"] + alike.prefix(15)
            + alike.prefix(14).map { String($0.suffix(60)) }
    }()

    private static var dictionary: PasswordDictionary? {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appendingPathComponent("Web/host/password-dictionary.bin")
        return FileManager.default.contents(atPath: file.path).flatMap { PasswordDictionary([UInt8]($0)) }
    }

    /// Returns the shortest of several rounds, which is the one with the least interference from other processes.
    private static func shortest(_ body: () -> Int) -> Duration {
        var checksum = 0
        let times = (0..<rounds).map { _ in ContinuousClock().measure { checksum &+= body() } }
        precondition(checksum != .min)
        return times.min() ?? .zero
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        ((duration / .milliseconds(1)) * 1000).rounded() / 1000
    }

    private static var inputs: [(name: String, text: String)] {
        var random = SystemRandomNumberGenerator()
        var inputs: [(String, String)] = []
        let alphabets: [(String, String)] = [
            ("look-alikes", "48({[<36910!|7$5+%2@"), ("look-alikes and their letters", "4@8(3691!|705$+%2abcegilostxz"),
            ("1, ! and |", "1!|7"), ("letters", "abcdefghijklmnopqrstuvwxyz"), ("common letters", "etaoinsr"),
            ("printable ASCII", String(String.UnicodeScalarView((0x20...0x7E).compactMap { Unicode.Scalar($0) }))),
            ("digits", "0123456789"), ("a and b", "ab"), ("one letter", "a"), ("marks", "e\u{301}\u{323}\u{308}"),
            ("letters with three marks", "\u{1FA7}\u{1FAF}\u{390}\u{1D6}\u{1E69}\u{1D161}\u{1F82}\u{1FB7}"),
            ("Hangul and others", "한글\u{1112}\u{1161}\u{11AB}é漢"),
        ]
        for (name, alphabet) in alphabets {
            let scalars = Array(alphabet.unicodeScalars)
            for count in [20, 100, longest] {
                for _ in 0..<4 {
                    var text = String.UnicodeScalarView()
                    for _ in 0..<count { text.append(scalars.randomElement(using: &random) ?? "a") }
                    inputs.append(("\(count) random \(name)", String(text)))
                }
            }
        }
        let dates = [
            (name: "dates without separators", separator: "", count: 12_500),
            (name: "dates", separator: ".", count: 10_000),
        ]
        for (name, separator, count) in dates {
            let text = (0..<count).map { _ in
                let parts = [1...31, 1...12, 1900...2049].map { String(Int.random(in: $0, using: &random)) }
                return parts.joined(separator: separator)
            }
            inputs.append(("100,000 of random \(name)", text.joined(separator: separator)))
        }
        let words = ["password", "dragon", "1987", "qwerty", "zxcvbn", "M0nk3y", "13.2.91", "aaaa", "abcdef", "nimda"]
        for _ in 0..<4 {
            let text = (0..<16_000).map { _ in words.randomElement(using: &random) ?? "" }.joined()
            inputs.append(("100,000 of a mix", text))
        }
        let repeated = [
            "1234567890", "19901231", "31.12.1990", "zyxwvu", "nimdadrowssap", "a1", "@", "é",
            "p4ssw0rd", "1!|7+", "maria", "s1|i7o0", "aab", "1/1/11", "qwertyuiop", "m4r1n3", "c0n$71t", "ba5e1!ne",
            "7r4n$",
        ]
        inputs += repeated.map { ("\($0) over and over", String(repeating: $0, count: longest / $0.count)) }
        let fibonacci = (0..<22).reduce(("a", "ab")) { pair, _ in (pair.1, pair.1 + pair.0) }.1
        return inputs + [
            ("Fibonacci word", fibonacci), ("100,000 ramp", String(repeating: "abcdefgh1234ABCD", count: 6250)),
        ]
    }
}
