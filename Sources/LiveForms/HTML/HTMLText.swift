/// HTML that is written element by element. Every text in it is escaped.
struct HTMLText {
    private(set) var text = ""

    /// An attribute of an element. Without a value, it isn't written; an empty value turns on a Boolean attribute.
    typealias Attribute = (name: StaticString, value: String?)

    /// Writes an element.
    mutating func element(
        _ name: StaticString,
        _ attributes: [Attribute] = [],
        _ content: (inout HTMLText) -> Void
    ) {
        startTag(name, attributes)
        content(&self)
        text += "</\(name)>"
    }

    /// Writes a start tag, which is all of a void element.
    mutating func startTag(_ name: StaticString, _ attributes: [Attribute] = []) {
        text += "<\(name)"
        for case let (attribute, value?) in attributes {
            let isBoolean = value.isEmpty && attribute.description != "value"
            text += isBoolean ? " \(attribute)" : " \(attribute)=\"\(Self.escaped(value))\""
        }
        text += ">"
    }

    /// Writes an element with a text.
    mutating func element(_ name: StaticString, _ attributes: [Attribute] = [], text: String) {
        element(name, attributes) { $0.write(text) }
    }

    /// Writes a text.
    mutating func write(_ text: String) {
        self.text += Self.escaped(text)
    }

    /// Ends a line between two elements.
    mutating func endLine() {
        text += "\n"
    }

    /// Returns a text as HTML has it in text and in quoted attributes.
    ///
    /// The scalars are escaped, not the characters: a `<` with a combining mark is a character of its own, but opens a
    /// tag.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "&": escaped += "&amp;"
            case "\"": escaped += "&quot;"
            // A parser reads CR as LF (HTML, “preprocessing the input stream”), and HTML has no U+0000.
            case "\r": escaped += "&#13;"
            case "\0": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
