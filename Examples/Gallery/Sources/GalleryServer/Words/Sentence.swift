import LiveControls
import LiveForms

/// What the server says, before it is put into the words of a language.
enum Sentence: Sendable, Hashable {
    /// For whoever writes the program that asks, in English.
    case technical(String)
    /// What the server says itself, with a number of seconds or characters where it names some.
    case own(GalleryMessage, seconds: Int = 0, characters: String = "")
    /// What a control says, with the characters that it names.
    case control(ControlMessage, characters: String = "")
}

extension Sentence: ExpressibleByStringInterpolation {
    init(stringLiteral text: String) {
        self = .technical(text)
    }
}

extension Sentence {
    /// What the core says of a fault.
    init(_ fault: FieldFault) {
        self = .control(fault.message, characters: fault.characters)
    }
}
