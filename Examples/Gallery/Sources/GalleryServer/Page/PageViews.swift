import Foundation
import LiveControls

/// The contents of the page, by the names that its templates use.
struct PageView {
    var lang: String
    var dir: String
    var usesPreloads: Bool
    var sections = SectionView.all
    var composer: ComposerView
    var posts: [PostView]
    var signUp: SignUpView
    /// The template from which the browser makes a new post, so that its markup is written once.
    var blank = PostView()
}

/// A section of the page in the navigation.
struct SectionView {
    var id: String
    var title: String

    static let all = [
        SectionView(id: "counting-ring", title: "Counting ring"),
        SectionView(id: "limited-field", title: "Limited field"),
        SectionView(id: "sectioned-field", title: "Sectioned field"),
        SectionView(id: "password-set-up", title: "Password set-up"),
        SectionView(id: "number", title: "Animated number"),
        SectionView(id: "snap-button", title: "Snapping button"),
        SectionView(id: "motion", title: "Motion"),
    ]
}

/// The form that posts a text.
struct ComposerView {
    var text: String
    var fault: String
    var isAtFault: Bool
    var limit = PostDraft.limit.maximum
    /// The limit in words.
    var hint: String
    var words: [String: String]
    var query: String

    /// An empty form, or one that keeps a refused text and says why it was refused.
    init(_ settings: PageSettings, _ text: String, fault: RequestFault?) {
        self.text = text
        self.fault = fault.map { settings.words.text($0.message) } ?? ""
        isAtFault = fault != nil
        hint = settings.words.text(.control(ControlMessage(.limit, limit)))
        words = settings.words.own
        query = settings.query
    }
}

/// A post in the list.
struct PostView {
    var text = ""
    /// ISO 8601, in UTC.
    var time = ""
    /// The time for browsers without script; the script writes the local time in the person's own style.
    var shownTime = ""
}

extension PostView {
    init(_ post: Post) {
        text = post.text
        time = post.createdAt.formatted(.iso8601)
        shownTime = "\(time.prefix(10)) \(time.dropFirst(11).prefix(5)) UTC"
    }
}

/// A page that reports a fault.
struct FaultView {
    var lang: String
    var dir: String
    var status: Int
    var message: String
    /// Whether the message is in English, whatever the language of the page is.
    var isTechnical: Bool
    var words: [String: String]

    init(_ settings: PageSettings, _ fault: RequestFault) {
        lang = settings.language
        dir = settings.direction
        status = fault.status.code
        message = settings.words.text(fault.message)
        isTechnical = if case .technical = fault.message { true } else { false }
        words = settings.words.own
    }
}
