import LiveMotion
import LiveText
import LiveUnicode

/// A response to the page: an array of numbers in linear memory. The next response overwrites it.
///
/// All fields are 64-bit floats, so the page reads them through one typed array. The first two fields are the address and
/// length of the texts, which are concatenated as UTF-8 so that the page decodes them in one call. The field of a text is its
/// length in UTF-16 code units. An absent value is a single NaN. A list is its number of elements, followed by the elements.
struct Record {
    private static let headerCount = 2

    private var fields = UnsafeMutableBufferPointer<Double>.allocate(capacity: 256)
    private var count = 0
    private var text: [UInt8] = []

    /// Writes a record and returns its address, or 0 if `body` appends nothing.
    mutating func write(_ body: (inout Record) -> Void) -> UInt32 {
        count = Self.headerCount
        text.removeAll(keepingCapacity: true)
        body(&self)
        guard count > Self.headerCount else { return 0 }
        fields[0] = text.withUnsafeBufferPointer { Double(UInt32(address: $0.baseAddress)) }
        fields[1] = Double(text.count)
        return UInt32(address: fields.baseAddress)
    }

    /// The last record without its header, and its texts.
    var contents: (fields: [Double], text: [UInt8]) { (Array(fields[Self.headerCount..<count]), text) }

    mutating func append(_ value: some RecordEncodable) {
        value.encode(to: &self)
    }

    // Not inlined, because these have many callers.

    @inline(never) mutating func append(_ number: Double) {
        if count == fields.count { grow() }
        fields[count] = number
        count &+= 1
    }

    @inline(never) mutating func appendAbsence() {
        append(Double.nan)
    }

    @inline(never) mutating func append(_ string: String) {
        string.withUTF8Bytes { bytes in
            append(bytes.utf16Count(in: bytes.indices))
            text.append(contentsOf: bytes)
        }
    }

    private mutating func grow() {
        let larger = UnsafeMutableBufferPointer<Double>.allocate(capacity: 2 &* fields.count)
        _ = larger.initialize(from: fields)
        fields.deallocate()
        fields = larger
    }
}

/// A value that a ``Record`` can hold. `Tools/wire/build.py` writes the conformances of structures and enumerations.
protocol RecordEncodable {
    func encode(to record: inout Record)
}

extension Double: RecordEncodable {
    func encode(to record: inout Record) { record.append(self) }
}

extension String: RecordEncodable {
    func encode(to record: inout Record) { record.append(self) }
}

extension Int: RecordEncodable {
    func encode(to record: inout Record) { record.append(Double(self)) }
}

extension UInt8: RecordEncodable {
    func encode(to record: inout Record) { record.append(Double(self)) }
}

extension Bool: RecordEncodable {
    func encode(to record: inout Record) { record.append(self ? 1.0 : 0) }
}

extension RecordEncodable where Self: RawRepresentable, RawValue: RecordEncodable {
    func encode(to record: inout Record) { record.append(rawValue) }
}

extension Optional: RecordEncodable where Wrapped: RecordEncodable {
    func encode(to record: inout Record) {
        if let value = self {
            record.append(value)
        } else {
            record.appendAbsence()
        }
    }
}

extension Array: RecordEncodable where Element: RecordEncodable {
    func encode(to record: inout Record) {
        record.append(count)
        for element in self { record.append(element) }
    }
}

extension Range: RecordEncodable where Bound: RecordEncodable {
    func encode(to record: inout Record) {
        record.append(lowerBound)
        record.append(upperBound)
    }
}

/// Two fields: a spring's response and damping ratio; a response of 0 means without motion. A damping ratio of -1 stands for
/// CSS's `ease-in-out`, which takes the response as its duration.
extension Motion: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        switch self {
        case .spring(let spring):
            record.append(spring.response)
            record.append(spring.dampingRatio)
        case .curve(_, let duration):
            record.append(duration)
            record.append(-1.0)
        case .none:
            record.append(0.0)
            record.append(1.0)
        }
    }
}
