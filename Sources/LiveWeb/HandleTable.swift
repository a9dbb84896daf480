/// The number of models in all tables.
nonisolated(unsafe) var modelCount: Int32 = 0

/// Stores the models of a page and assigns a handle to each.
///
/// A handle isn't reused until 2^32 others have been assigned, so a stale handle finds no model instead of the wrong one. Each
/// model has its own allocation, so all model types share the code that moves table entries.
struct HandleTable<Model> {
    private var entries = HandleEntries()

    /// Whether the table is empty.
    var isEmpty: Bool { entries.all.isEmpty }

    /// Stores a model and returns its handle, which is never zero.
    mutating func insert(_ model: Model) -> UInt32 {
        let place = UnsafeMutablePointer<Model>.allocate(capacity: 1)
        place.initialize(to: model)
        return entries.insert(place)
    }

    /// Removes a model. Removing the last one frees the table's memory.
    mutating func remove(_ handle: UInt32) {
        guard let place = entries.remove(handle) else { return }
        place.assumingMemoryBound(to: Model.self).deinitialize(count: 1)
        place.deallocate()
    }

    /// Updates a model in place. An unknown handle has no effect.
    mutating func update(_ handle: UInt32, _ change: (inout Model) -> Void) {
        guard let index = entries.index(of: handle) else { return }
        change(&entries.all[index].model.assumingMemoryBound(to: Model.self).pointee)
    }

    /// Updates every model in place, in handle order.
    mutating func updateAll(_ change: (UInt32, inout Model) -> Void) {
        for entry in entries.all { change(entry.handle, &entry.model.assumingMemoryBound(to: Model.self).pointee) }
    }
}

/// The handles, with the addresses of their models.
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

    /// Returns the index of a handle by binary search. New models are appended, so handles ascend until they wrap around.
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
