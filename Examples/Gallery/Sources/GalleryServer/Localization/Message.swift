import LiveControls
import LiveForms

/// What the server says, before it is put into the messages of a language.
enum Message: Sendable, Hashable {
    /// For whoever writes the program that asks, in English.
    case technical(String)
    /// What the server says itself, with a number of seconds or characters where it names some.
    case own(GalleryMessage, seconds: Int = 0, characters: String = "")
    /// What a control says, with the characters that it names.
    case control(ControlMessage, characters: String = "")
}

extension Message: ExpressibleByStringInterpolation {
    init(stringLiteral text: String) {
        self = .technical(text)
    }
}

extension Message {
    /// What the core says of an error.
    init(_ error: FieldError) {
        self = .control(error.message, characters: error.characters)
    }
}
