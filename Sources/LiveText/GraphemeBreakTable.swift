/// The grapheme break class of every scalar value.
///
/// The standard library has the same tables, at seven times the weight in a WebAssembly module; and those of an
/// Apple device are of the Unicode version of its system, so that a count would depend on who counts.
struct GraphemeBreakTable: Sendable {
    /// Unpacked once, on first use; 5.5 KB.
    static let shared = GraphemeBreakTable()

    /// One entry a run: its first scalar value in the upper 28 bits, its class in the lower 4.
    private let runs: [UInt32]

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
    }

    /// The class of a scalar value.
    ///
    /// - Complexity: O(log *r*) for the *r* = 1,369 runs of the table.
    func breakClass(of scalar: UInt32) -> GraphemeBreakClass {
        if scalar &- Hangul.firstSyllable < Hangul.syllableCount {
            return (scalar &- Hangul.firstSyllable) % Hangul.finalCount == 0 ? .hangulLV : .hangulLVT
        }
        let key = scalar &<< 4 | 0x0F
        return runs.withUnsafeBufferPointer { runs in
            var low = 0
            var high = runs.count
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

    /// Arithmetic of the Hangul syllables (The Unicode Standard, section 3.12).
    private enum Hangul {
        static let firstSyllable: UInt32 = 0xAC00
        static let syllableCount: UInt32 = 11_172
        static let finalCount: UInt32 = 28
    }
}
