import Foundation

/// The files that pages load: those of the sources, or of a bundle.
struct PageFiles: Decodable, Sendable {
    /// The address of the icon.
    var icon: String
    /// The address of the core, if its name is known before a script asks for it.
    var core: String?
    /// The files of each page, by its template.
    private var pages: [String: Files]

    private struct Files: Decodable {
        var styles: [String]
        var scripts: [String]?
    }

    init(json: Data) throws {
        self = try JSONDecoder().decode(Self.self, from: json)
    }

    /// The sources, one by one.
    static var sources: PageFiles {
        get throws { try PageFiles(json: Data(PackageResources.pages_json)) }
    }

    /// The lines in the head of each page, by its template.
    ///
    /// The core is asked for at once where ``PageSettings/usesPreloads`` says so. All else is in the markup, which a browser reads ahead.
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
