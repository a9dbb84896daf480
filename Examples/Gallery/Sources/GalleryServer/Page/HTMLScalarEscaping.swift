import Mustache

/// Escapes HTML by Unicode scalar.
///
/// swift-mustache escapes by `Character`. It doesn't escape a `<` that forms a grapheme cluster with a combining mark or a
/// prepended mark, such as U+0600. An HTML parser reads scalars, and would see a tag.
struct HTMLScalarEscaping: MustacheContentType {
    func escapeText(_ text: String) -> String {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "&": escaped += "&amp;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            // A parser replaces a bare CR with LF (HTML, “preprocessing the input stream”).
            case "\r": escaped += "&#13;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
