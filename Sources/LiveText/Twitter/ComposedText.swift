/// A text as Twitter counts it: in NFC, each line's end one line feed; and where each of its scalars ends in the original.
struct ComposedText {
    private(set) var scalars: [UInt32] = []
    /// For each scalar, the UTF-16 offset in the original after what it was made of.
    private(set) var ends: [Int] = []
    /// The original's length in UTF-16.
    private(set) var length = 0

    private let tables: TwitterTextTables
    /// Where the latest starter is, which a mark may compose with.
    private var starter = -1
    /// The class of the latest mark that stayed behind the starter.
    private var latestClass: UInt8 = 0
    /// Marks that wait for the next starter, with their classes and ends.
    private var marks: [UInt32] = []
    private var markClasses: [UInt8] = []
    private var markEnds: [Int] = []

    /// - Complexity: O(*n*).
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ tables: TwitterTextTables) {
        self.tables = tables
        scalars.reserveCapacity(bytes.count)
        ends.reserveCapacity(bytes.count)
        var position = 0
        while position < bytes.count {
            var (scalar, size) = bytes.scalar(at: position)
            position &+= size
            if scalar == UInt32(UInt8(ascii: "\r")) {
                scalar = UInt32(UInt8(ascii: "\n"))
                if position < bytes.count, bytes[position] == UInt8(ascii: "\n") {
                    position &+= 1
                    length &+= 1
                }
            }
            let start = length
            length &+= scalar > 0xFFFF ? 2 : 1
            append(scalar, from: start)
        }
        composeMarks()
    }

    private mutating func append(_ scalar: UInt32, from start: Int) {
        // Below are no marks and nothing composes with what stands before it; the ideographs have neither.
        if scalar < 0xC0 || (scalar >= 0x3400 && scalar < 0xA000) {
            appendStarter(scalar, end: length)
        } else if let (first, second) = tables.composition.parts(of: scalar) {
            if second == 0 { return append(first, from: start) }
            // A part alone does not reach the end of the original scalar.
            let end = length
            length = start
            append(first, from: start)
            length = end
            append(second, from: start)
        } else {
            let combiningClass = tables.composition.combiningClass(of: scalar)
            if combiningClass == 0 {
                appendStarter(scalar, end: length)
            } else {
                marks.append(scalar)
                markClasses.append(combiningClass)
                markEnds.append(length)
            }
        }
    }

    private mutating func appendStarter(_ scalar: UInt32, end: Int) {
        if !marks.isEmpty { composeMarks() }
        let isAdjacent = starter >= 0 && starter == scalars.count &- 1
        if isAdjacent, scalar >= 0x300, let whole = tables.composition.composition(of: scalars[starter], scalar) {
            scalars[starter] = whole
            ends[starter] = end
            return
        }
        starter = scalars.count
        latestClass = 0
        append(scalar, end)
    }

    /// Goes through the marks in the order of their classes, each class in the order of the text. There are few classes,
    /// so that this is quicker than a sort, however many marks somebody piles on one letter.
    private mutating func composeMarks() {
        var combiningClass: UInt8 = 0
        while true {
            var next = UInt8.max
            for other in markClasses where other > combiningClass { next = min(next, other) }
            if next == .max { break }
            combiningClass = next
            for index in 0..<marks.count where markClasses[index] == combiningClass {
                compose(marks[index], combiningClass, end: markEnds[index])
            }
        }
        marks = []
        markClasses = []
        markEnds = []
        // Marks that changed places, or went into the starter, may end behind what follows them.
        var index = max(1, starter &+ 1)
        while index < ends.count {
            ends[index] = max(ends[index], ends[index &- 1])
            index &+= 1
        }
    }

    private mutating func compose(_ mark: UInt32, _ combiningClass: UInt8, end: Int) {
        if starter >= 0, latestClass < combiningClass,
            let whole = tables.composition.composition(of: scalars[starter], mark)
        {
            scalars[starter] = whole
            ends[starter] = max(ends[starter], end)
        } else {
            latestClass = combiningClass
            append(mark, end)
        }
    }

    private mutating func append(_ scalar: UInt32, _ end: Int) {
        scalars.append(scalar)
        ends.append(end)
    }
}
