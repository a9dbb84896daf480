import LiveControls
import LiveMotion
import LiveText

/// How an answer crosses to the page: a row of numbers in linear memory, which the next answer overwrites.
///
/// All fields are 64-bit floats, so that the page reads them through one typed array. What is absent is NaN. Texts
/// stand in an area of their own, as UTF-8: the first field is its address, a text is its offset there and its length.
struct Record {
    private var fields = UnsafeMutableBufferPointer<Double>.allocate(capacity: 256)
    private var count = 0
    private var text: [UInt8] = []

    /// Writes an answer and gives its address.
    mutating func write(_ body: (inout Record) -> Void) -> UInt32 {
        count = 1
        text.removeAll(keepingCapacity: true)
        body(&self)
        fields[0] = text.withUnsafeBufferPointer { address(of: $0.baseAddress) }
        return UInt32(address(of: fields.baseAddress))
    }

    mutating func append(_ number: Double) {
        if count == fields.count { grow() }
        fields[count] = number
        count &+= 1
    }

    private mutating func grow() {
        let larger = UnsafeMutableBufferPointer<Double>.allocate(capacity: 2 &* fields.count)
        _ = larger.initialize(from: fields)
        fields.deallocate()
        fields = larger
    }

    mutating func append(_ number: Int?) {
        append(number.map(Double.init) ?? .nan)
    }

    mutating func append(_ string: String) {
        string.withUTF8Bytes { bytes in
            append(text.count)
            append(bytes.count)
            text.append(contentsOf: bytes)
        }
    }

    /// Three fields: the key, the number and the index of the unit.
    mutating func append(_ message: Message?) {
        append(message.map { Int($0.key.rawValue) })
        append(message?.number)
        append(message.map { UnitCode.code(of: $0.unit) })
    }

    /// Five fields: target, start, velocity, and the spring's response and damping ratio; a response of 0 is at once. A
    /// damping ratio of -1 stands for CSS's `ease-in-out`, which takes the response as its duration.
    mutating func append(_ target: Double, along path: MotionPath) {
        append(target)
        append(path.start)
        append(path.velocity)
        if case .spring(let spring) = path.motion {
            append(spring.response)
            append(spring.dampingRatio)
        } else if case .curve(_, let duration) = path.motion {
            append(duration)
            append(-1.0)
        } else {
            append(0.0)
            append(1.0)
        }
    }

    private func address<Pointee>(of pointer: UnsafePointer<Pointee>?) -> Double {
        Double(UInt(bitPattern: pointer))
    }
}
