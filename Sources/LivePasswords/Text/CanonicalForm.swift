/// Normalization Form C (UAX #15) of a text, in scalars.
///
/// Two texts are canonically equivalent when their forms are the same.
struct CanonicalForm {
    private let table = CanonicalTable.shared
    private let result: SecretScalars
    /// The memory of the result and how much of it is used, which it is told at the end: each access to a variable of a class is
    /// checked. While the form is made, scalars have their combining class in the upper eight bits.
    private var memory: UnsafeMutableBufferPointer<UInt32>
    private var count = 0

    /// - Complexity: O(*n*).
    static func scalars(of utf8: UnsafeBufferPointer<UInt8>) -> SecretScalars {
        var form = CanonicalForm(capacity: utf8.count)
        return form.normalized(utf8)
    }

    private init(capacity: Int) {
        // Few scalars decompose into more scalars than they take bytes; for these the storage grows.
        result = SecretScalars(capacity: capacity)
        memory = result.memory
    }

    private mutating func append(_ scalar: UInt32) {
        if count == memory.count {
            result.setCount(count)
            result.grow()
            memory = result.memory
        }
        memory[count] = scalar
        count &+= 1
    }

    private mutating func normalized(_ utf8: UnsafeBufferPointer<UInt8>) -> SecretScalars {
        var decoder = UTF8Decoder(utf8)
        var isSimple = true
        while let scalar = decoder.next() {
            guard scalar < CanonicalTable.firstMark else {
                isSimple = false
                break
            }
            append(scalar)
        }
        // All scalars below the first combining mark are composed already, in any order.
        if !isSimple {
            count = 0
            decoder = UTF8Decoder(utf8)
            decomposeAll(&decoder)
            order()
            compose()
        }
        result.setCount(count)
        return result
    }

    /// CJK unified ideographs, the most frequent of the scalars that join nothing.
    private static let ideographs: ClosedRange<UInt32> = 0x3400...0x9FFF

    /// A scalar and what is known of its decomposition.
    private struct Piece {
        let scalar: UInt32
        let expansion: (range: Range<Int>, isWhole: Bool)?

        init(_ scalar: UInt32, _ table: CanonicalTable) {
            self.scalar = scalar
            expansion = table.expansion(of: scalar)
        }

        /// Whether it is a composed letter that stays as it is unless something joins it.
        var isWhole: Bool { expansion?.isWhole ?? (scalar &- Hangul.firstSyllable < Hangul.syllableCount) }

        /// Whether what stands before it stays as it is: this is no mark and no second half.
        var standsOff: Bool { scalar < CanonicalTable.firstMark || isWhole || CanonicalForm.ideographs ~= scalar }
    }

    private mutating func decomposeAll(_ decoder: inout UTF8Decoder) {
        var next = decoder.next().map { Piece($0, table) }
        while let piece = next {
            next = decoder.next().map { Piece($0, table) }
            // Most text is composed already; taking it apart to put it together again would take several times as long.
            if piece.isWhole, next?.standsOff ?? true {
                append(piece.scalar)
            } else {
                decompose(piece)
            }
        }
    }

    private mutating func decompose(_ piece: Piece) {
        let scalar = piece.scalar
        if scalar < CanonicalTable.firstDecomposed {
            append(scalar)
        } else if let syllable = Hangul.Syllable(scalar) {
            append(syllable.leading)
            append(syllable.vowel)
            if let trailing = syllable.trailing { append(trailing) }
        } else if let expansion = piece.expansion {
            for index in expansion.range { append(table.expansions[index]) }
        } else {
            append(scalar | UInt32(table.combiningClass(of: scalar)) &<< Packed.classShift)
        }
    }

    /// Puts each run of marks into the order of their classes; those of one class keep theirs.
    private func order() {
        let scalars = memory
        var index = 0
        while index < count {
            let start = index
            while index < count, scalars[index] &>> Packed.classShift != 0 { index &+= 1 }
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
    private mutating func compose() {
        let scalars = memory
        let end = count
        var count = 0
        var starter = -1
        var lastClass: UInt32 = 0
        for index in 0..<end {
            let entry = scalars[index]
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
        self.count = count
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
