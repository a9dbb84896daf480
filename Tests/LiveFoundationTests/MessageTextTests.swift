import Foundation
import LiveControls
import LiveText
import Testing

@testable import LiveFoundation

@Suite("Localized messages")
struct MessageTextTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

    /// The languages of the repository's messages.
    private static func languages() throws -> Set<String> {
        let files = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Words").path)
        return Set(files.map { String($0.prefix { $0 != "." }) })
    }

    private static func catalogStrings() throws -> [String: Any] {
        let url = root.appending(path: "Sources/LiveFoundation/Resources/Localizable.xcstrings")
        let catalog = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
        return try #require(catalog?["strings"] as? [String: Any])
    }

    @Test("has every message in every language, for every unit", arguments: ControlMessage.Key.allCases)
    func complete(key: ControlMessage.Key) throws {
        let strings = try Self.catalogStrings()
        for unit in TextUnit.allCases {
            let message = ControlMessage(key, 1, unit: unit)
            let entry = message.names.lazy.compactMap { strings[$0] as? [String: Any] }.first
            let localizations = try #require(entry?["localizations"] as? [String: Any], "\(message.names)")
            #expect(try Set(localizations.keys) == Self.languages(), "\(message.names)")
        }
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
            }
        }
    }

    @Test(
        "finds both plural forms in an uncompiled catalog",
        arguments: [(1, "1 character left"), (3, "3 characters left")]
    )
    func amounts(number: Int, text: String) {
        #expect(ControlMessage(.remaining, number, unit: .characters).text(locale: Locale(identifier: "en")) == text)
    }

    @Test("prefers a given bundle to the app's table, and that to the package")
    func ownWords() throws {
        let (given, app) = (try Words("Localizable", "%lld to go"), try Words("LiveControls", "%lld are left"))
        let message = ControlMessage(.remaining, 3, unit: .characters)
        let locale = Locale(identifier: "en")
        #expect(message.text(in: given.bundle, locale: locale) == "3 to go")
        #expect(message.text(in: given.bundle, ofApp: app.bundle, locale: locale) == "3 to go")
        #expect(message.text(in: nil, ofApp: app.bundle, locale: locale) == "3 are left")
    }

    /// A temporary bundle with English messages for the remaining number.
    private final class Words {
        let bundle: Bundle

        init(_ table: String, _ format: String) throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".bundle")
            let language = folder.appending(path: "en.lproj")
            try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
            try Data("\"remaining.characters\" = \"\(format)\";".utf8).write(
                to: language.appending(path: "\(table).strings")
            )
            bundle = try #require(Bundle(url: folder))
        }

        deinit { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    }
}
