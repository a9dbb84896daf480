import LiveUnicode

/// The top-level domains.
struct TopLevelDomains: Sendable {
    /// The names in UTF-8, sorted and concatenated.
    private var bytes: [UInt8] = []
    /// The start of each name, and the end of the last one.
    private var starts: [Int] = [0]

    /// Creates an empty table, with which any letters count as a name.
    init() {}

    init(_ reader: inout PackedReader) {
        for _ in 0..<reader.count() {
            let head = reader.byte()
            let start = starts[starts.count &- 1]
            let previous = starts.count > 1 ? starts[starts.count &- 2] : start
            for offset in 0..<min(Int(head &>> 4), start &- previous) { bytes.append(bytes[previous &+ offset]) }
            let shortRest = head & 0x0F
            for _ in 0..<(shortRest < 0x0F ? shortRest : reader.byte()) { bytes.append(reader.byte()) }
            starts.append(bytes.count)
        }
    }

    /// Whether the names are known. Without them, words can't be distinguished from domains.
    var areKnown: Bool { starts.count > 1 }

    /// The limit for the length of a name in scalars. The longest name has 18 scalars.
    private static let longest = 24

    /// Returns the number of scalars in the name that begins at an index. The result is zero if no name begins there or
    /// the word continues after it.
    func length(at start: Int, in scalars: UnsafeBufferPointer<UInt32>, upTo end: Int) -> Int {
        var name: [UInt8] = []
        var sizes: [Int] = []
        var index = start
        while index < end, sizes.count < Self.longest, Self.mayHold(scalars[index]) {
            name.append(utf8: scalars[index].foldedForDomains)
            sizes.append(name.count)
            index &+= 1
        }
        if !areKnown { return Self.guessedLength(of: sizes.count, at: start, in: scalars, upTo: end) }
        var length = sizes.count
        while length > 0 {
            if Self.mayFollow(start &+ length, in: scalars, upTo: end), holds(name, upTo: sizes[length &- 1]) {
                return length
            }
            length &-= 1
        }
        return 0
    }

    private static func guessedLength(
        of length: Int,
        at start: Int,
        in scalars: UnsafeBufferPointer<UInt32>,
        upTo end: Int
    ) -> Int {
        var letters = 0
        while letters < length, scalars[start &+ letters] < 0x80 { letters &+= 1 }
        let guess = letters == 0 ? length : letters
        return guess > 1 && mayFollow(start &+ guess, in: scalars, upTo: end) ? guess : 0
    }

    /// Returns whether a name can contain a scalar. Names consist of ASCII letters and any characters beyond ASCII.
    private static func mayHold(_ scalar: UInt32) -> Bool {
        scalar >= 0x80 ? URLCharacter.isInDomain(scalar) : scalar | 0x20 >= 0x61 && scalar | 0x20 <= 0x7A
    }

    private static func mayFollow(_ index: Int, in scalars: UnsafeBufferPointer<UInt32>, upTo end: Int) -> Bool {
        guard index < end else { return true }
        return !URLCharacter.isAlphanumeric(scalars[index]) && !URLCharacter.isOne(of: "@+-", scalars[index])
    }

    private func holds(_ name: [UInt8], upTo size: Int) -> Bool {
        var low = 0
        var high = starts.count &- 1
        while low < high {
            let middle = (low &+ high) &>> 1
            let order = compare(name, size, with: middle)
            if order == 0 { return true }
            if order > 0 {
                low = middle &+ 1
            } else {
                high = middle
            }
        }
        return false
    }

    /// Returns a negative number, zero, or a positive number if the name comes before, equals, or comes after the one
    /// at an index.
    private func compare(_ name: [UInt8], _ size: Int, with index: Int) -> Int {
        let start = starts[index]
        let otherSize = starts[index &+ 1] &- start
        for offset in 0..<min(size, otherSize) {
            let difference = Int(name[offset]) &- Int(bytes[start &+ offset])
            if difference != 0 { return difference }
        }
        return size &- otherSize
    }
}
