import LiveText
import LiveUnicode

/// The counter's text, such as `12/280`.
///
/// The text is built from bytes because string concatenation adds 10 KB to a WebAssembly module.
enum CounterText {
    /// Returns the text for a count.
    static func text(_ count: Int, of limit: Int) -> String {
        text { bytes in
            count.decimalText.withUTF8Bytes { bytes.append(contentsOf: $0) }
            append(limit, to: &bytes)
        }
    }

    /// Returns a text as wide as any counter text that has no more digits than the count or the limit.
    static func widest(_ count: Int, of limit: Int) -> String {
        text { bytes in
            max(count, limit).decimalText.withUTF8Bytes { digits in
                for _ in 0..<digits.count { bytes.append(UInt8(ascii: "0")) }
            }
            append(limit, to: &bytes)
        }
    }

    private static func append(_ limit: Int, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "/"))
        limit.decimalText.withUTF8Bytes { bytes.append(contentsOf: $0) }
    }

    private static func text(_ write: (inout [UInt8]) -> Void) -> String {
        var bytes: [UInt8] = []
        write(&bytes)
        return String(utf8Bytes: bytes[...])
    }
}
