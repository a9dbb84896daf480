import LiveUnicode

/// A table of small numbers for scalar values, stored as runs of scalars with the same number.
struct RunTable: Sendable {
    /// The last scalar of each run.
    private var ends: [UInt32] = []
    private var values: [UInt8] = []

    /// Creates a table that returns zero for every scalar.
    init() {}

    init(_ reader: inout PackedReader) {
        var end: UInt32 = 0
        for _ in 0..<reader.count() {
            values.append(reader.byte())
            end &+= reader.number()
            ends.append(end &- 1)
        }
    }

    /// Returns the number for a scalar.
    ///
    /// - Complexity: O(log *r*) in the number of runs.
    func value(of scalar: UInt32) -> UInt8 {
        let run = ends.partitionIndex(of: scalar)
        return run < values.count ? values[run] : 0
    }
}

extension [UInt32] {
    /// Returns the index of the first element that isn't less than a number, in an array in ascending order.
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
