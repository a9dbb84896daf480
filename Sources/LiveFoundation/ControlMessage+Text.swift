import Foundation
public import LiveControls
import LiveText

extension ControlMessage {
    /// The message's keys in a string table, in order of precedence, such as `remaining.characters` and `remaining`.
    var names: [String] { ["\(key).\(unit.name)", "\(key)"] }

    /// The keys of the plural forms of the counted unit. A unit without forms uses those of characters.
    var amountNames: [String] { ["amount.\(unit.name)", "amount.characters"] }

    /// The argument of the format, which always uses `%lld`: 64 bits, because `Int` has 32 bits on some watches.
    var formatArgument: Int64 { Int64(number) }

    /// Returns the localized message, in the language that the person selected for the app, or in that of a locale with
    /// another language. The message is in English if the package has no translation, or if the build did not compile this
    /// package's String Catalog.
    ///
    /// To replace messages in all controls, add a String Catalog or a strings file named `LiveControls` to your app's
    /// main bundle, with keys such as `remaining`, `remaining.characters` or `moveTo`. In a message, `{amount}` stands for
    /// the number with its unit, and `%lld` for the number alone. The key `amount.characters` replaces a unit's forms.
    ///
    /// ```swift
    /// ControlMessage(.remaining, 3, unit: .characters).text()  // "3 characters left"
    /// ```
    ///
    /// - Parameters:
    ///   - bundle: The bundle with the strings for this message alone. Missing keys are taken from the app's table
    ///     `LiveControls`, and then from this package.
    ///   - locale: The locale that formats the number, and whose language is used if it is not the app's.
    public func text(in bundle: Bundle? = nil, locale: Locale = .current) -> String {
        text(in: bundle, ofApp: .main, ofPackage: .module, locale: locale)
    }

    /// Returns the message from a bundle, the app's table `LiveControls`, this package, or its English table, in this order.
    ///
    /// - Parameter detail: The key of a message that takes the place of this one; `nil` for none.
    func text(
        detail: String? = nil,
        in bundle: Bundle?,
        ofApp app: Bundle,
        ofPackage package: Bundle,
        locale: Locale
    ) -> String {
        let names = detail.map { [$0] } ?? names
        let language = locale.languageBesideApps
        let (bundle, app) = (bundle?.folder(of: language), app.folder(of: language))
        let own: [Table] = [{ bundle?.format($0) }, { app.format($0, in: "LiveControls") }]
        // A build that only copies the catalog has no folders of languages.
        guard let folder = package.url(forResource: "en", withExtension: "lproj"), let english = Bundle(url: folder)
        else {
            return text(names, own + [{ SourceCatalog.format($0, for: number) }], locale: locale) ?? ""
        }
        let package = package.folder(of: language)
        if let text = text(names, own + [{ package.format($0) }], locale: locale) { return text }
        // A bundle does not fall back to another language for a single missing key.
        guard let text = text(names, [{ english.format($0) }], locale: Locale(identifier: "en")) else { return "" }
        // Isolates keep the direction of English in right-to-left text (UAX #9).
        return locale.language.characterDirection == .rightToLeft ? "\u{2066}\(text)\u{2069}" : text
    }

    /// Returns the format for a key, or `nil`.
    private typealias Table = (String) -> String?

    private func text(_ names: [String], _ tables: [Table], locale: Locale) -> String? {
        func text(_ names: [String]) -> String? {
            let format = tables.lazy.compactMap { table in names.lazy.compactMap(table).first }.first
            return format.map { String(format: $0, locale: locale, formatArgument) }
        }
        guard let message = text(names) else { return nil }
        guard message.contains("{amount}") else { return message }
        let amount = amountNames.lazy.compactMap { text([$0]) }.first
        return amount.map { message.replacingOccurrences(of: "{amount}", with: $0) }
    }
}

extension Bundle {
    /// Returns the string for a key of an app's table, in the language that the person selected for the app, or in that
    /// of a locale with another language; the key itself if there is none.
    package func localizedString(_ key: String, in locale: Locale) -> String {
        folder(of: locale.languageBesideApps).localizedString(forKey: key, value: key, table: nil)
    }

    /// Returns the bundle's folder for a language. Returns the bundle itself, which uses the app's language, for `nil` and for
    /// a language that the bundle does not have.
    fileprivate func folder(of language: [String?]?) -> Bundle {
        guard let language,
            let name = localizations.first(where: { Locale.Language(identifier: $0).written == language }),
            let folder = url(forResource: name, withExtension: "lproj")
        else { return self }
        return Bundle(url: folder) ?? self
    }

    /// Returns the format for a key, such as `"%lld characters"`, or `nil` if the table lacks it.
    fileprivate func format(_ name: String, in table: String? = nil) -> String? {
        let format = localizedString(forKey: name, value: "", table: table)
        return format.isEmpty || format == name ? nil : format
    }
}

extension Locale {
    /// The language and its script; `nil` if they are those of the app.
    fileprivate var languageBesideApps: [String?]? {
        let apps = Locale.current
        guard identifier != apps.identifier else { return nil }
        let language = language.written
        return language == apps.language.written ? nil : language
    }
}

extension Locale.Language {
    /// The language and its script, such as `zh-Hant`, without a region.
    fileprivate var written: [String?] {
        let full = Locale.Language(identifier: maximalIdentifier)
        return [full.languageCode?.identifier, full.script?.identifier]
    }
}
