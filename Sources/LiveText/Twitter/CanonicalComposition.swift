/// Canonical decomposition and composition of scalars (UAX #15, Unicode 17), as far as counting depends on it.
///
/// Hangul needs no table. The compatibility ideographs are left out: each is one ideograph for another.
struct CanonicalComposition: Sendable {
    private var classes = RunTable()
    private var seconds: [UInt32] = []
    /// For each second scalar one more than the index of the last composition with it; zero for none.
    private var latest: [Int] = []
    private var composed = Decompositions()
    private var staying = Decompositions()

    /// Composes Hangul only.
    init() {}

    init(_ reader: inout PackedReader) {
        classes = RunTable(&reader)
        var second: UInt32 = 0
        for _ in 0..<reader.count() {
            second &+= UInt32(truncatingIfNeeded: reader.number())
            seconds.append(second)
            latest.append(0)
        }
        composed = Decompositions(&reader)
        staying = Decompositions(&reader)
        for index in 0..<composed.seconds.count {
            let second = Int(composed.seconds[index])
            guard second < latest.count else { continue }
            composed.previous.append(latest[second])
            latest[second] = index &+ 1
        }
    }

    /// The scalar's Canonical_Combining_Class.
    func combiningClass(of scalar: UInt32) -> UInt8 {
        classes.value(of: scalar)
    }

    /// What a scalar is made of, in one step: the second is zero where the first is all. `nil` where it is made of nothing else.
    func parts(of scalar: UInt32) -> (first: UInt32, second: UInt32)? {
        if let index = composed.index(of: scalar) { return (composed.firsts[index], second(composed.seconds[index])) }
        guard let index = staying.index(of: scalar) else { return nil }
        let number = staying.seconds[index]
        return (staying.firsts[index], number == 0 ? 0 : second(number &- 1))
    }

    private func second(_ number: UInt8) -> UInt32 {
        Int(number) < seconds.count ? seconds[Int(number)] : 0
    }

    /// The scalar that NFC writes for two.
    func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
        if let syllable = Hangul.composition(of: first, second) { return syllable }
        for number in 0..<seconds.count where seconds[number] == second {
            var index = latest[number]
            while index > 0, index <= composed.previous.count {
                if composed.firsts[index &- 1] == first { return composed.scalars[index &- 1] }
                index = composed.previous[index &- 1]
            }
        }
        return nil
    }
}

/// Scalars and what they are made of, in ascending order.
private struct Decompositions: Sendable {
    var scalars: [UInt32] = []
    var firsts: [UInt32] = []
    /// Numbers of the second scalars.
    var seconds: [UInt8] = []
    /// For each, one more than the index of the one before with the same second scalar; zero for none.
    var previous: [Int] = []

    init() {}

    init(_ reader: inout PackedReader) {
        var scalar: UInt32 = 0
        for _ in 0..<reader.count() {
            scalar &+= UInt32(truncatingIfNeeded: reader.number())
            let distance = reader.number()
            let down = UInt32(truncatingIfNeeded: distance &>> 1)
            scalars.append(scalar)
            firsts.append(distance & 1 == 0 ? scalar &- down : scalar &+ down)
            seconds.append(reader.byte())
        }
    }

    func index(of scalar: UInt32) -> Int? {
        let index = scalars.partitionIndex(of: scalar)
        return index < scalars.count && scalars[index] == scalar ? index : nil
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
