import LiveText

extension TextLimit {
    /// A limit from its parameters; in characters when the unit's code is unknown.
    init(_ maximum: Int32, _ unit: EnumCode<TextUnit>) {
        self.init(Int(maximum), unit: TextUnit(code: unit) ?? .characters)
    }
}
