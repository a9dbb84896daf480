import LiveText

extension TextLimit {
    /// Creates a limit from its parameters. An unknown unit code counts characters.
    init(_ maximum: Int32, _ unit: EnumCode<TextUnit>) {
        self.init(Int(maximum), unit: TextUnit(code: unit) ?? .characters)
    }
}
