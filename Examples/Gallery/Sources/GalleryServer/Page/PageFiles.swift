import Foundation

/// The files that pages load: the source files or a bundle.
struct PageFiles: Decodable, Sendable {
    /// The URL of the icon.
    var icon: String
    /// The URL of the core, if it's in a bundle.
    var core: String?
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
    ///
    /// The core is preloaded if ``PageSettings/usesPreloads`` is set. Browsers find all other files in the markup.
    var heads: [String: String] {
        pages.mapValues { files in
            let scripts = files.scripts ?? []
            var lines: [String] = []
            if let core, !scripts.isEmpty {
                let preload = #"<link rel="preload" href="\#(core)" as="fetch" type="application/wasm" crossorigin>"#
                lines += ["{{#usesPreloads}}", preload, "{{/usesPreloads}}"]
            }
            lines += files.styles.map { #"<link rel="stylesheet" href="\#($0)">"# }
            lines += scripts.map { #"<script type="module" src="\#($0)"></script>"# }
            return lines.map { $0 + "\n" }.joined()
        }
    }
}
