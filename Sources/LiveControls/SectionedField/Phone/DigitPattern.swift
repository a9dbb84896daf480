/// The digits of a number, prepared for ``DigitPattern``.
struct DigitText {
    /// A set of positions in a number, a bit for each. Bit 0 is the position before the first digit.
    typealias Positions = UInt32

    /// The largest number of digits. More positions don't fit.
    static let longest = 31

    /// The digits, in ASCII.
    let bytes: [UInt8]
    /// For each digit, the positions before it.
    fileprivate let positions: [Positions]

    /// Creates a text from ASCII digits. Those after the longest text are ignored.
    init(_ digits: ArraySlice<UInt8>) {
        bytes = Array(digits.prefix(Self.longest))
        var positions = [Positions](repeating: 0, count: 10)
        for (index, byte) in bytes.enumerated() {
            positions[Int(byte &- UInt8(ascii: "0")) % 10] |= 1 << Positions(index)
        }
        self.positions = positions
    }

    /// The position after the last digit.
    var end: Positions { 1 << Positions(bytes.count) }
}

/// A regular expression of digits, as `Tools/phone/generate-phone-rules.py` describes it.
///
/// The expression is matched while it's read, from all positions at once. The time is therefore proportional to its
/// length, and nothing is allocated.
struct DigitPattern {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index: Int
    private let end: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        (index, end) = (range.lowerBound, range.upperBound)
    }

    var isEmpty: Bool { index == end }

    /// Returns the positions at which matches end that begin at one of some positions.
    func ends(in text: DigitText, from starts: DigitText.Positions = 1) -> DigitText.Positions {
        var reader = self
        return reader.alternatives(text, starts)
    }

    /// Returns whether the whole text matches. An empty pattern matches no text.
    func matches(_ text: DigitText) -> Bool { !isEmpty && ends(in: text) & text.end != 0 }

    /// Returns whether the text begins with a match.
    func begins(_ text: DigitText) -> Bool { ends(in: text) != 0 }

    private mutating func alternatives(_ text: DigitText, _ starts: DigitText.Positions) -> DigitText.Positions {
        var (found, current) = (DigitText.Positions(0), starts)
        while index < end, bytes[index] != UInt8(ascii: ")") {
            if bytes[index] == UInt8(ascii: "|") {
                index &+= 1
                found |= current
                current = starts
            } else {
                current = repeated(text, current)
            }
        }
        return found | current
    }

    private mutating func repeated(_ text: DigitText, _ starts: DigitText.Positions) -> DigitText.Positions {
        let atom = index
        var current = one(text, starts)
        guard index < end else { return current }
        if bytes[index] == UInt8(ascii: "?") {
            index &+= 1
            return starts | current
        }
        guard bytes[index] == UInt8(ascii: "{") else { return current }
        index &+= 1
        let least = number()
        var most = least
        if index < end, bytes[index] == UInt8(ascii: ",") {
            index &+= 1
            most = number()
        }
        let after = min(index &+ 1, end)
        var found = least <= 1 ? current : 0
        var count = 1
        while count < most, current != 0 {
            index = atom
            current = one(text, current)
            count &+= 1
            if count >= least { found |= current }
        }
        index = after
        return found
    }

    private mutating func one(_ text: DigitText, _ starts: DigitText.Positions) -> DigitText.Positions {
        let byte = bytes[index]
        index &+= 1
        var positions: DigitText.Positions = 0
        switch byte {
        case UInt8(ascii: "("):
            let found = alternatives(text, starts)
            index = min(index &+ 1, end)
            return found
        case UInt8(ascii: "["):
            while index < end, bytes[index] != UInt8(ascii: "]") {
                if bytes[index] == UInt8(ascii: "-") {
                    let (first, last) = (bytes[index &- 1], index &+ 1 < end ? bytes[index &+ 1] : 0)
                    if first <= last { for digit in first...last { positions |= self.positions(of: digit, in: text) } }
                } else {
                    positions |= self.positions(of: bytes[index], in: text)
                }
                index &+= 1
            }
            index = min(index &+ 1, end)
        case UInt8(ascii: "d"): positions = text.end &- 1
        default: positions = self.positions(of: byte, in: text)
        }
        return (starts & positions) << 1
    }

    private func positions(of byte: UInt8, in text: DigitText) -> DigitText.Positions {
        let digit = Int(byte) &- Int(UInt8(ascii: "0"))
        return 0...9 ~= digit ? text.positions[digit] : 0
    }

    private mutating func number() -> Int {
        var number = 0
        while index < end, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] {
            number = number &* 10 &+ Int(bytes[index] &- UInt8(ascii: "0"))
            index &+= 1
        }
        return number
    }
}
