/// The rules of a format.
///
/// Each rule has a default, which is that of fixed sections. A format states what differs:
///
/// ```swift
/// import LiveControls
///
/// final class SortCode: SectionRules {
///     let name = "sort-code"
///     let accepts = AcceptedCharacters.digits
///     let sections = [2, 2, 2]
///     let visibleSeparator: Unicode.Scalar? = "-"
///     let requiresCompletion = true
/// }
/// ```
///
/// `SectionedFormat(SortCode())` shows the text `608371` as `60-83-71`, and reports that two characters of `6083` are
/// missing.
///
/// The methods receive a text as the UTF-8 of its accepted characters, without separators. They are called on each edit,
/// also with incomplete texts, and must return the same result for the same text. Rules belong to a class, because
/// Embedded Swift can't store values of other types behind a protocol.
public protocol SectionRules: AnyObject, Sendable {
    // The characters

    /// The name that identifies the format, as in its declaration. Formats with different rules have different names.
    var name: String { get }
    /// The accepted characters. By default, any.
    var accepts: AcceptedCharacters { get }
    /// A Boolean value that indicates whether lowercase letters are converted to uppercase. By default, they're not. It has
    /// no effect if any character is accepted.
    var isUppercase: Bool { get }
    /// Returns the accepted characters of a text, if they depend on their place. By default, `nil`: ``accepts`` decides.
    func accepted(in text: String) -> [UInt8]?

    // The sections

    /// The lengths of the sections, in characters, if all texts have the same. By default, there are none. Lengths less
    /// than 1 are ignored.
    var sections: [Int] { get }
    /// The ASCII character that is drawn between two sections and isn't typed, or `nil` for a gap. By default, `nil`.
    var visibleSeparator: Unicode.Scalar? { get }
    /// Returns the ASCII characters that are drawn between the sections of a text, if they differ: one for each boundary, and a
    /// space where nothing is drawn. By default, `nil`: ``visibleSeparator`` is between all sections.
    func visibleSeparators(of text: [UInt8]) -> [UInt8]?
    #if !hasFeature(Embedded)
    /// Returns the text before a section of a formatted text, also before the first one, and after the last one: before the section
    /// whose index is their number. A field draws these two as well. By default, `nil`: ``visibleSeparator``, or a space, between
    /// two sections.
    func separator(before section: Int, of text: [UInt8]) -> String?
    /// Returns the texts that are drawn around the sections of a text, in place of separators. By default, `nil`: there are
    /// none.
    func decorations(of text: [UInt8]) -> SectionDecorations?
    #endif
    /// Returns the lengths of the sections for a text, in characters. By default, ``sections``.
    func sections(of text: [UInt8]) -> [Int]
    #if !hasFeature(Embedded)
    /// The words between the name and the sections in the format's declaration, such as the brands of a card. A word begins
    /// with a letter or `[`. By default, none.
    var words: String { get }
    /// Whether the format's declaration contains its sections. By default, it doesn't.
    var declaresSections: Bool { get }
    #endif
    /// Returns the format with other words and sections in its declaration. Ignore those that the format doesn't have. By
    /// default, `nil`: the format has none.
    func variant(words: String, sections: [Int], separator: Unicode.Scalar?) -> SectionedFormat?

    // The length

    /// Returns the maximum number of characters of a text that begins like this one. By default, `nil`: a text is as long
    /// as its sections.
    func capacity(of text: [UInt8]) -> Int?
    /// The maximum number of characters of any text. By default, `nil`: it's the capacity of the empty text.
    var largestCapacity: Int? { get }
    /// Returns whether a text is complete. By default, `nil`: a text is complete if it fills its capacity.
    func isComplete(_ text: [UInt8]) -> Bool?
    /// Returns whether a complete text can be the beginning of a longer one. Its completion is then reported only if the person
    /// inserts it as a whole or confirms it. By default, `nil`: it can be one if it doesn't fill its capacity.
    func canContinue(_ text: [UInt8]) -> Bool?

    // Other notations

    /// Reads a text that was entered, set, or submitted as a whole, if it's in a notation whose accepted characters aren't
    /// the format's text, such as a telephone number with its country code.
    ///
    /// - Parameters:
    ///   - text: The whole text.
    ///   - accepted: The accepted characters of the text.
    /// - Returns: The format's text, an empty array for a value that the format can't represent, or `nil` for the accepted
    ///   characters. By default, `nil`.
    func read(_ text: String, accepted: [UInt8]) -> [UInt8]?
    /// Reads a text that replaced the field's text without a request, as autofill does, and that has characters that aren't
    /// accepted. By default, `nil`: such a change is an edit of the previous text.
    func readReplacement(_ text: String) -> [UInt8]?
    /// A Boolean value that indicates whether an insertion that alone fills the field replaces its text. By default, it does:
    /// a code, a card, or a date is entered as a whole.
    var replacesText: Bool { get }
    /// Changes an insertion before it's made, such as a one-digit month that lacks a zero. By default, it does nothing.
    func willInsert(_ insertion: inout SectionInsertion)
    /// Returns the text after a deletion, if more than the deletion changes at its start. By default, `nil`: nothing else
    /// changes.
    func textAfterDeletion(_ text: [UInt8]) -> [UInt8]?

    /// Returns the value that a form submits and a program reads, as UTF-8, if it isn't the text: an amount without the
    /// locale's separators, or a date in the form of ISO 8601. By default, `nil`: the value is the text. An incorrect text
    /// has a value, too, which must not be that of another text.
    func value(of text: [UInt8]) -> [UInt8]?
    /// Returns the text for a value that the program or a submission gives, or `nil` for a text in another notation, which
    /// `read` reads. By default, `nil`. Implement it only if a value could also be read as something
    /// else that a person enters, such as `1.234`.
    func text(ofValue value: [UInt8]) -> [UInt8]?
    #if !hasFeature(Embedded)
    /// Returns the text for a submitted text that could also be read as a value, but that no field submits as one. By default, `nil`:
    /// there are no such texts.
    func text(ofSubmission text: String) -> [UInt8]?
    #endif
    /// Returns the text for one that the field contained in a format with another name, if it isn't that of the same value:
    /// a telephone number whose country the program removes keeps its calling code. By default, `nil`.
    func text(_ text: [UInt8], from format: String) -> [UInt8]?

    // The validity

    #if !hasFeature(Embedded)
    /// A Boolean value that indicates whether a submitted text that has only separators is incorrect, such as a minus sign
    /// without a number. By default, it's empty.
    var hasSignificantSeparators: Bool { get }
    #endif
    /// A Boolean value that indicates whether a text that isn't complete is incorrect. By default, it isn't.
    var requiresCompletion: Bool { get }
    /// Returns the number of characters that an incorrect text lacks, or 0 if that isn't the reason. By default, `nil`: the
    /// free places of its sections.
    func missingCount(in text: [UInt8]) -> Int?
    /// Returns the verdict on a text that isn't empty. By default, `nil`: it's neutral, or incorrect because of
    /// ``requiresCompletion``.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - today: The current calendar month, if the host gives it.
    func verdict(on text: [UInt8], today: CalendarMonth?) -> SectionVerdict?

    // The hosts

    /// The kind of text that autofill offers. By default, `nil`.
    var purpose: TextEntry.Purpose? { get }
    /// The keyboard, if the accepted characters don't tell. By default, `nil`.
    var keyboard: TextEntry.Keyboard? { get }
    /// Returns the brand of a card. By default, `nil`.
    func brand(of text: [UInt8]) -> CardBrand?
}

extension SectionRules {
    /// Any character.
    public var accepts: AcceptedCharacters { .any }
    /// Letters keep their case.
    public var isUppercase: Bool { false }
    /// The same characters are accepted everywhere.
    public func accepted(in text: String) -> [UInt8]? { nil }
    /// No sections.
    public var sections: [Int] { [] }
    /// A gap.
    public var visibleSeparator: Unicode.Scalar? { nil }
    /// The same separator is between all sections.
    public func visibleSeparators(of text: [UInt8]) -> [UInt8]? { nil }
    #if !hasFeature(Embedded)
    /// The same separator is between all sections.
    public func separator(before section: Int, of text: [UInt8]) -> String? { nil }
    /// There are no decorations.
    public func decorations(of text: [UInt8]) -> SectionDecorations? { nil }
    #endif
    /// All texts have the same sections.
    public func sections(of text: [UInt8]) -> [Int] { sections }
    #if !hasFeature(Embedded)
    /// No words.
    public var words: String { "" }
    /// The sections aren't in the declaration.
    public var declaresSections: Bool { false }
    #endif
    /// There are no variants.
    public func variant(words: String, sections: [Int], separator: Unicode.Scalar?) -> SectionedFormat? { nil }
    /// A text is as long as its sections.
    public func capacity(of text: [UInt8]) -> Int? { nil }
    /// All texts have the capacity of the empty text.
    public var largestCapacity: Int? { nil }
    /// A text is complete if it fills its capacity.
    public func isComplete(_ text: [UInt8]) -> Bool? { nil }
    /// A text can continue if it doesn't fill its capacity.
    public func canContinue(_ text: [UInt8]) -> Bool? { nil }
    /// There are no other notations.
    public func read(_ text: String, accepted: [UInt8]) -> [UInt8]? { nil }
    /// An insertion that alone fills the field replaces its text.
    public var replacesText: Bool { true }
    /// A change without a request is an edit.
    public func readReplacement(_ text: String) -> [UInt8]? { nil }
    /// Insertions are made unchanged.
    public func willInsert(_ insertion: inout SectionInsertion) {}
    /// A deletion changes nothing else.
    public func textAfterDeletion(_ text: [UInt8]) -> [UInt8]? { nil }
    /// The value is the text.
    public func value(of text: [UInt8]) -> [UInt8]? { nil }
    /// Values are read as other notations are.
    public func text(ofValue value: [UInt8]) -> [UInt8]? { nil }
    #if !hasFeature(Embedded)
    /// A submitted text is read as others are.
    public func text(ofSubmission text: String) -> [UInt8]? { nil }
    #endif
    /// A text in another format has the same value.
    public func text(_ text: [UInt8], from format: String) -> [UInt8]? { nil }
    #if !hasFeature(Embedded)
    /// A text that has only separators is empty.
    public var hasSignificantSeparators: Bool { false }
    #endif
    /// An incomplete text isn't incorrect.
    public var requiresCompletion: Bool { false }
    /// A text lacks the free places of its sections.
    public func missingCount(in text: [UInt8]) -> Int? { nil }
    /// Only the program can verify a text.
    public func verdict(on text: [UInt8], today: CalendarMonth?) -> SectionVerdict? { nil }
    /// Autofill offers nothing.
    public var purpose: TextEntry.Purpose? { nil }
    /// The accepted characters tell the keyboard.
    public var keyboard: TextEntry.Keyboard? { nil }
    /// There is no card.
    public func brand(of text: [UInt8]) -> CardBrand? { nil }
}
