import Foundation
import LiveControls
import LivePasswords
import LiveText
import Testing

@testable import LiveFoundation

@Suite("Messages of a password setup")
final class PasswordMessageTests {
    private static let locale = Locale(identifier: "en")

    private var folders: [URL] = []

    deinit {
        for folder in folders { try? FileManager.default.removeItem(at: folder) }
    }

    /// A bundle with the strings that the tests need, because only Xcode compiles a String Catalog.
    private func bundle(_ table: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".bundle")
        folders.append(folder)
        let language = folder.appending(path: "en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        let lines = table.map { "\"\($0)\" = \"\($1)\";" }.joined(separator: "\n")
        try Data(lines.utf8).write(to: language.appending(path: "Localizable.strings"))
        return try #require(Bundle(url: folder))
    }

    @Test("includes the listed characters in a rule's text")
    func characters() throws {
        let bundle = try self.bundle(["passwordRequired": "One of these: {characters}"])
        let policy = PasswordPolicy(required: [PasswordCharacterSet("-.%@d{}")])
        let line = try #require(PasswordSetupModel(policy: policy).presentation.lines.first)
        #expect(line.text(in: bundle, locale: Self.locale) == "One of these: " + line.characters)
        #expect(line.characters.contains("%@") || line.characters.contains("%"))
    }

    @Test("looks up the name of an app's own rule, and falls back to the name")
    func ownRules() throws {
        let bundle = try self.bundle(["passwordCustom": "{characters}", "noSpaceAtEnds": "No space at either end"])
        let policy = PasswordPolicy(predicates: [
            PasswordPredicate("noSpaceAtEnds") { !$0.isEmpty }, PasswordPredicate("No wordless rule") { !$0.isEmpty },
        ])
        let texts = PasswordSetupModel(policy: policy).presentation.lines.map {
            $0.text(in: bundle, locale: Self.locale)
        }
        #expect(Array(texts.prefix(2)) == ["No space at either end", "No wordless rule"])
        let error = try #require(PasswordSetupModel(policy: policy).presentation.error)
        #expect(error.text(in: bundle, locale: Self.locale) == "No space at either end")
    }

    @Test("describes the broken rule, not a similar rule that is met")
    func error() throws {
        let bundle = try self.bundle(["passwordRequired": "One of these: {characters}"])
        let policy = PasswordPolicy(required: [PasswordCharacterSet("ab"), PasswordCharacterSet("xy")])
        var setup = PasswordSetupModel(policy: policy)
        setup.send(.edited(PasswordText("a")), in: .entry, at: 0)
        let unmet = try #require(setup.presentation.lines.first { $0.standing != .met })
        let error = try #require(setup.presentation.error)
        #expect(error.text(in: bundle, locale: Self.locale) == "One of these: " + unmet.characters)
        setup.send(.edited(PasswordText("ax")), in: .entry, at: 1)
        setup.send(.edited(PasswordText("ax")), in: .confirmation, at: 2)
        #expect(setup.presentation.isValid)
        #expect(setup.presentation.error == nil)
    }

    @Test("describes a standing only if there is something to report")
    func standing() throws {
        let bundle = try self.bundle(["passwordRuleMet": "met", "passwordRuleUnmet": "not met"])
        let texts = PasswordSetupPresentation.Standing.allCases.map { $0.text(in: bundle, locale: Self.locale) }
        #expect(texts == ["", "met", "not met"])
    }

    @Test(
        "has a bar for each score except the first, which shares one",
        arguments: [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4)]
    )
    func bars(score: Int, bars: Int) {
        #expect(PasswordStrength.Score(rawValue: score)?.litBarCount == bars)
    }

    @Test(
        "converts a password to its canonical form, scalar for scalar",
        arguments: ["", "a b", "cafe\u{301}", "👨‍👩‍👧‍👦½٣", "x\u{0}y"]
    )
    func revealing(text: String) {
        let revealed = String(revealing: PasswordText(text))
        #expect(Array(revealed.unicodeScalars) == Array(text.precomposedStringWithCanonicalMapping.unicodeScalars))
    }

    @Test("saves the password of a setup")
    func store() throws {
        let store = RecordingStore()
        try store.save(PasswordText("cafe\u{301}"), for: "ada")
        #expect(try store.password(for: "ada") == "caf\u{E9}")
    }

    @Test("reads the dictionary file and rejects any other file")
    func dictionary() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let file = root.appending(path: "Web/host/password-dictionary.bin")
        let dictionary = try #require(try PasswordDictionary(contentsOf: file))
        #expect(dictionary.isCommonPassword(PasswordText("qwerty")))
        #expect(try PasswordDictionary(contentsOf: root.appending(path: "LICENSE")) == nil)
        #expect(throws: (any Error).self) { try PasswordDictionary(contentsOf: root.appending(path: "no such file")) }
    }
}

private final class RecordingStore: CredentialStore, @unchecked Sendable {
    private var passwords: [String: String] = [:]

    func save(_ password: String, for account: String) throws(CredentialError) { passwords[account] = password }
    func password(for account: String) throws(CredentialError) -> String? { passwords[account] }
    func removePassword(for account: String) throws(CredentialError) { passwords[account] = nil }
}
