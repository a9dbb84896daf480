import Foundation

/// The code samples of each control on every host, from `Documentation/every-host.md`.
struct HostSamples: Sendable {
    /// A platform that hosts a control.
    enum Host: String {
        case page = "html"
        case swiftUI = "swift swiftui"
        case uiKit = "swift uikit"
        case server = "swift"

        var title: String {
            switch self {
            case .page: "HTML"
            case .swiftUI: "SwiftUI"
            case .uiKit: "UIKit"
            case .server: "Server"
            }
        }
    }

    /// The code of a control on a host, as plain text and as highlighted HTML.
    struct Sample {
        var host: Host
        var code: String
        var html: String
    }

    /// The samples by heading.
    private var samples: [String: [Sample]] = [:]

    /// Parses the document, which has a heading for each control and a code block for each host.
    init(markdown: String) {
        var heading = ""
        var block: (host: Host?, lines: [Substring])?
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            switch (line, block) {
            case ("```", let closed?):
                if let host = closed.host {
                    let code = closed.lines.joined(separator: "\n")
                    let html = CodeMarkup.html(code, on: host)
                    samples[heading, default: []].append(Sample(host: host, code: code, html: html))
                }
                block = nil
            case (_, .some): block?.lines.append(line)
            case (_, nil) where line.hasPrefix("```"): block = (Host(rawValue: String(line.dropFirst(3))), [])
            case (_, nil) where line.hasPrefix("## "): heading = String(line.dropFirst(3))
            default: break
            }
        }
    }

    /// Returns the samples of a control, in document order.
    func samples(of topic: GalleryTopic) -> [Sample] {
        samples[topic.title] ?? []
    }
}
