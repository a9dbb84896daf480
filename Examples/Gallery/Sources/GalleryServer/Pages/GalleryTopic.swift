/// A page of the gallery: a control, or motion.
enum GalleryTopic: String, CaseIterable {
    case countRing = "count-ring"
    case limitedField = "limited-field"
    case sectionedField = "sectioned-field"
    case passwordSetup = "password-setup"
    case number = "number"
    case snapButton = "snap-button"
    case motion = "motion"

    var id: String { rawValue }

    /// The topics on the front page: all controls.
    static let controls = allCases.filter { $0 != .motion }

    var address: String { self == .motion ? "/motion" : "/controls/\(id)" }

    /// The title, which is also a heading in `Documentation/every-host.md`.
    var title: String {
        self == .number ? "Animated number" : (id.prefix(1).uppercased() + id.dropFirst()).replacing("-", with: " ")
    }

    /// A short description.
    var lede: String {
        switch self {
        case .countRing:
            "A ring fills as the text approaches its limit, counts down the last ten characters, and turns red past the limit."
        case .limitedField:
            "A text limit that trims a paste but not the text after it, waits for input methods, and supports undo."
        case .sectionedField:
            "One value in sections, edited as one text. Its sections follow the format, and an incorrect number is marked."
        case .passwordSetup:
            "One policy in Swift for the form and the server. The rules respond as you type, and apply again when you submit."
        case .number:
            "A number counts or rolls to its new value, in any locale. You can change it again at any time."
        case .snapButton:
            "Tap it to act, or hold it to lift it. When you throw it, it comes to rest at an edge. Arrow keys and a menu move it, too."
        case .motion:
            "Every movement is a function of time. The core calculates the start, the velocity and the spring. The browser plays it."
        }
    }
}
