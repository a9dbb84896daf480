import LiveUnicode

extension SectionedFormat {
    /// A payment card's security code: three digits on its back or, on American Express cards, four on its front.
    public static let cvc: Preset = SectionedFormat(CardSecurityCode())

    /// Returns the security code of a brand's cards.
    ///
    /// ```swift
    /// SectionedFormat.cvc(for: CardBrand(digits: "3782"))  // four digits
    /// ```
    ///
    /// - Parameter brand: The brand, or `nil` for three or four digits while it isn't known.
    public static func cvc(for brand: CardBrand?) -> SectionedFormat {
        brand.map { SectionedFormat(CardSecurityCode(of: $0)) } ?? cvc
    }
}

/// The rules of a payment card's security code.
final class CardSecurityCode: SectionRules {
    private let brand: CardBrand?

    init(of brand: CardBrand? = nil) {
        self.brand = brand
    }

    var name: String { "cvc" }
    var accepts: AcceptedCharacters { .digits }
    var purpose: TextEntry.Purpose? { .cardSecurityCode }
    var requiresCompletion: Bool { true }
    var largestCapacity: Int? { 4 }

    #if !hasFeature(Embedded)
    var words: String { brand?.name ?? "" }
    #endif

    func variant(words: String, sections: [Int], separator: Unicode.Scalar?) -> SectionedFormat? {
        for brand in CardBrand.allCases where SectionedFormat.hasWord(brand.name, in: words.utf8Bytes) {
            return .cvc(for: brand)
        }
        return nil
    }

    /// A fourth digit makes its own place. It also has one if the brand of a complete code turns out to have three.
    func sections(of digits: [UInt8]) -> [Int] { [digits.count > 3 || brand == .amex ? 4 : 3] }

    func capacity(of digits: [UInt8]) -> Int? { brand == nil || brand == .amex ? 4 : 3 }

    func isComplete(_ digits: [UInt8]) -> Bool? {
        brand == nil ? digits.count >= 3 : digits.count == capacity(of: digits)
    }
}
