import Foundation
import LiveControls
import LiveForms

/// The data for the template of the gallery's pages, which surrounds the content.
struct PageView {
    var title: String
    var settings: PageSettings
    var topics: [TopicLink]
    var switches: [SwitchView]
    /// HTML.
    var content: String

    init(_ settings: PageSettings, _ languages: PageSwitch, _ current: GalleryTopic? = nil, content: String) {
        title = current.map { "\($0.title) · LiveControls" } ?? "LiveControls"
        self.settings = settings
        topics = GalleryTopic.allCases.map { TopicLink($0, settings, isCurrent: $0 == current) }
        switches = [
            SwitchView(.theme, settings.theme), SwitchView(.colors, settings.colors),
            SwitchView(languages, settings.languageName),
            SwitchView(.direction, settings.direction == settings.messages.direction ? nil : settings.direction),
            SwitchView(.motion, settings.motion),
        ]
        self.content = content
    }
}

/// A link to the page of a topic.
struct TopicLink {
    var id: String
    var title: String
    var lede: String
    var address: String
    var isCurrent: Bool

    init(_ topic: GalleryTopic, _ settings: PageSettings, isCurrent: Bool = false) {
        id = topic.id
        title = topic.title
        lede = topic.lede
        address = topic.address + settings.query
        self.isCurrent = isCurrent
    }
}

/// A setting in the header.
struct SwitchView {
    var name: String
    var title: String
    var options: [OptionView]

    struct OptionView {
        var option: PageSwitch.Option
        var isChosen: Bool
    }

    init(_ choice: PageSwitch, _ chosen: String?) {
        name = choice.name
        title = choice.title
        options = choice.options.map { OptionView(option: $0, isChosen: $0.value == chosen) }
    }
}

/// The data for the template of the front page, with a tile for each control.
struct FrontView {
    var settings: PageSettings
    var tiles: [TileView]

    struct TileView {
        var link: TopicLink
        /// HTML: the control's sample for a page.
        var sample: String
        var isNumber: Bool
        var isButton: Bool
    }

    init(_ settings: PageSettings, _ samples: HostSamples) {
        self.settings = settings
        tiles = GalleryTopic.controls.map { topic in
            TileView(
                link: TopicLink(topic, settings),
                sample: samples.samples(of: topic).first { $0.host == .page }?.code ?? "",
                isNumber: topic == .number,
                isButton: topic == .snapButton
            )
        }
    }
}

/// The data for the template of a topic's page.
struct TopicView {
    var title: String
    var lede: String
    var lang: String
    var hosts: [HostView]
    var hasHosts: Bool
    /// HTML: the content except the code samples.
    var parts: String

    /// The code on one host.
    struct HostView {
        var id: String
        var title: String
        /// HTML.
        var code: String
        var isFirst: Bool
    }

    init(_ topic: GalleryTopic, _ settings: PageSettings, _ samples: HostSamples, parts: String) {
        title = topic.title
        lede = topic.lede
        lang = settings.language
        self.parts = parts
        hosts = samples.samples(of: topic).map { sample in
            HostView(
                id: sample.host.title.lowercased(),
                title: sample.host.title,
                code: sample.html,
                isFirst: sample.host == .page
            )
        }
        hasHosts = !hosts.isEmpty
    }
}

/// The data for the templates of the topics.
struct TopicPartsView {
    var composer: ComposerView
    var posts: [PostView]
    var signUp: SignUpView
    /// An empty post, from which the browser's script creates new posts.
    var blank = PostView()
}

/// The form for a new post.
struct ComposerView {
    var text: String
    var error: String
    var hasError: Bool
    var limit = PostDraft.limit.maximum
    /// The limit as a message.
    var hint: String
    var messages: [String: String]
    var query: String

    /// Creates an empty form, or one that shows an error and keeps the submitted text.
    init(_ settings: PageSettings, _ text: String, error: RequestError?) {
        self.text = text
        self.error = error.map { settings.messages.text($0.message) } ?? ""
        hasError = error != nil
        hint = settings.messages.text(.control(ControlMessage(.limit, limit)))
        messages = settings.messages.own
        query = settings.query
    }
}

/// A post in the list.
struct PostView {
    var text = ""
    /// ISO 8601, in UTC.
    var time = ""
    /// The time for browsers without scripts. The script shows the local time instead.
    var shownTime = ""
}

extension PostView {
    init(_ post: Post) {
        text = post.text
        time = post.createdAt.formatted(.iso8601)
        shownTime = "\(time.prefix(10)) \(time.dropFirst(11).prefix(5)) UTC"
    }
}

/// The data for the template of an error page.
struct ErrorView {
    var lang: String
    var dir: String
    var status: Int
    var message: String
    /// Whether the message is in English, regardless of the page's language.
    var isTechnical: Bool
    var messages: [String: String]

    init(_ settings: PageSettings, _ error: RequestError) {
        lang = settings.language
        dir = settings.direction
        status = error.status.code
        message = settings.messages.text(error.message)
        isTechnical = if case .technical = error.message { true } else { false }
        messages = settings.messages.own
    }
}
