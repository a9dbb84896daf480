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

    // Not inlined, because each of these has many callers.

    @inline(never) mutating func append(_ number: Double) {
        if count == fields.count { grow() }
        fields[count] = number
        count &+= 1
    }

    @inline(never) mutating func appendAbsence() {
        append(Double.nan)
    }

    private mutating func grow() {
        let larger = UnsafeMutableBufferPointer<Double>.allocate(capacity: 2 &* fields.count)
        _ = larger.initialize(from: fields)
        fields.deallocate()
        fields = larger
    }

    mutating func append(_ number: Int) {
        append(Double(number))
    }

    mutating func append(_ flag: Bool) {
        append(flag ? 1.0 : 0)
    }

    @inline(never) mutating func append(_ string: String) {
        string.withUTF8Bytes { bytes in
            append(bytes.utf16Count(in: bytes.indices))
            text.append(contentsOf: bytes)
        }
    }

    @inline(never) mutating func append(_ range: Range<Int>) {
        append(range.lowerBound)
        append(range.upperBound)
    }

    /// Appends two fields: a spring's response and damping ratio. A response of 0 means no motion. A damping ratio of -1 stands
    /// for the CSS `ease-in-out` curve, with the response as its duration.
    @inline(never) mutating func append(_ motion: Motion) {
        switch motion {
        case .spring(let spring):
            append(spring.response)
            append(spring.dampingRatio)
        case .curve(_, let duration):
            append(duration)
            append(-1.0)
        case .none:
            append(0.0)
            append(1.0)
        }
    }
}
