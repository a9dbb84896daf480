/// How many models all tables keep.
nonisolated(unsafe) var modelCount: Int32 = 0

/// Keeps the models that a page holds, and gives out a number for each.
///
/// A number is never given out twice until 2^32 were, so that a stale one finds nothing instead of another's model.
struct HandleTable<Model> {
    private var entries: [(handle: UInt32, model: Model)] = []
    private var latest: UInt32 = 0

    /// Whether the table keeps no model.
    var isEmpty: Bool { entries.isEmpty }

    /// Keeps a model; the result is never zero.
    mutating func insert(_ model: Model) -> UInt32 {
        latest = latest == .max ? 1 : latest &+ 1
        entries.append((latest, model))
        modelCount &+= 1
        return latest
    }

    /// Forgets a model; the memory goes with the last one.
    mutating func remove(_ handle: UInt32) {
        guard let index = index(of: handle) else { return }
        entries.remove(at: index)
        modelCount &-= 1
        if entries.isEmpty { entries = [] }
    }

    /// Changes a model in its place; does nothing for a handle that is not there.
    mutating func update(_ handle: UInt32, _ change: (inout Model) -> Void) {
        guard let index = index(of: handle) else { return }
        change(&entries[index].model)
    }

    /// Changes every model in its place, in the order of their handles.
    mutating func updateAll(_ change: (UInt32, inout Model) -> Void) {
        for index in entries.indices { change(entries[index].handle, &entries[index].model) }
    }

    /// Handles ascend, as they are only ever appended, until they wrap around.
    ///
    /// - Complexity: O(log *n*).
    private func index(of handle: UInt32) -> Int? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low &+ high) &>> 1
            if entries[middle].handle < handle {
                low = middle &+ 1
            } else {
                high = middle
            }
        }
        return low < entries.count && entries[low].handle == handle ? low : nil
    }
}
