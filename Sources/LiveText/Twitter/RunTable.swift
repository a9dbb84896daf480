/// A small number for each scalar value, kept as runs of scalars that have the same.
struct RunTable: Sendable {
    /// The scalar after the end of each run.
    private var ends: [UInt32] = []
    private var values: [UInt8] = []

    /// A table that gives zero for every scalar.
    init() {}

    init(_ reader: inout PackedReader) {
        var end: UInt32 = 0
        for _ in 0..<reader.count() {
            values.append(reader.byte())
            end &+= UInt32(truncatingIfNeeded: reader.number())
            ends.append(end)
        }
    }

    /// - Complexity: O(log *r*) in the runs.
    func value(of scalar: UInt32) -> UInt8 {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low &+ high) &>> 1
            if ends[middle] <= scalar {
                low = middle &+ 1
            } else {
                high = middle
            }
        }
        return low < values.count ? values[low] : 0
    }
}
