import Foundation

extension String {
    /// Returns a number as programs write it, with ASCII digits and a period: `-1234.5` for the German `-1.234,5`.
    ///
    /// The digits can be of any script. Separators of groups are left out where the locale can have them: the German `1.234` is
    /// 1234, and `12.5` and `0.125` aren't grouped. Spaces around the number and the direction marks of some locales are left out.
    /// Other characters stay as they are, so that a text that isn't a number stays incorrect.
    ///
    /// - Parameter locale: The locale, which has the separators.
    package func plainNumber(in locale: Locale) -> String {
        let point = locale.decimalSeparator?.first ?? "."
        let group = locale.groupingSeparator?.first.map(\.separatorKind)
        let text = trimmingCharacters(in: .whitespacesAndNewlines).filter { !$0.isDirectionMark }
        let whole = text.prefix { $0 != point && $0 != "\u{66B}" }
        let parts = whole.split(omittingEmptySubsequences: false) { $0.separatorKind == group }
        let lengths = parts.map { $0.filter(\.isNumber).count }
        let isGrouped =
            lengths.count > 1 && lengths.last == 3 && 1...3 ~= lengths[0]
            && lengths.dropFirst().allSatisfy { 2...3 ~= $0 } && whole.first(where: \.isNumber)?.wholeNumberValue != 0
        let number =
            (isGrouped ? whole.filter { $0.separatorKind != group } : String(whole)) + text.dropFirst(whole.count)
        return String(
            number.map { character in
                if character == point || character == "\u{66B}" { return "." }
                if character == "\u{2212}" { return "-" }
                guard let scalar = character.unicodeScalars.first, scalar.properties.numericType == .decimal,
                    let digit = scalar.properties.numericValue
                else { return character }
                return Character(String(Int(digit)))
            }
        )
    }
}

extension Character {
    /// Whether it's a mark before or after which a sign is on the proper side.
    fileprivate var isDirectionMark: Bool { ["\u{200E}", "\u{200F}", "\u{61C}"].contains(self) }

    /// The character that stands for a separator of groups and for those that people type in its place.
    fileprivate var separatorKind: Character {
        isWhitespace ? " " : self == "’" ? "'" : self
    }
}
