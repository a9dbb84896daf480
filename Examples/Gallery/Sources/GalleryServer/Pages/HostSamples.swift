import Foundation

/// The code samples of each control on every host, from `Documentation/every-host.md`.
struct HostSamples: Sendable {
    /// The hosts by the info string of their code blocks.
    private static let hosts = ["html": "HTML", "swift swiftui": "SwiftUI", "swift uikit": "UIKit", "swift": "Server"]

    /// The code of a control on a host.
    struct Sample {
        var host: String
        var code: String

        var isPage: Bool { host == "HTML" }
    }

    /// The samples by heading.
    private var samples: [String: [Sample]] = [:]

    /// Parses the document, which has a heading for each control and a code block for each host.
    init() throws {
        let path = GalleryConfiguration.repository + "/Documentation/every-host.md"
        let document = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
        let block = #/```([^\n]*)\n(.*?)\n```/#.dotMatchesNewlines()
        for section in document.split(separator: "\n## ").dropFirst() {
            samples[String(section.prefix { $0 != "\n" })] = section.matches(of: block).compactMap { block in
                Self.hosts[String(block.output.1)].map { Sample(host: $0, code: String(block.output.2)) }
            }
        }
    }

    /// Returns the samples of a control, in document order.
    func samples(of topic: GalleryTopic) -> [Sample] {
        samples[topic.title] ?? []
    }
}

extension HostSamples.Sample {
    /// The code as HTML, with syntax highlighting.
    var html: String {
        // Comments, strings, and element names or keywords.
        let page = #/(<!--[\s\S]*?-->)|("[^"]*"|'[^']*')|(</?[A-Za-z][\w\-]*)/#
        let swift =
            #/(//[^\n]*)|("[^"\n]*")|\b(await|false|func|import|in|let|nil|return|self|struct|true|try|var|weak)\b/#
        let escaped = { (text: Substring) in HTMLScalarEscaping().escapeText(String(text)) }
        var (html, rest) = ("", code[...])
        while let match = rest.firstMatch(of: isPage ? page : swift) {
            let kind = match.output.1 != nil ? "comment" : match.output.2 != nil ? "text" : "word"
            html += escaped(rest[..<match.range.lowerBound])
            html += #"<span class="code-\#(kind)">\#(escaped(match.output.0))</span>"#
            rest = rest[match.range.upperBound...]
        }
        return html + escaped(rest)
    }
}
