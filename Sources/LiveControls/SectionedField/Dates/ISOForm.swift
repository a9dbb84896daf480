import LiveUnicode

/// The form of ISO 8601, in which the digits of a text have the same places in every order of its sections. An `X` stands
/// for a missing digit, as in ISO 8601-2.
///
/// Each text has its own value, which no format reads as another one, also if there's no such date: `31022026` is
/// `2026-02-31`, and `2412` is `XXXX-12-24`.
struct ISOForm {
    /// The value of a text without digits.
    let blank: [UInt8]
    /// The place in the value of each digit of a text.
    let places: [Int]

    private static let missing = UInt8(ascii: "X")

    /// Returns the value of a text, or `nil` if the text is empty.
    func value(of text: [UInt8]) -> [UInt8]? {
        guard !text.isEmpty else { return nil }
        var value = blank
        for (index, place) in places.enumerated() where index < text.count { value[place] = text[index] }
        return value
    }

    /// Returns the digits of a value, or `nil` for a text in another form. They aren't its text if others are missing before
    /// them: `XXXX-12-24` has no text that begins with the year.
    func text(of value: [UInt8]) -> [UInt8]? {
        guard value.count == blank.count else { return nil }
        for (index, byte) in value.enumerated() where byte != blank[index] {
            guard blank[index] == Self.missing, 0x30...0x39 ~= byte else { return nil }
        }
        return places.map { value[$0] }.filter { $0 != Self.missing }
    }
}
