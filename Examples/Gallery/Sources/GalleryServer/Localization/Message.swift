import LiveControls
import LiveForms

/// A message of the server, independent of a language.
enum Message: Sendable, Hashable {
    /// An English message for the developer of a client.
    case technical(String)
    /// One of the server's own messages, with the seconds or characters that it mentions.
    case own(GalleryMessage, seconds: Int = 0, characters: String = "")
    /// A message of a control, with the characters that it mentions.
    case control(ControlMessage, characters: String = "")
}

extension Message: ExpressibleByStringInterpolation {
    init(stringLiteral text: String) {
        self = .technical(text)
    }
}

extension Message {
    /// Creates the message for a validation error.
    init(_ error: FieldError) {
        self = .control(error.message, characters: error.characters)
    }
}
