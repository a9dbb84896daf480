import LiveControls
import Testing

@testable import LiveWeb

/// Acts as a page. The tests run serially, because they share the inbox and record of a single page.
@Suite(.serialized) enum PageTests {}

/// A field that the page writes into the inbox.
enum InboxField: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
    ExpressibleByBooleanLiteral
{
    case number(Double)
    case bytes([UInt8])

    static func text(_ text: String) -> Self { .bytes(Array(text.utf8)) }

    init(integerLiteral value: Int) { self = .number(Double(value)) }

    init(floatLiteral value: Double) { self = .number(value) }

    init(booleanLiteral value: Bool) { self = .number(value ? 1 : 0) }

    init(stringLiteral value: String) { self = .text(value) }
}

/// Puts bytes into the inbox.
func put(bytes: some Collection<UInt8>) -> InboxLength {
    inbox.reserve(bytes.count)?.copyBytes(from: bytes)
    return InboxLength(bytes.count)
}

/// Puts fields into the inbox, as the page does, and returns their number.
func put(_ fields: [InboxField]) -> Int32 {
    var numbers: [UInt8] = []
    var texts: [UInt8] = []
    for field in fields {
        let number: Double
        switch field {
        case .number(let value): number = value
        case .bytes(let bytes):
            number = Double(bytes.count)
            texts += bytes
        }
        withUnsafeBytes(of: number) { numbers += $0 }
    }
    _ = put(bytes: numbers + texts)
    return Int32(fields.count)
}

extension Inbox {
    /// Reads a value, as an export does.
    mutating func take<Value: InboxDecodable>(_ fields: Int32) -> Value? {
        var reader = reader(fields)
        let value: Value = reader.value()
        wipe()
        return reader.isValid ? value : nil
    }
}

extension UnsafeMutableRawPointer {
    fileprivate func copyBytes(from bytes: some Collection<UInt8>) {
        UnsafeMutableRawBufferPointer(start: self, count: bytes.count).copyBytes(from: bytes)
    }
}

/// A record that supports comparison. NaN equals NaN.
struct Written: Equatable {
    var fields: [UInt64]
    var text: String

    init(_ record: Record) {
        fields = record.contents.fields.map(\.bitPattern)
        text = String(decoding: record.contents.text, as: UTF8.self)
    }

    /// Creates the record that a closure writes.
    init(_ body: (inout Record) -> Void) {
        var record = Record()
        _ = record.write(body)
        self.init(record)
    }
}

/// Invalid times. No event may trap, regardless of the page's clock.
let hostileTimes: [Double] = [.nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude, -.greatestFiniteMagnitude]
/// Numbers that a page shouldn't send.
let hostileNumbers: [Double] = hostileTimes + [-0.0, .leastNonzeroMagnitude, 1e300]
/// Invalid UTF-8: a lone continuation byte, a truncated sequence, an overlong encoding, a surrogate, and a value beyond
/// Unicode.
let brokenTexts: [[UInt8]] = [
    [0x80], [0x61, 0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF, 0xFE],
    [0x61, 0xF0, 0x9F, 0x98],
]
