import LiveUnicode

/// The digits and separators of a text, by their powers of ten.
struct NumberPlaces {
    /// A separator after the digit of a place.
    struct Mark {
        var place: Int
        var text: String
    }

    /// The digits, 0…9, with the highest place first.
    private(set) var digits: [UInt8] = []
    /// The separators, with the highest place first.
    private(set) var marks: [Mark] = []
    private var lowest = 0

    /// Finds the places of a number's digits.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - system: The digits from zero to nine.
    /// - Complexity: O(*n*) in the length of the text.
    init(_ number: FormattedNumber, in system: DigitSystem) {
        var ends: [(count: Int, text: String)] = []
        number.digits.withUTF8Bytes { bytes in
            var start = 0
            var offset = 0
            while offset < bytes.count {
                let (scalar, length) = bytes.scalar(at: offset)
                if let digit = system.scalars.firstIndex(of: scalar) {
                    if offset > start, !digits.isEmpty {
                        let text = UnsafeBufferPointer(rebasing: bytes[start..<offset])
                        ends.append((digits.count, String(wellFormed: text) ?? ""))
                    }
                    digits.append(UInt8(truncatingIfNeeded: digit))
                    start = offset &+ length
                }
                offset &+= length
            }
        }
        lowest = -max(0, min(digits.count, number.decimals))
        marks = ends.map { Mark(place: place(at: $0.count &- 1), text: $0.text) }
    }

    /// The places of the digits, or an empty range.
    var range: Range<Int> { lowest..<lowest &+ digits.count }

    /// Returns the digit at a place, or 0 if there is none.
    func digit(at place: Int) -> UInt8 {
        range.contains(place) ? digits[range.upperBound &- 1 &- place] : 0
    }

    private func place(at index: Int) -> Int { range.upperBound &- 1 &- index }
}

/// The ten digits of a numbering system.
struct DigitSystem: Sendable {
    /// The digits from zero to nine.
    let scalars: [UInt32]

    /// Creates a system from ten scalars. Any other text counts as the ASCII digits.
    init(_ digits: String) {
        let scalars = digits.withUTF8Bytes { bytes in
            var scalars: [UInt32] = []
            var offset = 0
            while offset < bytes.count {
                let (scalar, length) = bytes.scalar(at: offset)
                scalars.append(scalar)
                offset &+= length
            }
            return scalars
        }
        self.scalars = scalars.count == 10 ? scalars : (48...57).map { $0 }
    }

    /// The texts of the digits.
    var texts: [String] {
        scalars.map { scalar in
            var bytes: [UInt8] = []
            bytes.append(utf8: scalar)
            return String(utf8Bytes: bytes[...])
        }
    }

    /// Whether the digits are written from right to left. The digits of N'Ko and Adlam have a strong right-to-left
    /// direction.
    var isRightToLeft: Bool { scalars[0] == 0x07C0 || scalars[0] == 0x1E950 }
}
