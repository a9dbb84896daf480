import Mustache

/// Syntax highlighting for code samples.
enum CodeMarkup {
    /// Returns highlighted code as HTML.
    ///
    /// - Complexity: O(*n*) in the length of the code.
    static func html(_ code: String, on host: HostSamples.Host) -> String {
        var html = ""
        var rest = code[...]
        let syntax = host == .page ? Self.page : Self.swift
        while let match = rest.firstMatch(of: syntax) {
            let kind = match.output.1 != nil ? "comment" : match.output.2 != nil ? "text" : "word"
            html += escaped(rest[..<match.range.lowerBound])
            html += #"<span class="code-\#(kind)">\#(escaped(match.output.0))</span>"#
            rest = rest[match.range.upperBound...]
        }
        return html + escaped(rest)
    }

    private typealias Syntax = Regex<(Substring, Substring?, Substring?, Substring?)>

    /// Comments, attribute values and element names.
    nonisolated(unsafe) private static let page: Syntax = /(<!--[\s\S]*?-->)|("[^"]*"|'[^']*')|(<\/?[A-Za-z][\w\-]*)/
    /// Comments, strings and keywords.
    nonisolated(unsafe) private static let swift: Syntax =
        /(\/\/[^\n]*)|("[^"\n]*")|\b(await|false|func|import|in|let|nil|return|self|struct|true|try|var|weak)\b/

    private static func escaped(_ text: Substring) -> String {
        HTMLScalarEscaping().escapeText(String(text))
    }
}
