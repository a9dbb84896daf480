import LiveUnicode

/// A small number for each scalar value, kept as runs of scalars with the same number.
struct RunTable: Sendable {
    /// The last scalar of each run.
    private var ends: [UInt32] = []
    private var values: [UInt8] = []

    /// A table that gives zero for every scalar.
    init() {}

    init(_ reader: inout PackedReader) {
        var end: UInt32 = 0
        for _ in 0..<reader.count() {
            values.append(reader.byte())
            end &+= reader.number()
            ends.append(end &- 1)
        }
    }

    /// - Complexity: O(log *r*) in the runs.
    func value(of scalar: UInt32) -> UInt8 {
        let run = ends.partitionIndex(of: scalar)
        return run < values.count ? values[run] : 0
    }
}

extension [UInt32] {
    /// The index of the first element that is not below a number, in ascending elements.
    func partitionIndex(of number: UInt32) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low &+ high) &>> 1
            if self[middle] < number {
                low = middle &+ 1
            } else {
                high = middle
            }
        }
        return low
    }
}
