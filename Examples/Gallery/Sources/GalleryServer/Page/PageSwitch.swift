import Foundation
import LiveForms

/// A setting of the page's appearance, which is also a query parameter: `/?theme=dense&dir=rtl`.
struct PageSwitch: Sendable {
    /// The name of the query parameter.
    var name: String
    var title: String
    /// The options. The first one has no value and is the default.
    var options: [Option]

    /// A value and its title.
    struct Option {
        var value = ""
        var title: String
        /// The language and direction of the title, if they differ from the page's.
        var lang: String?
        var dir: String?
    }

    private init(_ name: String, _ title: String, _ options: [Option]) {
        self.name = name
        self.title = title
        self.options = options
    }

    static let theme = PageSwitch(
        "theme",
        "Theme",
        [
            Option(title: "LiveControls"), Option(value: "plain", title: "Plain"),
            Option(value: "dense", title: "Dense"),
            Option(value: "playful", title: "Playful"),
        ]
    )
    static let colors = PageSwitch(
        "colors",
        "Colors",
        [Option(title: "System"), Option(value: "light", title: "Light"), Option(value: "dark", title: "Dark")]
    )
    static let direction = PageSwitch(
        "dir",
        "Direction",
        [
            Option(title: "From the language"), Option(value: "ltr", title: "Left to right"),
            Option(value: "rtl", title: "Right to left"),
        ]
    )
    static let motion = PageSwitch(
        "motion",
        "Motion",
        [Option(title: "System"), Option(value: "reduce", title: "Reduced")]
    )

    /// Returns the language setting, with each language's name in that language.
    static func language(_ localization: Localization) -> PageSwitch {
        let others = localization.catalogs.keys.filter { $0 != "en" }.map { tag in
            let locale = Locale(identifier: tag)
            let name = locale.localizedString(forIdentifier: tag) ?? tag
            return Option(
                value: tag,
                title: name.prefix(1).uppercased(with: locale) + name.dropFirst(),
                lang: tag,
                dir: localization.messages(in: tag).direction
            )
        }
        return PageSwitch("lang", "Language", [Option(title: "English")] + others.sorted { $0.title < $1.title })
    }

    /// Returns the valid value of a query parameter, or `nil` for the default.
    func value(in parameter: Substring?) -> String? {
        options.dropFirst().first { $0.value == parameter ?? "" }?.value
    }
}
