import Foundation

/// The files that pages load: the source files or a bundle.
struct PageFiles: Decodable, Sendable {
    /// The URL of the icon.
    var icon: String
    /// The files of each page, by template.
    private var pages: [String: Files]

    private struct Files: Decodable {
        var styles: [String]
        var scripts: [String]?
    }

    init(json: Data) throws {
        self = try JSONDecoder().decode(Self.self, from: json)
    }

    /// The source files.
    static var sources: PageFiles {
        get throws { try PageFiles(json: Data(PackageResources.pages_json)) }
    }

    /// The elements in the head of each page, by template.
    var heads: [String: String] {
        pages.mapValues { files in
            let styles = files.styles.map { #"<link rel="stylesheet" href="\#($0)">"# }
            let scripts = (files.scripts ?? []).map { #"<script type="module" src="\#($0)"></script>"# }
            return (styles + scripts).map { $0 + "\n" }.joined()
        }
    }
}
