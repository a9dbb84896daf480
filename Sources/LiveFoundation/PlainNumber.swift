import Foundation

extension String {
    /// Returns a number as programs write it, with ASCII digits and a period: `-12.5` for the German `-12,5`.
    ///
    /// The digits can be of any script. Other characters stay as they are, so that a text that isn't a number stays
    /// incorrect.
    ///
    /// - Parameter locale: The locale, whose decimal separator becomes a period.
    package func plainNumber(in locale: Locale) -> String {
        let separator = locale.decimalSeparator ?? "."
        return String(
            map { character in
                if String(character) == separator || character == "\u{66B}" { return "." }
                if character == "\u{2212}" { return "-" }
                guard let scalar = character.unicodeScalars.first, scalar.properties.numericType == .decimal,
                    let digit = scalar.properties.numericValue
                else { return character }
                return Character(String(Int(digit)))
            }
        )
    }
}
