import LiveControls
import Testing

@testable import LiveWeb

/// Acts as a page. The tests run serially, because they share the inbox and record of a single page.
@Suite(.serialized) enum PageTests {}

extension Inbox {
    /// Reads a value, as an export does.
    mutating func take<Value: InboxDecodable>(_ fields: Int32) -> Value? {
        var reader = reader(fields)
        let value: Value = reader.value()
        wipe()
        return reader.isValid ? value : nil
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
