import Foundation
import LiveMotion
import LivePasswords
import LiveTwitterTables
import LiveUnicode

@testable import LiveText
@testable import LiveWeb

/// The parsers of untrusted bytes, with the properties that their results must have.
///
/// `Tools/fuzz/parsers.py` lets libFuzzer choose the bytes. `ParserTests` reads the files in `Corpus`, which has a folder for
/// each parser.
enum FuzzedParser: String, CaseIterable {
    case passwordRules = "password-rules"
    case decimalNumber = "decimal-number"
    case passwordDictionary = "password-dictionary"
    case twitterTables = "twitter-tables"
    case easingTable = "easing-table"
    case wire

    /// Parses bytes and checks the result.
    ///
    /// - Returns: The violation, or `nil` if there's none.
    func read(_ bytes: [UInt8]) -> String? {
        switch self {
        case .passwordRules: Self.readRules(String(decoding: bytes, as: UTF8.self))
        case .decimalNumber: Self.readNumber(bytes)
        case .passwordDictionary: Self.readDictionary(bytes)
        case .twitterTables: Self.readTwitterTables(bytes)
        case .easingTable: Self.readEasing(bytes)
        case .wire: Self.readCalls(bytes)
        }
    }

    static var folder: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }
    private static let root = (0..<3).reduce(folder) { folder, _ in folder.deletingLastPathComponent() }

    private static func readRules(_ text: String) -> String? {
        do throws(PasswordRulesError) {
            let rules = try PasswordRules(text)
            let again = try? PasswordRules(rules.text)
            return again?.text == rules.text ? nil : "\(rules.text) isn't its own canonical text"
        } catch {
            return 0...text.utf16.count ~= error.offset ? nil : "an error at \(error.offset)"
        }
    }

    private static func readNumber(_ bytes: [UInt8]) -> String? {
        guard let number = bytes.withUnsafeBufferPointer({ DecimalNumber(ascii: $0) }), number.isFinite else {
            return nil
        }
        let text = String(decoding: bytes, as: UTF8.self).trimming { $0.value <= 0x20 }
        // A very large exponent gives zero or infinity, as does a number that a Double can't represent.
        guard let double = Double(text) else { return "Double can't parse it" }
        guard double.isNormal, number.approximation.isNormal else { return nil }
        return abs(number.approximation / double - 1) < 1e-12 ? nil : "\(number.approximation) is not \(double)"
    }

    private static let soundDictionary: [UInt8] = {
        let file = root.appendingPathComponent("Web/host/password-dictionary.bin")
        return FileManager.default.contents(atPath: file.path).map { [UInt8]($0) } ?? []
    }()

    private static func readDictionary(_ bytes: [UInt8]) -> String? {
        var source = ByteSource(bytes)
        guard let dictionary = PasswordDictionary(source.file(like: soundDictionary)) else { return nil }
        for word in ["p4$$w0rd'MARIE1990", "\u{E9}1!|7x"] {
            let strength = PasswordStrength(of: PasswordText(word), year: 2026, dictionary: dictionary)
            guard strength.guesses >= 1 else { return "\(strength.guesses) guesses for \(word)" }
            if let rank = dictionary.rank(of: word), !(rank >= 1) { return "rank \(rank) of \(word)" }
        }
        return nil
    }

    private static func readTwitterTables(_ bytes: [UInt8]) -> String? {
        var source = ByteSource(bytes)
        guard let tables = TwitterTextTables(source.file(like: TwitterTables.packed)) else { return nil }
        for text in ["see münchen.de and http://a.co/é?x=1", "👩‍👩‍👧‍👦🇩🇪👍🏽 \u{1E9B}\u{323} 한국.한국", "a.中国 e\u{301}"] {
            let weight = text.withUTF8Bytes { WeighedText($0, tables: tables).weight }
            if weight < 0 { return "\(text) weighs \(weight)" }
        }
        return nil
    }

    private static func readEasing(_ bytes: [UInt8]) -> String? {
        var source = ByteSource(bytes)
        let spring = Spring(response: source.double(), dampingRatio: source.double())
        let curve = TimingCurve(source.double(), source.double(), source.double(), source.double())
        let (velocity, tolerance) = (source.double(), source.double())
        let tables = [
            EasingTable(spring: spring, velocity: velocity, tolerance: tolerance),
            EasingTable(curve: curve, duration: velocity, tolerance: tolerance),
        ]
        for table in tables {
            let (offsets, values) = (table.points.map(\.offset), table.points.map(\.value))
            guard table.duration >= 0, table.duration <= Spring.longestSettlingDuration else {
                return "a duration of \(table.duration)"
            }
            guard 2...4097 ~= offsets.count, offsets.first == 0, offsets.last == 1, values.last == 1 else {
                return "points \(table.points)"
            }
            guard values.allSatisfy(\.isFinite), zip(offsets, offsets.dropFirst()).allSatisfy({ $0 <= $1 }) else {
                return "points \(table.points)"
            }
            guard table.cssText.utf8.count < 64 * offsets.count else { return "a long text" }
        }
        return nil
    }
}

extension String {
    fileprivate func trimming(_ isOutside: (Unicode.Scalar) -> Bool) -> String {
        let rest = unicodeScalars.drop(while: isOutside)
        return String(String.UnicodeScalarView(rest.reversed().drop(while: isOutside).reversed()))
    }
}
