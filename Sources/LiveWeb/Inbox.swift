import LivePasswords
import LiveUnicode

/// The memory in which the page passes values to an export.
///
/// The values are encoded like those of a ``Record``: as 64-bit floats, followed by the texts, concatenated as UTF-8. The field
/// of a text is its length in bytes. An absent value is a single NaN.
struct Inbox {
    /// The largest capacity that the inbox keeps after use.
    private static let keptCapacity = 65_536

    private var buffer = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    /// The number of bytes that the page may have written.
    private var reserved = 0

    mutating func reserve(_ length: Int) -> UnsafeMutableRawPointer? {
        if buffer.count < length {
            buffer.deallocate()
            // A failed allocation traps here, so the buffer must not point to freed memory.
            buffer = UnsafeMutableRawBufferPointer(start: nil, count: 0)
            buffer = .allocate(byteCount: max(length, 1024), alignment: 8)
        }
        reserved = max(0, length)
        return buffer.baseAddress
    }

    /// Returns a reader of the values in the inbox. Wipe the inbox after reading, because a text may be a password.
    func reader(_ fields: Int32) -> InboxReader { InboxReader(bytes(reserved), fields: Int(fields)) }

    /// Passes the page's bytes to `read`, then wipes them.
    mutating func takeBytes<Result>(_ length: InboxLength, _ read: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        defer { wipe() }
        return read(bytes(Int(length)).bindMemory(to: UInt8.self))
    }

    private func bytes(_ length: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: buffer[..<(length > 0 && length <= reserved ? length : 0)])
    }

    @inline(never) mutating func wipe() {
        UnsafeMutableRawBufferPointer(rebasing: buffer[..<reserved]).initializeMemory(as: UInt8.self, repeating: 0)
        reserved = 0
        if buffer.count > Self.keptCapacity {
            buffer.deallocate()
            buffer = UnsafeMutableRawBufferPointer(start: nil, count: 0)
        }
    }
}

/// Reads the values in an inbox one by one.
struct InboxReader {
    private let bytes: UnsafeRawBufferPointer
    private var field = 0
    private let fieldCount: Int
    private var text: Int
    /// Whether all values so far were of the expected type.
    private(set) var isValid = true

    init(_ bytes: UnsafeRawBufferPointer, fields: Int) {
        self.bytes = bytes
        fieldCount = max(0, min(fields, bytes.count / 8))
        text = fieldCount &* 8
    }

    mutating func value<Value: InboxDecodable>() -> Value { Value(from: &self) }

    /// Marks the values as invalid.
    mutating func fail() { isValid = false }

    // Not inlined, because these have many callers.

    @inline(never) mutating func number() -> Double {
        guard field < fieldCount else {
            isValid = false
            return 0
        }
        defer { field &+= 1 }
        return bytes.load(fromByteOffset: field &* 8, as: Double.self)
    }

    /// Reads an integer, limited to 32 bits. NaN counts as 0.
    @inline(never) mutating func integer() -> Int {
        let number = number()
        return number.isNaN ? 0 : Int(max(-2_147_483_648, min(2_147_483_647, number)))
    }

    /// Reads the code of an enumeration's case, which is less than `count`.
    @inline(never) mutating func code(_ count: Int) -> Int {
        let code = integer()
        if code < 0 || code >= count { isValid = false }
        return code
    }

    @inline(never) mutating func textBytes() -> UnsafeBufferPointer<UInt8> {
        let length = integer()
        guard length >= 0, length <= bytes.count &- text else {
            isValid = false
            return UnsafeBufferPointer(start: nil, count: 0)
        }
        defer { text &+= length }
        return UnsafeRawBufferPointer(rebasing: bytes[text..<text &+ length]).bindMemory(to: UInt8.self)
    }

    /// Returns whether the next value is absent, and skips it if so.
    @inline(never) mutating func skipAbsence() -> Bool {
        guard field < fieldCount, bytes.load(fromByteOffset: field &* 8, as: Double.self).isNaN else { return false }
        field &+= 1
        return true
    }
}

/// A value that the page can write into the inbox. `Tools/wire/build.py` writes the conformances of structures and enumerations.
///
/// A type that is read in another form, such as its text, has a type alias `InboxForm`, from which the page's side is written.
protocol InboxDecodable {
    init(from inbox: inout InboxReader)
}

extension Double: InboxDecodable {
    init(from inbox: inout InboxReader) { self = inbox.number() }
}

extension Int: InboxDecodable {
    init(from inbox: inout InboxReader) { self = inbox.integer() }
}

extension Bool: InboxDecodable {
    init(from inbox: inout InboxReader) { self = inbox.number() == 1 }
}

extension String: InboxDecodable {
    /// A text that isn't valid UTF-8 is empty.
    @inline(never) init(from inbox: inout InboxReader) { self = String(wellFormed: inbox.textBytes()) ?? "" }
}

extension PasswordText: InboxDecodable {
    typealias InboxForm = String

    @inline(never) init(from inbox: inout InboxReader) { self.init(utf8: inbox.textBytes()) }
}

extension Optional: InboxDecodable where Wrapped: InboxDecodable {
    init(from inbox: inout InboxReader) { self = inbox.skipAbsence() ? nil : .some(inbox.value()) }
}

extension Array: InboxDecodable where Element: InboxDecodable {
    init(from inbox: inout InboxReader) {
        self = []
        var count = inbox.integer()
        while count > 0, inbox.isValid {
            append(inbox.value())
            count &-= 1
        }
    }
}

extension Range: InboxDecodable where Bound == Int {
    /// The bounds can be in any order.
    @inline(never) init(from inbox: inout InboxReader) {
        let (first, second) = (inbox.integer(), inbox.integer())
        self = Swift.min(first, second)..<Swift.max(first, second)
    }
}

extension InboxDecodable where Self: RawRepresentable, RawValue == UInt8 {
    @inline(never) init(from inbox: inout InboxReader) {
        if let value = Self(rawValue: UInt8(truncatingIfNeeded: inbox.code(256))) {
            self = value
        } else {
            inbox.fail()
            // The first case of every enumeration has the raw value 0, which the generator checks.
            self = Self(rawValue: 0)!
        }
    }
}
