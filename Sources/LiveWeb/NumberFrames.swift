import LiveControls

/// One frame of all counting numbers. Every frame reuses the same buffer.
///
/// A frame consists of 64-bit floats: the number of entries, and for each entry the handle of a number and the value to show,
/// which is NaN for a number that has settled.
struct NumberFrames {
    private var entries: [Double] = []

    mutating func write(_ time: Double) -> UInt32 {
        entries.removeAll(keepingCapacity: true)
        entries.append(0)
        numbers.updateAll { handle, number in
            guard number.isCounting else { return }
            entries[0] += 1
            entries.append(Double(handle))
            entries.append(number.advance(to: time) ?? .nan)
        }
        return entries.withUnsafeBufferPointer { UInt32(address: $0.baseAddress) }
    }
}
