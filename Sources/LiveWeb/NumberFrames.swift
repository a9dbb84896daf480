import LiveControls
import LiveUnicode

/// One frame of all counting numbers. Every frame reuses the same buffers.
///
/// A frame consists of 32-bit integers: the number of models still counting, the number of entries, and the address and length
/// of the texts. An entry follows for each number whose text changed: its handle, the text's length in UTF-16 code units, and
/// whether the number has settled. The texts are concatenated as UTF-8, so the page decodes them in one call.
struct NumberFrames {
    private static let headerCount = 4

    private var entries: [UInt32] = []
    private var text: [UInt8] = []

    mutating func write(_ time: Double) -> UInt32 {
        entries.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
        for _ in 0..<Self.headerCount { entries.append(0) }
        var counting: UInt32 = 0
        var changes: UInt32 = 0
        numbers.updateAll { handle, number in
            guard number.isCounting else { return }
            let hasChanged = number.advance(to: time)
            if number.isCounting {
                counting &+= 1
                guard hasChanged else { return }
            }
            changes &+= 1
            entries.append(handle)
            number.shownBytes.withUnsafeBufferPointer { bytes in
                entries.append(UInt32(truncatingIfNeeded: bytes.utf16Count(in: bytes.indices)))
                text.append(contentsOf: bytes)
            }
            entries.append(number.isCounting ? 0 : 1)
        }
        entries[0] = counting
        entries[1] = changes
        entries[2] = text.withUnsafeBufferPointer { UInt32(address: $0.baseAddress) }
        entries[3] = UInt32(truncatingIfNeeded: text.count)
        return entries.withUnsafeBufferPointer { UInt32(address: $0.baseAddress) }
    }
}
