@testable import LiveWeb

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

extension UnsafeMutableRawPointer {
    fileprivate func copyBytes(from bytes: some Collection<UInt8>) {
        UnsafeMutableRawBufferPointer(start: self, count: bytes.count).copyBytes(from: bytes)
    }
}
