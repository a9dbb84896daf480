import LiveUnicode

/// Writes numbers as UTF-8 into a reusable buffer, so that counting allocates no memory.
package struct NumberWriter: Sendable {
    /// The text that was written last, as UTF-8.
    package private(set) var bytes: [UInt8] = []
    /// The layout of that text.
    package private(set) var layout = NumberLayout()

    package init() {}

    /// Writes a number exactly.
    package mutating func write(_ number: DecimalNumber, in format: borrowing NumberFormat) {
        bytes.removeAll(keepingCapacity: true)
        switch number.kind {
        case .notANumber: bytes.append(contentsOf: format.symbols.notANumber)
        case .infinite:
            bytes.append(
                contentsOf: number.isNegative ? format.symbols.negativeInfinity : format.symbols.positiveInfinity
            )
        case .finite:
            layout.set(number, in: format)
            writeLayout(in: format)
        }
    }

    /// Writes a number that is changing to another. See ``NumberLayout/set(_:fraction:in:)``.
    package mutating func write(_ value: Double, fraction: Int?, in format: borrowing NumberFormat) {
        bytes.removeAll(keepingCapacity: true)
        layout.set(value, fraction: fraction, in: format)
        writeLayout(in: format)
    }

    /// Exchanges the text that was written last for another buffer.
    package mutating func swapBytes(with other: inout [UInt8]) {
        swap(&bytes, &other)
    }

    private mutating func writeLayout(in format: borrowing NumberFormat) {
        let affixes = layout.affixes(in: format)
        bytes.append(contentsOf: affixes.prefix)
        if layout.showsDigits(in: format) { writeDigits(in: format) }
        bytes.append(contentsOf: affixes.suffix)
    }

    private mutating func writeDigits(in format: borrowing NumberFormat) {
        var place = layout.integerCount &- 1
        while place >= 0 {
            append(format.symbols.digits[Int(layout.digit(at: place))])
            if layout.separates(after: place, in: format) { bytes.append(contentsOf: format.symbols.group) }
            place &-= 1
        }
        guard layout.fractionCount > 0 else { return }
        bytes.append(contentsOf: format.symbols.decimal)
        while place >= -layout.fractionCount {
            append(format.symbols.digits[Int(layout.digit(at: place))])
            place &-= 1
        }
    }

    private mutating func append(_ scalar: UInt32) {
        bytes.append(utf8: scalar)
    }
}
