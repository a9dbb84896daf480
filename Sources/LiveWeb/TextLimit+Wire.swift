import LiveText

extension TextLimit {
    /// A limit as it crosses; in characters where the unit is unknown.
    init(_ maximum: Int32, _ unit: Code<TextUnit>) {
        self.init(Int(maximum), unit: TextUnit(code: unit) ?? .characters)
    }
}
