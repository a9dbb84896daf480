/// The decompositions, compositions, and combining classes of scalars (UAX #15), except for Hangul.
///
/// The standard library has the same data, but it adds several times as much to a WebAssembly module. On an Apple
/// device, it has the Unicode version of the system, so a form and its server could disagree on a length.
struct CanonicalTable: Sendable {
    /// The shared table, which is unpacked on first use and takes 60 KB.
    static let shared = CanonicalTable()

    /// The first scalar that can have a combining class. No scalar below ``firstDecomposed`` decomposes.
    static let firstMark: UInt32 = 0x300
    static let firstDecomposed: UInt32 = 0xC0

    /// The scalars that decompose, in ascending order. The full decomposition of the *n*-th scalar ends in `expansions`
    /// at the *n*-th of `expansionEnds`.
    private var decomposed: [UInt32] = []
    /// A hash table of indexes in `decomposed`, plus one. The value 0 ends a search.
    private var decomposedPlaces = [UInt16](repeating: 0, count: 1 &<< placeBits)
    private var expansionEnds: [Int] = []
    /// The decompositions, with the combining class of each scalar in the upper eight bits.
    private(set) var expansions: [UInt32] = []
    /// Whether each decomposable scalar is its own canonical form and doesn't join the scalars before it.
    private var areWhole: [Bool] = []
    private var compositions = CompositionTable()
    /// The starts of runs with the same class, in ascending order.
    private var classStarts: [UInt32] = []
    private var classRuns: [(end: UInt32, combiningClass: UInt8)] = []
    /// For each block of 128 scalars of the first two planes, and for their end, the number of runs that begin before
    /// it.
    private var runsBefore: [UInt16] = []

    private static let blockCount = 0x20000 / 128

    private init() {
        readClasses()
        runsBefore = Self.countsByBlock(classStarts)
        let (steps, seconds) = readDecompositions()
        hashDecomposed()
        for scalar in decomposed {
            let start = expansions.count
            expand(scalar, steps)
            expansionEnds.append(expansions.count)
            areWhole.append(isWhole(scalar, steps) && !seconds.contains(expansions[start]))
        }
    }

    private func isWhole(_ scalar: UInt32, _ steps: [Step]) -> Bool {
        guard let index = index(of: scalar) else { return combiningClass(of: scalar) == 0 }
        let (first, second) = steps[index]
        return second != 0 && compositions.composition(of: first, second) == scalar && isWhole(first, steps)
    }

    private typealias Step = (first: UInt32, second: UInt32)

    private static func countsByBlock(_ values: [UInt32]) -> [UInt16] {
        var counts: [UInt16] = []
        var count = 0
        for block in 0...UInt32(blockCount) {
            while count < values.count, values[count] < block &<< 7 { count &+= 1 }
            counts.append(UInt16(truncatingIfNeeded: count))
        }
        return counts
    }

    /// Reads the decompositions.
    ///
    /// - Returns: The one-step decomposition of each scalar in `decomposed`, whose second scalar is 0 if there is only
    ///   one, and all scalars that can come second.
    private mutating func readDecompositions() -> (steps: [Step], seconds: [UInt32]) {
        var seconds: [UInt32] = []
        var steps: [Step] = []
        var reader = PackedReader(CanonicalData.seconds)
        var second: UInt32 = 0
        while !reader.isAtEnd {
            second &+= reader.number()
            seconds.append(second)
        }
        var pairReader = PackedPairs()
        var singleReader = PackedSingles()
        var pair = pairReader.next()
        var single = singleReader.next()
        while pair != nil || single != nil {
            if let each = pair, each.scalar < single?.scalar ?? .max {
                guard each.second < seconds.count else { break }
                decomposed.append(each.scalar)
                steps.append((each.first, seconds[each.second]))
                if each.isComposedAgain { compositions.insert(each.first, seconds[each.second], each.scalar) }
                pair = pairReader.next()
            } else if let each = single {
                decomposed.append(each.scalar)
                steps.append((each.target, 0))
                single = singleReader.next()
            }
        }
        return (steps, seconds)
    }

    /// Appends the full decomposition of a scalar, step by step. In Unicode, it has at most four scalars.
    private mutating func expand(_ scalar: UInt32, _ steps: [Step]) {
        guard let index = index(of: scalar) else {
            expansions.append(scalar | UInt32(combiningClass(of: scalar)) &<< 24)
            return
        }
        expand(steps[index].first, steps)
        if steps[index].second != 0 { expand(steps[index].second, steps) }
    }

    private mutating func readClasses() {
        var reader = PackedReader(CanonicalData.classes)
        var end: UInt32 = 0
        while !reader.isAtEnd {
            let start = end &+ reader.number()
            end = start &+ reader.number()
            classStarts.append(start)
            classRuns.append((end, reader.byte()))
        }
    }

    /// Returns the scalar's Canonical_Combining_Class.
    ///
    /// - Complexity: O(log *r*) in the number of runs.
    func combiningClass(of scalar: UInt32) -> UInt8 {
        guard scalar >= Self.firstMark else { return 0 }
        let index = Self.lastIndex(in: classStarts, notAbove: scalar, Self.range(of: scalar, in: runsBefore))
        return index >= 0 && scalar < classRuns[index].end ? classRuns[index].combiningClass : 0
    }

    /// Returns the range of a scalar's full decomposition in ``expansions``, in the order of its parts rather than of
    /// their classes. It also returns whether the scalar is its own canonical form and doesn't join the scalars before
    /// it.
    ///
    /// - Complexity: O(1).
    func expansion(of scalar: UInt32) -> (range: Range<Int>, isWhole: Bool)? {
        guard scalar >= Self.firstDecomposed, let index = index(of: scalar) else { return nil }
        return ((index > 0 ? expansionEnds[index &- 1] : 0)..<expansionEnds[index], areWhole[index])
    }

    /// Returns the first scalar of a scalar's full decomposition, such as the letter under an accent.
    ///
    /// - Complexity: O(1).
    func base(of scalar: UInt32) -> UInt32 {
        // The upper bits are a combining class.
        expansion(of: scalar).map { expansions[$0.range.lowerBound] & 0x1F_FFFF } ?? scalar
    }

    /// Returns the composition of two scalars, if there is one.
    ///
    /// - Complexity: O(1).
    func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
        second >= Self.firstMark ? compositions.composition(of: first, second) : nil
    }

    /// The size of the hash table in bits. The table has four times as many entries as there are scalars that
    /// decompose, so most searches end at once.
    private static let placeBits: UInt32 = 13

    private static func place(of scalar: UInt32) -> Int {
        Int((scalar &* 0x9E37_79B1) &>> (32 &- placeBits))
    }

    private mutating func hashDecomposed() {
        for (index, scalar) in decomposed.enumerated() {
            var place = Self.place(of: scalar)
            while decomposedPlaces[place] != 0 { place = (place &+ 1) & (decomposedPlaces.count &- 1) }
            decomposedPlaces[place] = UInt16(truncatingIfNeeded: index &+ 1)
        }
    }

    private func index(of scalar: UInt32) -> Int? {
        var place = Self.place(of: scalar)
        while decomposedPlaces[place] != 0 {
            let index = Int(decomposedPlaces[place]) &- 1
            if decomposed[index] == scalar { return index }
            place = (place &+ 1) & (decomposedPlaces.count &- 1)
        }
        return nil
    }

    /// Returns the range of the values in a scalar's block.
    private static func range(of scalar: UInt32, in before: [UInt16]) -> Range<Int> {
        let block = Int(scalar &>> 7)
        return block < blockCount ? Int(before[block])..<Int(before[block &+ 1]) : Int(before[blockCount])..<Int.max
    }

    /// Returns the index of the last value in a range that isn't above a given one, or the index before the range.
    private static func lastIndex(in values: [UInt32], notAbove value: UInt32, _ range: Range<Int>) -> Int {
        var low = range.lowerBound &- 1
        var high = min(range.upperBound, values.count)
        while high &- low > 1 {
            let middle = (low &+ high) &>> 1
            if values[middle] <= value {
                low = middle
            } else {
                high = middle
            }
        }
        return low
    }
}

/// A hash table of pairs of scalars and their compositions.
private struct CompositionTable: Sendable {
    /// The size of the table in bits. The table has more than twice as many entries as there are pairs, so a search
    /// takes one or a few steps.
    private static let bits: UInt32 = 11

    private var entries = [(first: UInt32, second: UInt32, composed: UInt32)](repeating: (0, 0, 0), count: 1 &<< bits)
    private var count = 0

    private static func place(of first: UInt32, _ second: UInt32) -> Int {
        Int((first &* 0x9E37_79B1 ^ second &* 0x85EB_CA77) &>> (32 &- bits))
    }

    mutating func insert(_ first: UInt32, _ second: UInt32, _ composed: UInt32) {
        // One entry stays free, so that every search ends.
        guard count < entries.count &- 1 else { return }
        count &+= 1
        var place = Self.place(of: first, second)
        while entries[place].composed != 0 { place = (place &+ 1) & (entries.count &- 1) }
        entries[place] = (first, second, composed)
    }

    func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
        var place = Self.place(of: first, second)
        while entries[place].composed != 0 {
            if entries[place].first == first, entries[place].second == second { return entries[place].composed }
            place = (place &+ 1) & (entries.count &- 1)
        }
        return nil
    }
}
