import Foundation
import LivePasswords

/// The slowest of many kinds of passwords, to see that none is slow.
enum PasswordBenchmarks {
    private static let longest = 100_000
    private static let rounds = 9

    /// One line for the estimate and one for the policy, each with its worst case.
    static var lines: [String] {
        guard let dictionary else { return ["password strength: Web/host/password-dictionary.bin is not there"] }
        return [
            worst("password strength") { password in
                PasswordStrength(of: password, words: words, year: 2026, dictionary: dictionary).score.rawValue
            },
            worst("password policy") { password in
                PasswordPolicy.nist.evaluate(password, words: words, dictionary: dictionary).results.count
            },
            worstConstruction,
        ]
    }

    private static let words = ["anna.schmidt@example.com", "Anna Schmidt", "4n|\\|a"]

    private static var dictionary: PasswordDictionary? {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appendingPathComponent("Web/host/password-dictionary.bin")
        return FileManager.default.contents(atPath: file.path).flatMap { PasswordDictionary([UInt8]($0)) }
    }

    private static func worst(_ name: String, _ body: (PasswordText) -> Int) -> String {
        let times = inputs.map { input in
            let password = PasswordText(input.text)
            return (name: input.name, duration: shortest { body(password) })
        }
        guard let worst = times.max(by: { $0.duration < $1.duration }) else { return name }
        return "\(name), worst of \(times.count): \(milliseconds(worst.duration)) ms (\(worst.name))"
    }

    /// Reading a text: its UTF-8 is decoded and normalised.
    private static var worstConstruction: String {
        let times = inputs.map { input in (name: input.name, duration: shortest { PasswordText(input.text).count }) }
        guard let worst = times.max(by: { $0.duration < $1.duration }) else { return "" }
        return "password text, worst of \(times.count): \(milliseconds(worst.duration)) ms (\(worst.name))"
    }

    /// The shortest of some rounds, which is the one that the rest of the machine disturbed least.
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
        let repeated = [
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
