import Foundation

/// The code of each control on every host, as `Documentation/every-host.md` has it, where all of it is compiled or run.
struct HostSamples: Sendable {
    /// A place where a control is used.
    enum Host: String, CaseIterable {
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

    /// The code by the headings of the document.
    private var samples: [String: [Host: String]] = [:]

    /// Reads the document: a heading for each control, and a block of code for each host.
    init(markdown: String) {
        var heading = ""
        var block: (host: Host?, lines: [Substring])?
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            switch (line, block) {
            case ("```", let ended?):
                if let host = ended.host { samples[heading, default: [:]][host] = ended.lines.joined(separator: "\n") }
                block = nil
            case (_, .some): block?.lines.append(line)
            case (_, nil) where line.hasPrefix("```"): block = (Host(rawValue: String(line.dropFirst(3))), [])
            case (_, nil) where line.hasPrefix("## "): heading = String(line.dropFirst(3))
            default: break
            }
        }
    }

    func code(of topic: GalleryTopic, on host: Host) -> String {
        samples[topic.title]?[host] ?? ""
    }
}
