/// The grapheme break class of every scalar value.
///
/// The standard library has the same tables, at seven times the weight in a WebAssembly module; and those of an
/// Apple device are of the Unicode version of its system, so that a count would depend on who counts.
struct GraphemeBreakTable: Sendable {
    /// Unpacked once, on first use; 6.5 KB.
    static let shared = GraphemeBreakTable()

    /// One entry a run: its first scalar value in the upper 28 bits, its class in the lower 4.
    private let runs: [UInt32]
    /// For each block of 256 scalars of the first two planes, which hold all scripts and emoji, and for the end of
    /// these planes: the run that its first scalar is in.
    private let blockRuns: [UInt16]

    private static let blockCount = 0x200

    private init() {
        var runs: [UInt32] = []
        runs.reserveCapacity(GraphemeBreakData.runCount)
        var start: UInt32 = 0
        var entry: UInt32 = 0
        var length: UInt32 = 0
        var shift: UInt32 = 0
        for byte in GraphemeBreakData.packedRuns {
            if shift == 0 {
                entry = start &<< 4 | UInt32(byte & 0x0F)
                length = UInt32(byte &>> 4 & 7)
                shift = 3
            } else {
                length |= UInt32(byte & 0x7F) &<< shift
                shift &+= 7
            }
            if byte < 0x80 {
                runs.append(entry)
                start &+= length
                shift = 0
            }
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

    /// The class of a scalar value.
    ///
    /// - Complexity: O(log *r*) in the runs of the scalar's block of 256; of the whole table beyond the first two planes.
    func breakClass(of scalar: UInt32) -> GraphemeBreakClass {
        if scalar &- Hangul.firstSyllable < Hangul.syllableCount {
            return (scalar &- Hangul.firstSyllable) % Hangul.finalCount == 0 ? .hangulLV : .hangulLVT
        }
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

    /// Arithmetic of the Hangul syllables (The Unicode Standard, section 3.12).
    private enum Hangul {
        static let firstSyllable: UInt32 = 0xAC00
        static let syllableCount: UInt32 = 11_172
        static let finalCount: UInt32 = 28
    }
}
