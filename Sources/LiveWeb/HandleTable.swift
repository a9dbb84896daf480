/// The number of models in all tables.
nonisolated(unsafe) var modelCount: Int32 = 0

/// Keeps the models of a page, and gives out a number for each.
///
/// No number is given out twice before 2^32 others, so that a stale handle finds nothing instead of another model. Each model has
/// memory of its own: what moves the entries of a table is the same code for all kinds of models.
struct HandleTable<Model> {
    private var entries = HandleEntries()

    /// Whether the table keeps no model.
    var isEmpty: Bool { entries.all.isEmpty }

    /// Keeps a model; the result is never zero.
    mutating func insert(_ model: Model) -> UInt32 {
        let place = UnsafeMutablePointer<Model>.allocate(capacity: 1)
        place.initialize(to: model)
        return entries.insert(place)
    }

    /// Forgets a model; the last one frees the table's memory.
    mutating func remove(_ handle: UInt32) {
        guard let place = entries.remove(handle) else { return }
        place.assumingMemoryBound(to: Model.self).deinitialize(count: 1)
        place.deallocate()
    }

    /// Changes a model in place; does nothing for an unknown handle.
    mutating func update(_ handle: UInt32, _ change: (inout Model) -> Void) {
        guard let index = entries.index(of: handle) else { return }
        change(&entries.all[index].model.assumingMemoryBound(to: Model.self).pointee)
    }

    /// Changes every model in place, in the order of their handles.
    mutating func updateAll(_ change: (UInt32, inout Model) -> Void) {
        for entry in entries.all { change(entry.handle, &entry.model.assumingMemoryBound(to: Model.self).pointee) }
    }
}

/// Handles, and where their models are.
private struct HandleEntries {
    private(set) var all: [(handle: UInt32, model: UnsafeMutableRawPointer)] = []
    private var latest: UInt32 = 0

    @inline(never) mutating func insert(_ model: UnsafeMutableRawPointer) -> UInt32 {
        latest = latest == .max ? 1 : latest &+ 1
        all.append((latest, model))
        modelCount &+= 1
        return latest
    }

    @inline(never) mutating func remove(_ handle: UInt32) -> UnsafeMutableRawPointer? {
        guard let index = index(of: handle) else { return nil }
        let (_, model) = all.remove(at: index)
        modelCount &-= 1
        if all.isEmpty { all = [] }
        return model
    }

    /// Handles ascend until they wrap around, because models are always appended.
    ///
    /// - Complexity: O(log *n*).
    @inline(never) func index(of handle: UInt32) -> Int? {
        var low = 0
        var high = all.count
        while low < high {
            let middle = (low &+ high) &>> 1
            if all[middle].handle < handle {
                low = middle &+ 1
            } else {
                high = middle
            }
        }
        return low < all.count && all[low].handle == handle ? low : nil
    }
}
