extension SectionedFormat {
    /// A payment card's security code: three digits on its back or, on American Express cards, four on its front.
    public static let cvc: Preset = SectionedFormat(CardSecurityCode())
}

/// The rules of a payment card's security code.
final class CardSecurityCode: SectionRules {
    var name: String { "cvc" }
    var accepts: AcceptedCharacters { .digits }
    var purpose: TextEntry.Purpose? { .cardSecurityCode }
    var requiresCompletion: Bool { true }
    var largestCapacity: Int? { 4 }

    /// A fourth digit makes its own place.
    func sections(of digits: [UInt8]) -> [Int] { [digits.count > 3 ? 4 : 3] }

    func capacity(of digits: [UInt8]) -> Int? { 4 }

    func isComplete(_ digits: [UInt8]) -> Bool? { digits.count >= 3 }
}
