import Foundation
import LiveForms

/// A choice of how the page looks, for the address to make: `/?theme=dense&dir=rtl`.
struct PageSwitch: Sendable {
    /// The name of the query's parameter.
    var name: String
    var title: String
    /// The first one, without a value, stands where the address says nothing.
    var options: [Option]

    /// A value and what it is called.
    struct Option {
        var value = ""
        var title: String
        /// The language of the title and its direction, if they are not the page's.
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
        [Option(title: "The system’s"), Option(value: "light", title: "Light"), Option(value: "dark", title: "Dark")]
    )
    static let direction = PageSwitch(
        "dir",
        "Direction",
        [
            Option(title: "The language’s"), Option(value: "ltr", title: "Left to right"),
            Option(value: "rtl", title: "Right to left"),
        ]
    )
    static let motion = PageSwitch(
        "motion",
        "Motion",
        [Option(title: "The system’s"), Option(value: "reduce", title: "Reduced")]
    )

    /// The languages that controls speak, each by its own name.
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

    /// The value that an address gives it; `nil` where it gives none that there is.
    func value(in parameter: Substring?) -> String? {
        options.dropFirst().first { $0.value == parameter ?? "" }?.value
    }
}
