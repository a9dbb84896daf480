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

    /// The message in words, in the language that the person chose for the app.
    ///
    /// ```swift
    /// ControlMessage(.remaining, 3, unit: .characters).text()  // "3 characters left"
    /// ```
    ///
    /// - Parameters:
    ///   - bundle: Where the words are; an app that has its own gives its bundle. A name that it lacks is taken from
    ///     this package.
    ///   - locale: How the number is written.
    public func text(in bundle: Bundle? = nil, locale: Locale = .current) -> String {
        for bundle in [bundle, .module].compactMap({ $0 }) {
            for name in names {
                let format = bundle.localizedString(forKey: name, value: "", table: nil)
                if !format.isEmpty, format != name { return String(format: format, locale: locale, formatArgument) }
            }
        }
        return ""
    }
}
