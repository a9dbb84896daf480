import Foundation
import LiveControls
import LiveText
import Testing

@testable import LiveFoundation

@Suite("The words of messages")
struct MessageTextTests {
    private static let languages: Set = ["ar", "cs", "de", "en", "es", "fr", "ja"]

    private static func catalogStrings() throws -> [String: Any] {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/LiveFoundation/Resources/Localizable.xcstrings")
        let catalog = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
        return try #require(catalog?["strings"] as? [String: Any])
    }

    @Test("every message has words in every language, for every unit", arguments: ControlMessage.Key.allCases)
    func complete(key: ControlMessage.Key) throws {
        let strings = try Self.catalogStrings()
        for unit in TextUnit.allCases {
            let message = ControlMessage(key, 1, unit: unit)
            let entry = message.names.lazy.compactMap { strings[$0] as? [String: Any] }.first
            let localizations = try #require(entry?["localizations"] as? [String: Any], "\(message.names)")
            #expect(Set(localizations.keys) == Self.languages, "\(message.names)")
        }
    }

    @Test("the words of an app win over those of the package")
    func ownWords() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".bundle")
        let table = folder.appending(path: "en.lproj")
        try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#""remaining.characters" = "%lld to go";"#.utf8).write(
            to: table.appending(path: "Localizable.strings")
        )
        let bundle = try #require(Bundle(url: folder))
        #expect(
            ControlMessage(.remaining, 3, unit: .characters).text(in: bundle, locale: Locale(identifier: "en"))
                == "3 to go"
        )
    }
}
