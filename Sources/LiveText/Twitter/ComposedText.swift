import LiveUnicode

/// A text as Twitter counts it, in NFC and with line feeds as line ends; and where each of its scalars ends in the original.
struct ComposedText {
    private(set) var scalars: [UInt32] = []
    /// For each scalar, the UTF-16 offset in the original after the scalars that it was made from.
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
            // Marks that changed places or joined the letter may end behind the scalars that follow them.
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
