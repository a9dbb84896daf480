/// Parses a decimal number from ASCII, byte by byte.
struct DecimalReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Returns the number in the text, or `nil` unless the whole text is a number.
    mutating func number() -> DecimalNumber? {
        skipSpaces()
        var number = DecimalNumber(kind: .finite, isNegative: false)
        if takes(UInt8(ascii: "-")) {
            number.isNegative = true
        } else {
            _ = takes(UInt8(ascii: "+"))
        }
        if takes("Infinity") {
            number.kind = .infinite
        } else if takes("NaN") || takes("nan") {
            number = .notANumber
        } else if takes("inf") {
            number.kind = .infinite
        } else {
            guard readDigits(into: &number) else { return nil }
        }
        skipSpaces()
        return offset == bytes.count ? number : nil
    }

    private mutating func readDigits(into number: inout DecimalNumber) -> Bool {
        var sawDigit = false
        var sawPoint = false
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "."), !sawPoint {
                sawPoint = true
            } else if let digit = Self.digit(byte) {
                sawDigit = true
                if digit > 0 || !number.digits.isEmpty {
                    number.digits.append(digit)
                    if !sawPoint { number.point &+= 1 }
                } else if sawPoint {
                    number.point &-= 1
                }
            } else {
                break
            }
            offset &+= 1
        }
        guard sawDigit else { return false }
        while number.digits.last == 0 { number.digits.removeLast() }
        if takes(UInt8(ascii: "e")) || takes(UInt8(ascii: "E")) {
            guard let exponent = exponent() else { return false }
            number.shift(by: exponent)
        }
        if number.digits.isEmpty { number.point = 0 }
        return true
    }

    /// Returns an exponent, clamped to the relevant range.
    private mutating func exponent() -> Int? {
        let isNegative = takes(UInt8(ascii: "-"))
        if !isNegative { _ = takes(UInt8(ascii: "+")) }
        var sawDigit = false
        var exponent = 0
        let largest = Int(Int32.max) / 16
        while offset < bytes.count, let digit = Self.digit(bytes[offset]) {
            exponent = min(largest, exponent &* 10 &+ Int(digit))
            sawDigit = true
            offset &+= 1
        }
        return sawDigit ? (isNegative ? -exponent : exponent) : nil
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        let value = byte &- UInt8(ascii: "0")
        return value < 10 ? value : nil
    }

    private mutating func takes(_ byte: UInt8) -> Bool {
        guard offset < bytes.count, bytes[offset] == byte else { return false }
        offset &+= 1
        return true
    }

    private mutating func takes(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard bytes.count &- offset >= length else { return false }
        for index in 0..<length where bytes[offset &+ index] != word.utf8Start[index] { return false }
        offset &+= length
        return true
    }

    private mutating func skipSpaces() {
        while offset < bytes.count, bytes[offset] <= UInt8(ascii: " ") { offset &+= 1 }
    }
}

extension DecimalNumber {
    /// Moves the decimal point to the right. An excessive exponent results in an infinity or zero.
    fileprivate mutating func shift(by places: Int) {
        guard !digits.isEmpty else { return }
        point &+= places
        if point > digits.count &+ Self.mostZeros {
            kind = .infinite
            digits = []
        } else if point < -Self.mostZeros {
            digits = []
        }
    }
}
