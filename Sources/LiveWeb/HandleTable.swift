/// The number of models in all tables.
nonisolated(unsafe) var modelCount: Int32 = 0

/// Keeps the models of a page, and gives out a number for each.
///
/// No number is given out twice before 2^32 others, so that a stale handle finds nothing instead of another model.
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

    /// Forgets a model; the last one frees the table's memory.
    mutating func remove(_ handle: UInt32) {
        guard let index = index(of: handle) else { return }
        entries.remove(at: index)
        modelCount &-= 1
        if entries.isEmpty { entries = [] }
    }

    /// Changes a model in place; does nothing for an unknown handle.
    mutating func update(_ handle: UInt32, _ change: (inout Model) -> Void) {
        guard let index = index(of: handle) else { return }
        change(&entries[index].model)
    }

    /// Changes every model in place, in the order of their handles.
    mutating func updateAll(_ change: (UInt32, inout Model) -> Void) {
        for index in entries.indices { change(entries[index].handle, &entries[index].model) }
    }

    /// Handles ascend until they wrap around, because models are always appended.
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
