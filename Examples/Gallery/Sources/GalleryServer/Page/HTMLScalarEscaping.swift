import Mustache

/// Escapes HTML scalar by scalar.
///
/// swift-mustache escapes by `Character`, and so leaves `<` alone where a prepended mark such as U+0600 or a
/// combining mark makes one grapheme cluster with it. HTML has no clusters, and would see a tag.
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
            // A parser would turn a bare CR into LF (HTML, “preprocessing the input stream”).
            case "\r": escaped += "&#13;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
