import LiveUnicode

extension String {
    /// The text with LF for every CRLF and CR, as a field contains it.
    ///
    /// A browser submits line breaks as CRLF (HTML, “constructing the entry list”), even though the field's value has LF. In
    /// every unit except characters, CRLF would count twice.
    ///
    /// - Complexity: O(*n*).
    public var withLineFeeds: String {
        let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        return withUTF8Bytes { bytes in
            guard bytes.contains(carriageReturn) else { return self }
            var kept: [UInt8] = []
            for (index, byte) in bytes.enumerated() {
                if byte == lineFeed, index > 0, bytes[index &- 1] == carriageReturn { continue }
                kept.append(byte == carriageReturn ? lineFeed : byte)
            }
            return String(decoding: kept, as: UTF8.self)
        }
    }
}
