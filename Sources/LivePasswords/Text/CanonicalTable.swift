/// Decompositions, compositions and combining classes of scalars (UAX #15), Hangul aside.
///
/// The standard library has the same, at several times the weight in a WebAssembly module; and that of an Apple device is of
/// its system's Unicode version, so that a form and its server would not agree on a length.
struct CanonicalTable: Sendable {
    /// Unpacked once, on first use; 40 KB.
    static let shared = CanonicalTable()

    /// Below this scalar none has a combining class, and below ``firstDecomposed`` none decomposes.
    static let firstMark: UInt32 = 0x300
    static let firstDecomposed: UInt32 = 0xC0

    /// Ascending scalars that decompose, and what into; the second scalar is 0 where there is one only.
    private var decomposed: [UInt32] = []
    private var decompositions: [(first: UInt32, second: UInt32)] = []
    /// Second scalars of composable pairs, ascending; the pairs of the *n*-th, by their first scalar, end at
    /// `pairEnds[n]`.
    private var seconds: [UInt32] = []
    private var pairEnds: [Int] = []
    private var pairs: [(first: UInt32, composed: UInt32)] = []
    /// Ascending runs of one class each.
    private var classStarts: [UInt32] = []
    private var classRuns: [(end: UInt32, combiningClass: UInt8)] = []
    /// For each block of 128 scalars of the first two planes and the end of these: how many scalars that decompose, and how
    /// many runs, begin before it.
    private var decomposedBefore: [UInt16]
    private var runsBefore: [UInt16]

    private static let blockCount = 0x20000 / 128

    private init() {
        decomposedBefore = []
        runsBefore = []
        readDecompositions()
        readClasses()
        decomposedBefore = Self.countsByBlock(decomposed)
        runsBefore = Self.countsByBlock(classStarts)
    }

    private static func countsByBlock(_ values: [UInt32]) -> [UInt16] {
        var counts: [UInt16] = []
        var count = 0
        for block in 0...UInt32(blockCount) {
            while count < values.count, values[count] < block &<< 7 { count &+= 1 }
            counts.append(UInt16(truncatingIfNeeded: count))
        }
        return counts
    }

    private mutating func readDecompositions() {
        var reader = PackedNumbers(CanonicalData.seconds)
        var second: UInt32 = 0
        while let distance = reader.next() {
            second &+= distance
            seconds.append(second)
        }
        var composable: [(second: Int, first: UInt32, composed: UInt32)] = []
        var pairReader = PackedPairs()
        var singleReader = PackedSingles()
        var pair = pairReader.next()
        var single = singleReader.next()
        while pair != nil || single != nil {
            if let each = pair, each.scalar < single?.scalar ?? .max {
                guard each.second < seconds.count else { return }
                decomposed.append(each.scalar)
                decompositions.append((each.first, seconds[each.second]))
                if each.isComposedAgain { composable.append((each.second, each.first, each.scalar)) }
                pair = pairReader.next()
            } else if let each = single {
                decomposed.append(each.scalar)
                decompositions.append((each.target, 0))
                single = singleReader.next()
            }
        }
        for index in seconds.indices {
            let start = pairs.count
            for each in composable where each.second == index {
                var place = pairs.count
                while place > start, pairs[place &- 1].first > each.first { place &-= 1 }
                pairs.insert((each.first, each.composed), at: place)
            }
            pairEnds.append(pairs.count)
        }
    }

    private mutating func readClasses() {
        var reader = PackedNumbers(CanonicalData.classes)
        var end: UInt32 = 0
        while let gap = reader.next(), let length = reader.next(), let combiningClass = reader.nextByte() {
            classStarts.append(end &+ gap)
            end = end &+ gap &+ length
            classRuns.append((end, combiningClass))
        }
    }

    /// The scalar's Canonical_Combining_Class.
    ///
    /// - Complexity: O(log *r*) in the number of runs.
    func combiningClass(of scalar: UInt32) -> UInt8 {
        guard scalar >= Self.firstMark else { return 0 }
        let index = Self.lastIndex(in: classStarts, notAbove: scalar, Self.range(of: scalar, in: runsBefore))
        return index >= 0 && scalar < classRuns[index].end ? classRuns[index].combiningClass : 0
    }

    /// What a scalar decomposes into, in one step; the second is 0 where there is one only.
    ///
    /// - Complexity: O(log *n*) in the number of scalars that decompose.
    func decomposition(of scalar: UInt32) -> (first: UInt32, second: UInt32)? {
        guard scalar >= Self.firstDecomposed else { return nil }
        let index = Self.lastIndex(in: decomposed, notAbove: scalar, Self.range(of: scalar, in: decomposedBefore))
        return index >= 0 && decomposed[index] == scalar ? decompositions[index] : nil
    }

    /// The scalar that two are composed to, if there is one.
    ///
    /// - Complexity: O(log *n*) in the number of pairs.
    func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
        guard second >= Self.firstMark else { return nil }
        let index = Self.lastIndex(in: seconds, notAbove: second, 0..<seconds.count)
        guard index >= 0, seconds[index] == second else { return nil }
        var low = index > 0 ? pairEnds[index &- 1] : 0
        var high = pairEnds[index]
        while low < high {
            let middle = (low &+ high) &>> 1
            if pairs[middle].first < first {
                low = middle &+ 1
            } else {
                high = middle
            }
        }
        return low < pairEnds[index] && pairs[low].first == first ? pairs[low].composed : nil
    }

    /// Where values of a scalar's block begin and end.
    private static func range(of scalar: UInt32, in before: [UInt16]) -> Range<Int> {
        let block = Int(scalar &>> 7)
        return block < blockCount ? Int(before[block])..<Int(before[block &+ 1]) : Int(before[blockCount])..<Int.max
    }

    /// The last of the values in a range that is not above another, or the one before the range.
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
