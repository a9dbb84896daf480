import LiveText

/// Units cross to the page as their place in this list, which Web/core/units.js repeats.
enum UnitCode {
    private static let units: [TextUnit] = [.characters, .utf16, .utf8, .scalars, .twitter, .sms]

    static func code(of unit: TextUnit) -> Int {
        units.firstIndex(of: unit) ?? 0
    }

    static func unit(of code: Int32) -> TextUnit {
        units.indices.contains(Int(code)) ? units[Int(code)] : .characters
    }
}
