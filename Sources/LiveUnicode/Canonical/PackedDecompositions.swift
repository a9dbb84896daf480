/// The scalars that decompose into two, from `CanonicalData`.
struct PackedPairs {
    private var reader = PackedReader(CanonicalData.pairs)
    private var scalar: UInt32 = 0
    private var first: UInt32 = 0

    /// Returns a scalar, the first scalar of its decomposition, the index of the second one, and whether the two
    /// compose to the scalar again.
    mutating func next() -> (scalar: UInt32, first: UInt32, second: Int, isComposedAgain: Bool)? {
        guard !reader.isAtEnd else { return nil }
        let step = reader.number()
        scalar &+= step &>> 1
        first = reader.number(from: first)
        return (scalar, first, Int(reader.byte()), step & 1 == 1)
    }
}

/// The scalars that decompose into one, from `CanonicalData`.
struct PackedSingles {
    private var reader = PackedReader(CanonicalData.singles)
    private var scalar: UInt32 = 0
    private var target: UInt32 = 0

    mutating func next() -> (scalar: UInt32, target: UInt32)? {
        guard !reader.isAtEnd else { return nil }
        scalar &+= reader.number()
        target = reader.number(from: target)
        return (scalar, target)
    }
}
