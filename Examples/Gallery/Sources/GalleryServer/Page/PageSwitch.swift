import Foundation
import LiveForms

/// A choice of how the page looks, for the address to make: `/?theme=dense&dir=rtl`.
struct PageSwitch: Sendable {
    /// The name of the query's parameter.
    var name: String
    var title: String
    /// The values and what they are called. The first one, without a value, stands where the address says nothing.
    var options: [(value: String, title: String)]

    static let theme = PageSwitch(
        name: "theme",
        title: "Theme",
        options: [("", "LiveControls"), ("plain", "Plain"), ("dense", "Dense"), ("playful", "Playful")]
    )
    static let colours = PageSwitch(
        name: "colours",
        title: "Colours",
        options: [("", "The system’s"), ("light", "Light"), ("dark", "Dark")]
    )
    static let direction = PageSwitch(
        name: "dir",
        title: "Direction",
        options: [("", "The language’s"), ("ltr", "Left to right"), ("rtl", "Right to left")]
    )
    static let motion = PageSwitch(
        name: "motion",
        title: "Motion",
        options: [("", "The system’s"), ("reduce", "Reduced")]
    )

    /// The languages that controls speak, each by its own name.
    static func language(_ lexicon: Lexicon) -> PageSwitch {
        let names = lexicon.catalogues.keys.filter { $0 != "en" }.map { tag in
            let locale = Locale(identifier: tag)
            let name = locale.localizedString(forIdentifier: tag) ?? tag
            return (value: tag, title: name.prefix(1).uppercased(with: locale) + name.dropFirst())
        }
        return PageSwitch(
            name: "lang",
            title: "Language",
            options: [("", "English")] + names.sorted { $0.title < $1.title }
        )
    }

    /// The value that an address gives it; `nil` where it gives none that there is.
    func value(in parameter: Substring?) -> String? {
        options.dropFirst().first { $0.value == parameter ?? "" }?.value
    }
}
