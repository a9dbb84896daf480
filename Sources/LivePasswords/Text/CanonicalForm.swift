/// Normalization Form C (UAX #15) of a text, in scalars.
///
/// Two texts are canonically equivalent when their forms are the same.
struct CanonicalForm {
    private let table = CanonicalTable.shared
    /// Scalars with their combining class in the upper eight bits.
    private let result: SecretScalars

    /// - Complexity: O(*n*).
    static func scalars(of utf8: UnsafeBufferPointer<UInt8>) -> SecretScalars {
        var form = CanonicalForm(capacity: utf8.count)
        return form.normalized(utf8)
    }

    private init(capacity: Int) {
        // Few scalars decompose into more scalars than they take bytes; for these the storage grows.
        result = SecretScalars(capacity: capacity)
    }

    private mutating func normalized(_ utf8: UnsafeBufferPointer<UInt8>) -> SecretScalars {
        var decoder = UTF8Decoder(utf8)
        var isSimple = true
        while let scalar = decoder.next() {
            guard scalar < CanonicalTable.firstMark else {
                isSimple = false
                break
            }
            result.append(scalar)
        }
        // All scalars below the first combining mark are composed already, in any order.
        if isSimple { return result }
        result.truncate(to: 0)
        decoder = UTF8Decoder(utf8)
        while let scalar = decoder.next() { decompose(scalar) }
        order()
        compose()
        return result
    }

    private mutating func decompose(_ scalar: UInt32) {
        if scalar < CanonicalTable.firstDecomposed {
            result.append(scalar)
        } else if let syllable = Hangul.Syllable(scalar) {
            result.append(syllable.leading)
            result.append(syllable.vowel)
            if let trailing = syllable.trailing { result.append(trailing) }
        } else if let (first, second) = table.decomposition(of: scalar) {
            decompose(first)
            if second != 0 { decompose(second) }
        } else {
            result.append(scalar | UInt32(table.combiningClass(of: scalar)) &<< Packed.classShift)
        }
    }

    /// Puts each run of marks into the order of their classes; those of one class keep theirs.
    private func order() {
        let scalars = result.scalars
        var index = 0
        while index < scalars.count {
            let start = index
            while index < scalars.count, scalars[index] &>> Packed.classShift != 0 { index &+= 1 }
            if index &- start > 1 { sort(scalars, start..<index) }
            index &+= 1
        }
    }

    private func sort(_ scalars: UnsafeMutableBufferPointer<UInt32>, _ run: Range<Int>) {
        guard run.count > Packed.longestInsertion else {
            for index in run.dropFirst() {
                let scalar = scalars[index]
                var place = index
                while place > run.lowerBound, scalars[place &- 1] &>> Packed.classShift > scalar &>> Packed.classShift {
                    scalars[place] = scalars[place &- 1]
                    place &-= 1
                }
                scalars[place] = scalar
            }
            return
        }
        // Insertion takes the square of the length, and nothing limits the marks on one letter: these are counted by class.
        var ends = [Int](repeating: 0, count: 257)
        for index in run { ends[Int(scalars[index] &>> Packed.classShift) &+ 1] &+= 1 }
        for number in 1..<ends.count { ends[number] &+= ends[number &- 1] }
        let sorted = SecretScalars(capacity: run.count)
        for _ in run { sorted.append(0) }
        for index in run {
            let number = Int(scalars[index] &>> Packed.classShift)
            sorted.scalars[ends[number]] = scalars[index]
            ends[number] &+= 1
        }
        for (index, scalar) in zip(run, sorted.scalars) { scalars[index] = scalar }
    }

    /// Joins what belongs together, in place.
    private func compose() {
        let scalars = result.scalars
        var count = 0
        var starter = -1
        var lastClass: UInt32 = 0
        for entry in scalars {
            let scalar = entry & Packed.scalarMask
            let combiningClass = entry &>> Packed.classShift
            let isBlocked = starter < 0 || (count &- starter > 1 && lastClass >= combiningClass)
            if !isBlocked, let composed = composition(of: scalars[starter], scalar) {
                scalars[starter] = composed
                continue
            }
            if combiningClass == 0 { starter = count }
            lastClass = combiningClass
            scalars[count] = scalar
            count &+= 1
        }
        result.truncate(to: count)
    }

    private func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
        Hangul.composition(of: first, second) ?? table.composition(of: first, second)
    }

    private enum Packed {
        static let classShift: UInt32 = 24
        static let scalarMask: UInt32 = 0x1F_FFFF
        static let longestInsertion = 32
    }
}

/// Arithmetic of the Hangul syllables (The Unicode Standard, section 3.12).
private enum Hangul {
    static let firstSyllable: UInt32 = 0xAC00
    static let firstLeading: UInt32 = 0x1100
    static let firstVowel: UInt32 = 0x1161
    /// The one before the first, so that 0 stands for none.
    static let trailingBase: UInt32 = 0x11A7
    static let leadingCount: UInt32 = 19
    static let vowelCount: UInt32 = 21
    static let trailingCount: UInt32 = 28
    static let syllableCount: UInt32 = 11_172

    struct Syllable {
        var leading, vowel: UInt32
        var trailing: UInt32?

        init?(_ scalar: UInt32) {
            let index = scalar &- firstSyllable
            guard index < syllableCount else { return nil }
            leading = firstLeading &+ index / (vowelCount &* trailingCount)
            vowel = firstVowel &+ index % (vowelCount &* trailingCount) / trailingCount
            trailing = index % trailingCount == 0 ? nil : trailingBase &+ index % trailingCount
        }
    }

    static func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
        let leading = first &- firstLeading
        let vowel = second &- firstVowel
        if leading < leadingCount, vowel < vowelCount {
            return firstSyllable &+ (leading &* vowelCount &+ vowel) &* trailingCount
        }
        let index = first &- firstSyllable
        let trailing = second &- trailingBase
        guard index < syllableCount, index % trailingCount == 0, trailing > 0, trailing < trailingCount else {
            return nil
        }
        return first &+ trailing
    }
}
