import Foundation
public import LiveControls
import LiveText

extension ControlMessage {
    /// The message's name in a table of strings: `"limit.characters"`, or `"moveTo"` where the sentence has no amount.
    ///
    /// The String Catalog of this module holds both kinds; a name with a unit wins.
    var names: [String] { ["\(key).\(unit.name)", "\(key)"] }

    /// What the words' format takes, which is `%lld` throughout: 64 bits, where `Int` has 32 of them on some watches.
    var formatArgument: Int64 { Int64(number) }

    /// The message in words, in the language that the person chose for the app; in English where the build did not compile this
    /// package's String Catalog.
    ///
    /// An app replaces any of them for every control: with a String Catalog or a table of strings of the name `LiveControls` in its main
    /// bundle, in which `remaining.characters` or `moveTo` stands.
    ///
    /// ```swift
    /// ControlMessage(.remaining, 3, unit: .characters).text()  // "3 characters left"
    /// ```
    ///
    /// - Parameters:
    ///   - bundle: Where the words are for this message alone. A name that it lacks is taken from the app's table
    ///     `LiveControls`, else from this package.
    ///   - locale: How the number is written.
    public func text(in bundle: Bundle? = nil, locale: Locale = .current) -> String {
        text(in: bundle, ofApp: .main, locale: locale)
    }

    /// The message in the words of a bundle, else of the app's table `LiveControls`, else of this package.
    func text(in bundle: Bundle?, ofApp app: Bundle, locale: Locale) -> String {
        let tables: [(bundle: Bundle?, name: String?)] = [(bundle, nil), (app, "LiveControls"), (.module, nil)]
        for table in tables {
            for name in names {
                let format = table.bundle?.localizedString(forKey: name, value: "", table: table.name) ?? ""
                if !format.isEmpty, format != name { return String(format: format, locale: locale, formatArgument) }
            }
        }
        let english = names.lazy.compactMap { SourceCatalog.format($0, for: number) }.first
        return english.map { String(format: $0, locale: locale, formatArgument) } ?? ""
    }
}
