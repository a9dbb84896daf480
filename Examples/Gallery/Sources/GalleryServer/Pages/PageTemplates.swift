import Foundation
import Mustache

/// The files that each page loads: the source files or those of a bundle.
struct PageFiles: Decodable, Sendable {
    var icon = "/assets/icon.svg"
    var style = "/assets/gallery.css"
    var scripts = ["/assets/gallery.js"]

    /// Reads the bundle, if there is one.
    init(_ configuration: GalleryConfiguration) throws {
        guard let json = FileManager.default.contents(atPath: configuration.bundle + "/page.json") else { return }
        self = try JSONDecoder().decode(Self.self, from: json)
    }
}

/// The gallery's templates.
struct PageTemplates: Sendable {
    let files: PageFiles
    private let library: MustacheLibrary

    /// Parses the templates.
    init(_ configuration: GalleryConfiguration) throws {
        files = try PageFiles(configuration)
        MustacheContentTypes.register(HTMLScalarEscaping(), named: "HTML-SCALARS")
        let templates = try Bundle.module.paths(forResourcesOfType: "mustache", inDirectory: "Templates").map { path in
            // A partial doesn't inherit the escaping of the template that includes it, so each template sets it.
            let text = try "{{% CONTENT_TYPE:HTML-SCALARS}}\n" + String(contentsOfFile: path, encoding: .utf8)
            return (String(path.split(separator: "/").last?.dropLast(9) ?? ""), try MustacheTemplate(string: text))
        }
        library = MustacheLibrary(templates: Dictionary(uniqueKeysWithValues: templates))
    }

    func render(_ template: String, _ view: [String: Any]) -> String {
        library.render(view, withTemplate: template) ?? ""
    }
}

/// Escapes HTML by Unicode scalar.
///
/// swift-mustache escapes by `Character`. It doesn't escape a `<` that forms a grapheme cluster with a combining mark or a
/// prepended mark, such as U+0600. An HTML parser reads scalars, and would see a tag.
struct HTMLScalarEscaping: MustacheContentType {
    private static let escapes: [Unicode.Scalar: String] = [
        "<": "&lt;", ">": "&gt;", "&": "&amp;", "\"": "&quot;", "'": "&#39;",
        // A parser replaces a bare CR with LF (HTML, “preprocessing the input stream”).
        "\r": "&#13;",
    ]

    func escapeText(_ text: String) -> String {
        text.unicodeScalars.map { Self.escapes[$0] ?? String($0) }.joined()
    }
}
