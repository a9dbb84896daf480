/// What has a page of its own.
enum GalleryTopic: String, CaseIterable {
    case countRing = "count-ring"
    case limitedField = "limited-field"
    case sectionedField = "sectioned-field"
    case passwordSetup = "password-setup"
    case number = "number"
    case snapButton = "snap-button"
    case motion = "motion"

    var id: String { rawValue }

    /// What stands on the front page: all controls.
    static let controls = allCases.filter { $0 != .motion }

    /// The name, under which `Documentation/every-host.md` has its code.
    var title: String {
        switch self {
        case .countRing: "Counting ring"
        case .limitedField: "Limited field"
        case .sectionedField: "Sectioned field"
        case .passwordSetup: "Password setup"
        case .number: "Animated number"
        case .snapButton: "Snapping button"
        case .motion: "Motion"
        }
    }

    /// What it does, in a message.
    var lede: String {
        switch self {
        case .countRing:
            "It fills as the text nears its limit, counts down the last ten characters, and turns red past the end."
        case .limitedField:
            "A limit that trims a paste and not the text behind it, waits for input methods, and can be undone."
        case .sectionedField:
            "One value in sections, edited as one text. The label rises, the boxes unfold, and a wrong number is said softly."
        case .passwordSetup:
            "One policy in Swift, for the form and for the server: rules that answer while you type, and again when you send."
        case .number:
            "It counts or rolls to its new value, in any locale, and can be interrupted at any moment."
        case .snapButton:
            "A tap acts. A long press lifts it; thrown, it comes to rest at an edge. Arrow keys and a menu move it as well."
        case .motion:
            "Every movement is a function of time. The core says from where, how fast and by which spring; the browser plays it."
        }
    }

    var address: String { self == .motion ? "/motion" : "/controls/\(id)" }
}
