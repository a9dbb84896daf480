import Foundation
import LiveControls
import LiveText
import Testing

@testable import LiveFoundation

@Suite("Localized messages")
struct MessageTextTests {
    private static let english = Locale(identifier: "en")
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

    /// The languages of the repository's messages.
    private static func languages() throws -> Set<String> {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: root.appending(path: "Tools/localization/messages").path
        )
        return Set(files.map { String($0.prefix { $0 != "." }) })
    }

    private static func catalogStrings() throws -> [String: Any] {
        let url = root.appending(path: "Sources/LiveFoundation/Resources/Localizable.xcstrings")
        let catalog = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
        return try #require(catalog?["strings"] as? [String: Any])
    }

    @Test(
        "has every message in English",
        arguments: ControlMessage.Key.allCases
    )
    func complete(key: ControlMessage.Key) throws {
        let strings = try Self.catalogStrings()
        let entry = strings["\(key)"] as? [String: Any]
        let localizations = try #require(entry?["localizations"] as? [String: Any])
        #expect(localizations["en"] != nil)
        #expect(try Self.languages().isSuperset(of: localizations.keys))
    }

    @Test("has plural forms of every unit in every language", arguments: TextUnit.allCases)
    func amounts(unit: TextUnit) throws {
        let strings = try Self.catalogStrings()
        let names = ControlMessage(.limit, 1, unit: unit).amountNames
        let entry = try #require(names.lazy.compactMap { strings[$0] as? [String: Any] }.first)
        let localizations = try #require(entry["localizations"] as? [String: Any])
        #expect(try Set(localizations.keys) == Self.languages())
    }

    @Test(
        "uses English if the String Catalog is not compiled",
        arguments: ControlMessage.Key.allCases
    )
    func uncompiled(key: ControlMessage.Key) {
        for unit in TextUnit.allCases {
            for number in [0, 1, 3] {
                let message = ControlMessage(key, number, unit: unit)
                let text = message.text(locale: Locale(identifier: "en"))
                #expect(!text.isEmpty && !message.names.contains(text), "\(message.names)")
                #expect(!text.contains("{amount}") && !text.contains("%"), "\(text)")
            }
        }
    }

    @Test(
        "finds both plural forms in an uncompiled catalog",
        arguments: [(1, "1 character left"), (3, "3 characters left")]
    )
    func uncompiledAmounts(number: Int, text: String) {
        #expect(ControlMessage(.remaining, number, unit: .characters).text(locale: Self.english) == text)
    }

    @Test("prefers a given bundle to the app's table, and that to the package")
    func ownMessages() throws {
        let given = try Package(["en.lproj/Localizable.strings": ["remaining.characters": "%lld to go"]])
        let app = try Package(["en.lproj/LiveControls.strings": ["remaining.characters": "%lld are left"]])
        let message = ControlMessage(.remaining, 3, unit: .characters)
        #expect(message.text(in: given.bundle, locale: Self.english) == "3 to go")
        func shown(in bundle: Bundle?) -> String {
            message.text(in: bundle, ofApp: app.bundle, ofPackage: .module, locale: Self.english)
        }
        #expect(shown(in: given.bundle) == "3 to go")
        #expect(shown(in: nil) == "3 are left")
    }

    @Test(
        "inserts the amount into an app's message",
        arguments: [(TextUnit.characters, "3 letters to go"), (.utf8, "3 bytes to go"), (.twitter, "3 letters to go")]
    )
    func ownAmounts(unit: TextUnit, text: String) throws {
        let app = try Package([
            "en.lproj/LiveControls.strings": ["remaining": "{amount} to go", "amount.characters": "%lld letters"]
        ])
        let message = ControlMessage(.remaining, 3, unit: unit)
        #expect(message.text(in: nil, ofApp: app.bundle, ofPackage: .module, locale: Self.english) == text)
    }

    @Test(
        "falls back to an English amount and direction",
        arguments: [
            ("de", "1,234 bytes left"), ("he", "\u{2066}1,234 bytes left\u{2069}"),
        ]
    )
    func fallback(language: String, text: String) throws {
        // A table outside the language folders takes precedence, like that of the person's language.
        let package = try Package([
            "Localizable.strings": ["full": "Voll: {amount}", "amount.utf8": "%lld Byte"],
            "en.lproj/Localizable.strings": ["remaining": "{amount} left", "amount.utf8": "%lld bytes"],
        ])
        func shown(_ key: ControlMessage.Key) -> String {
            ControlMessage(key, 1_234, unit: .utf8)
                .text(in: nil, ofApp: .main, ofPackage: package.bundle, locale: Locale(identifier: language))
        }
        #expect(shown(.remaining) == text)
        #expect(shown(.full).hasPrefix("Voll: "))
        #expect(shown(.full).hasSuffix(" Byte"))
    }

    @Test(
        "uses the language of a locale, if the package and the app have it",
        arguments: [
            ("en", "Full"), ("de_CH", "Voll"), ("zh-Hant_TW", "已滿"), ("zh-Hans", "已满"), ("fr", "Full"),
        ]
    )
    func language(identifier: String, text: String) throws {
        let package = try Package([
            "en.lproj/Localizable.strings": ["full": "Full"],
            "de.lproj/Localizable.strings": ["full": "Voll"],
            "zh-Hans.lproj/Localizable.strings": ["full": "已满"],
            "zh-Hant.lproj/Localizable.strings": ["full": "已滿"],
        ])
        func shown(app: Bundle) -> String {
            ControlMessage(.full).text(
                in: nil,
                ofApp: app,
                ofPackage: package.bundle,
                locale: Locale(identifier: identifier)
            )
        }
        #expect(shown(app: .main) == text)
        let app = try Package(["de.lproj/LiveControls.strings": ["full": "Kein Platz"]])
        #expect(shown(app: app.bundle) == (identifier == "de_CH" ? "Kein Platz" : text))
    }

    @Test(
        "shows an app's own labels and rules in the language of a locale, or else themselves",
        arguments: [("de_CH", "Vorname"), ("en", "First name"), ("fr", "First name")]
    )
    func label(identifier: String, text: String) throws {
        let app = try Package([
            "en.lproj/Localizable.strings": ["First name": "First name"],
            "de.lproj/Localizable.strings": ["First name": "Vorname"],
        ])
        let locale = Locale(identifier: identifier)
        #expect(app.bundle.localizedString("First name", in: locale) == text)
        #expect(app.bundle.localizedString("Last name", in: locale) == "Last name")
        #expect(ControlMessage(.passwordCustom).text(naming: "First name", in: app.bundle, locale: locale) == text)
    }

    @Test("shows a more detailed message in place of the error's own, with its number")
    func detail() {
        let error = ControlMessage(.incorrect)
        #expect(error.text(naming: "0.5", detail: "numberMinimum", locale: Self.english) == "At least 0.5")
        #expect(error.text(naming: "", detail: "numberWhole", locale: Self.english) == "A whole number")
        #expect(error.text(naming: "", locale: Self.english) == "This does not look right")
    }

    /// A temporary bundle with string tables.
    private final class Package {
        let bundle: Bundle

        init(_ tables: [String: [String: String]]) throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".bundle")
            for (path, strings) in tables {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                let lines = strings.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
                try Data(lines.utf8).write(to: file)
            }
            bundle = try #require(Bundle(url: folder))
        }

        deinit { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    }
}
