/// Canonical decomposition and composition of scalars (UAX #15, Unicode 17), as far as counting depends on it.
///
/// Hangul needs no table. The compatibility ideographs are left out: each is one ideograph for another.
struct CanonicalComposition: Sendable {
    private struct Decomposition {
        var scalar: UInt32
        var first: UInt32
        /// The index of the second scalar; below zero where there is none.
        var second: Int
        /// The composition before this one with the same second scalar; below zero for none.
        var previous: Int
    }

    private var classes = RunTable()
    private var seconds: [UInt32] = []
    private var latestWithSecond: [Int] = []
    private var composed: [Decomposition] = []
    private var staying: [Decomposition] = []

    /// Composes Hangul only.
    init() {}

    init(_ reader: inout PackedReader) {
        classes = RunTable(&reader)
        var second: UInt32 = 0
        for _ in 0..<reader.count() {
            second &+= UInt32(truncatingIfNeeded: reader.number())
            seconds.append(second)
            latestWithSecond.append(-1)
        }
        composed = Self.decompositions(&reader, secondOffset: 0)
        staying = Self.decompositions(&reader, secondOffset: 1)
        for index in composed.indices {
            let second = composed[index].second
            guard seconds.indices.contains(second) else { continue }
            composed[index].previous = latestWithSecond[second]
            latestWithSecond[second] = index
        }
    }

    private static func decompositions(_ reader: inout PackedReader, secondOffset: Int) -> [Decomposition] {
        var scalar: UInt32 = 0
        var result: [Decomposition] = []
        for _ in 0..<reader.count() {
            scalar &+= UInt32(truncatingIfNeeded: reader.number())
            let distance = reader.number()
            let down = UInt32(truncatingIfNeeded: distance &>> 1)
            let first = distance & 1 == 0 ? scalar &- down : scalar &+ down
            let second = Int(reader.byte()) &- secondOffset
            result.append(Decomposition(scalar: scalar, first: first, second: second, previous: -1))
        }
        return result
    }

    /// The scalar's Canonical_Combining_Class.
    func combiningClass(of scalar: UInt32) -> UInt8 {
        classes.value(of: scalar)
    }

    /// What a scalar is made of, in one step; `nil` where it is made of nothing else. The second may be absent.
    func parts(of scalar: UInt32) -> (first: UInt32, second: UInt32?)? {
        guard let found = Self.find(scalar, in: composed) ?? Self.find(scalar, in: staying) else { return nil }
        return (found.first, seconds.indices.contains(found.second) ? seconds[found.second] : nil)
    }

    private static func find(_ scalar: UInt32, in decompositions: [Decomposition]) -> Decomposition? {
        var low = 0
        var high = decompositions.count
        while low < high {
            let middle = (low &+ high) &>> 1
            if decompositions[middle].scalar < scalar {
                low = middle &+ 1
            } else {
                high = middle
            }
        }
        guard low < decompositions.count, decompositions[low].scalar == scalar else { return nil }
        return decompositions[low]
    }

    /// The scalar that NFC writes for two.
    func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
        if let syllable = Hangul.composition(of: first, second) { return syllable }
        guard let mark = seconds.firstIndex(of: second) else { return nil }
        var index = latestWithSecond[mark]
        while index >= 0 {
            if composed[index].first == first { return composed[index].scalar }
            index = composed[index].previous
        }
        return nil
    }
}

/// Arithmetic of the Hangul syllables (The Unicode Standard, section 3.12).
private enum Hangul {
    private static let initials = Jamo(first: 0x1100, count: 19)
    private static let vowels = Jamo(first: 0x1161, count: 21)
    /// The first of them stands for "none".
    private static let finals = Jamo(first: 0x11A7, count: 28)
    private static let syllables = Jamo(first: 0xAC00, count: 19 * 21 * 28)

    private struct Jamo {
        var first: UInt32
        var count: UInt32

        func index(of scalar: UInt32) -> UInt32? {
            scalar &- first < count ? scalar &- first : nil
        }
    }

    static func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
        if let initial = initials.index(of: first), let vowel = vowels.index(of: second) {
            return syllables.first &+ (initial &* vowels.count &+ vowel) &* finals.count
        }
        guard let syllable = syllables.index(of: first), syllable % finals.count == 0,
            let final = finals.index(of: second), final > 0
        else { return nil }
        return first &+ final
    }
}
