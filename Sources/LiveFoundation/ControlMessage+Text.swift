import Foundation
public import LiveControls
import LiveText

extension ControlMessage {
    /// The message's keys in a string table: `"limit.characters"`, or `"moveTo"` if the sentence has no amount.
    ///
    /// The String Catalog of this module has both kinds. A key with a unit takes precedence.
    var names: [String] { ["\(key).\(unit.name)", "\(key)"] }

    /// The argument of the format, which always uses `%lld`: 64 bits, because `Int` has 32 bits on some watches.
    var formatArgument: Int64 { Int64(number) }

    /// Returns the localized message, in the language that the person selected for the app. The message is in English
    /// if the build did not compile this package's String Catalog.
    ///
    /// To replace messages in all controls, add a String Catalog or a strings file named `LiveControls` to your app's
    /// main bundle, with keys such as `remaining.characters` or `moveTo`.
    ///
    /// ```swift
    /// ControlMessage(.remaining, 3, unit: .characters).text()  // "3 characters left"
    /// ```
    ///
    /// - Parameters:
    ///   - bundle: The bundle with the strings for this message alone. Missing keys are taken from the app's table
    ///     `LiveControls`, and then from this package.
    ///   - locale: The locale that formats the number.
    public func text(in bundle: Bundle? = nil, locale: Locale = .current) -> String {
        text(in: bundle, ofApp: .main, locale: locale)
    }

    /// Returns the message from a bundle, the app's table `LiveControls` or this package, in this order.
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
