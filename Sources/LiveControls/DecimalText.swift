import LiveUnicode

extension Int {
    /// The number in ASCII digits, with a hyphen-minus where it is negative.
    ///
    /// `Int.description` gives the same, for 5 KB more of a WebAssembly module.
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
