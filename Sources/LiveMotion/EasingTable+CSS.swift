extension EasingTable {
    /// The easing as a CSS `linear()` function: all values, and the offsets between the first and the last in percent.
    ///
    /// - Complexity: O(*n*) in the number of points.
    public var cssText: String { String(decoding: cssBytes, as: UTF8.self) }

    /// The text of ``cssText`` as ASCII, for a host that reads it from memory. A `String` would link much more code.
    ///
    /// - Complexity: O(*n*) in the number of points, with one buffer.
    public var cssBytes: [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(16 + points.count * Self.longestCorner)
        for byte in "linear(".utf8 { text.append(byte) }
        for index in points.indices {
            let point = points[index]
            if index > 0 {
                text.append(UInt8(ascii: ","))
                text.append(UInt8(ascii: " "))
            }
            Self.append(point.value, to: &text)
            if index > 0, index < points.count - 1 {
                text.append(UInt8(ascii: " "))
                Self.append(point.offset * 100, to: &text)
                text.append(UInt8(ascii: "%"))
            }
        }
        text.append(UInt8(ascii: ")"))
        return text
    }

    /// The number of bytes for a value of usual size, an offset, and their separators.
    private static var longestCorner: Int { 20 }

    /// Appends a number with at most 4 decimals.
    ///
    /// The standard library's conversion would add several kilobytes to a WebAssembly module.
    private static func append(_ number: Double, to text: inout [UInt8]) {
        let largest = 1e12
        let size = number.magnitude.clamped(to: 0...largest, nan: 0)
        var digits = Int64((size * 10_000).rounded(.toNearestOrEven))
        if number < 0, digits > 0 { text.append(UInt8(ascii: "-")) }
        var places = 4
        while places > 0, digits % 10 == 0 {
            digits /= 10
            places -= 1
        }
        var first = text.count
        var written = 0
        repeat {
            if written == places, places > 0 { text.append(UInt8(ascii: ".")) }
            text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits % 10))
            digits /= 10
            written += 1
        } while digits > 0 || written <= places

        // The digits were written in reverse order.
        var last = text.count - 1
        while first < last {
            text.swapAt(first, last)
            first += 1
            last -= 1
        }
    }
}
