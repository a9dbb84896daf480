import Foundation

/// The English formats of the String Catalog's source file, for builds that copy the catalog instead of compiling it.
///
/// Xcode compiles the catalog into string tables, which a bundle reads. `swift build` copies the file.
enum SourceCatalog {
    private static let strings = read()

    /// Returns the format of a message for a number, such as `"%lld characters left"`; `nil` if the catalog does not
    /// contain it or was compiled.
    static func format(_ name: String, for number: Int) -> String? {
        let english = strings[name]?.localizations["en"]
        let plural = english?.variations?.plural
        return (plural?[number == 1 ? "one" : "other"] ?? plural?["other"] ?? english)?.stringUnit?.value
    }

    private static func read() -> [String: Entry] {
        guard let url = Bundle.module.url(forResource: "Localizable", withExtension: "xcstrings"),
            let data = try? Data(contentsOf: url),
            let file = try? JSONDecoder().decode(File.self, from: data)
        else { return [:] }
        return file.strings
    }

    private struct File: Decodable, Sendable { var strings: [String: Entry] }
    private struct Entry: Decodable, Sendable { var localizations: [String: Localization] }
    private struct Localization: Decodable, Sendable {
        var stringUnit: Unit?
        var variations: Variations?
    }
    private struct Variations: Decodable, Sendable { var plural: [String: Localization] }
    private struct Unit: Decodable, Sendable { var value: String }
}
