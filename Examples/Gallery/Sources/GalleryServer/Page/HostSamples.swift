import Foundation

/// The code of each control on every host, as `Documentation/every-host.md` has it, where all of it is compiled or run.
struct HostSamples: Sendable {
    /// A place where a control is used.
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

    /// The code of a control on a host, as it is and as HTML with its syntax marked.
    struct Sample {
        var host: Host
        var code: String
        var html: String
    }

    /// The code by the headings of the document.
    private var samples: [String: [Sample]] = [:]

    /// Reads the document: a heading for each control, and a block of code for each host.
    init(markdown: String) {
        var heading = ""
        var block: (host: Host?, lines: [Substring])?
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            switch (line, block) {
            case ("```", let ended?):
                if let host = ended.host {
                    let code = ended.lines.joined(separator: "\n")
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

    /// The code of a control, in the document's order of hosts.
    func samples(of topic: GalleryTopic) -> [Sample] {
        samples[topic.title] ?? []
    }
}
