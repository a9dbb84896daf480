import LiveUnicode

extension Int {
    /// The number in ASCII digits, with a leading hyphen-minus if it's negative.
    ///
    /// `Int.description` returns the same text but adds 5 KB to a WebAssembly module.
    var decimalText: String {
        var bytes: [UInt8] = []
        var rest = magnitude
        repeat {
            bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        if self < 0 { bytes.append(UInt8(ascii: "-")) }
        bytes.reverse()
        return String(utf8Bytes: bytes[...])
    }
}
