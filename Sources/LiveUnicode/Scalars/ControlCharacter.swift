extension UInt32 {
    /// Whether the scalar is a control character (General_Category=Cc), or a line or paragraph separator.
    @inlinable
    package var isControlCharacter: Bool {
        self < 0x20 || 0x7F...0x9F ~= self || self == 0x2028 || self == 0x2029
    }
}
