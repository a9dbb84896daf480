import LiveUnicode

/// A text as Twitter counts it: in NFC, each line's end one line feed; and where each of its scalars ends in the original.
struct ComposedText {
    private(set) var scalars: [UInt32] = []
    /// For each scalar, the UTF-16 offset in the original after what it was made of.
    private(set) var ends: [Int] = []
    /// The original's length in UTF-16.
    private(set) var length = 0

    /// - Complexity: O(*n*).
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        bytes.withCanonicalForm { take($0) }
    }

    private mutating func take(_ form: UnsafeBufferPointer<LocatedScalar>) {
        scalars.reserveCapacity(form.count)
        ends.reserveCapacity(form.count)
        var isAfterReturn = false
        for each in form {
            // Marks that changed places, or went into the letter, may end behind what follows them.
            length = max(length, Int(each.end))
            let isReturn = each.scalar == Self.carriageReturn
            if isAfterReturn, each.scalar == Self.lineFeed {
                ends[ends.count &- 1] = length
            } else {
                scalars.append(isReturn ? Self.lineFeed : each.scalar)
                ends.append(length)
            }
            isAfterReturn = isReturn
        }
    }

    private static let carriageReturn = UInt32(UInt8(ascii: "\r"))
    private static let lineFeed = UInt32(UInt8(ascii: "\n"))
}
