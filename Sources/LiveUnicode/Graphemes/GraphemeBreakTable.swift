/// The grapheme break class of every scalar value.
///
/// The standard library has the same tables, but they add seven times as much to a WebAssembly module. On an Apple
/// device, they have the Unicode version of the system, so counts would depend on the device.
struct GraphemeBreakTable: Sendable {
    /// The shared table, which is unpacked on first use and takes 6.5 KB.
    static let shared = GraphemeBreakTable()

    /// One entry for each run, with its first scalar value in the upper 28 bits and its class in the lower 4.
    private let runs: [UInt32]
    /// For each block of 256 scalars of the first two planes, and for the end of these planes, the run that contains
    /// its first scalar. These planes contain all scripts and emoji.
    private let blockRuns: [UInt16]

    private static let blockCount = 0x200

    private init() {
        var runs: [UInt32] = []
        runs.reserveCapacity(GraphemeBreakData.runCount)
        var reader = PackedReader(GraphemeBreakData.packedRuns)
        var start: UInt32 = 0
        while !reader.isAtEnd {
            let run = reader.number()
            runs.append(start &<< 4 | run & 0x0F)
            start &+= run &>> 4
        }
        self.runs = runs

        var blockRuns: [UInt16] = []
        blockRuns.reserveCapacity(Self.blockCount &+ 1)
        var run = 0
        for block in 0...UInt32(Self.blockCount) {
            while run &+ 1 < runs.count, runs[run &+ 1] &>> 4 <= block &<< 8 { run &+= 1 }
            blockRuns.append(UInt16(truncatingIfNeeded: run))
        }
        self.blockRuns = blockRuns
    }

    /// Returns the class of a scalar value.
    ///
    /// - Complexity: O(log *r*) in the number of runs in the scalar's block of 256. Beyond the first two planes, it's
    ///   that of the whole table.
    func breakClass(of scalar: UInt32) -> GraphemeBreakClass {
        if Hangul.isSyllable(scalar) { return Hangul.isClosed(scalar) ? .hangulLVT : .hangulLV }
        let key = scalar &<< 4 | 0x0F
        let block = Int(scalar &>> 8)
        let isInBlock = block < Self.blockCount
        var low = isInBlock ? Int(blockRuns[block]) : 0
        var high = isInBlock ? Int(blockRuns[block &+ 1]) &+ 1 : runs.count
        while high &- low > 1 {
            let middle = (low &+ high) &>> 1
            if runs[middle] <= key {
                low = middle
            } else {
                high = middle
            }
        }
        return GraphemeBreakClass(rawValue: UInt8(truncatingIfNeeded: runs[low] & 0x0F)) ?? .other
    }
}
