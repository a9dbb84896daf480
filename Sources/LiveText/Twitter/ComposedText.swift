import LiveUnicode

/// A text as Twitter counts it, in NFC and with line feeds as line endings, with the end of each scalar in the original
/// text.
struct ComposedText {
    private(set) var scalars: [UInt32] = []
    /// For each scalar, the UTF-16 offset in the original text after the scalars from which it was composed.
    private(set) var ends: [Int] = []
    /// The length of the original text in UTF-16.
    private(set) var length = 0

    /// Composes a text.
    ///
    /// - Complexity: O(*n*).
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        bytes.withCanonicalForm { take($0) }
    }

    private mutating func take(_ form: UnsafeBufferPointer<LocatedScalar>) {
        scalars.reserveCapacity(form.count)
        ends.reserveCapacity(form.count)
        var isAfterReturn = false
        for each in form {
            // Marks that were reordered or composed with the letter can end after the scalars that follow them.
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
