/// Knows the emoji that Twitter counts as one: those of Emoji 12.0, a sequence of scalars or a single one.
struct EmojiAutomaton: Sendable {
    private var classes = RunTable()
    /// Where the transitions of each state begin.
    private var starts: [Int] = []
    /// For each state, whether an emoji may end there.
    private var isEnd: [Bool] = []
    private var transitions: [(scalarClass: UInt8, state: UInt8)] = []
    /// For each first letter of a flag a bit for each second letter.
    private var flags: [UInt32] = []

    /// An automaton that knows no list, and takes whatever is built like an emoji for one.
    init() {}

    init(_ reader: inout PackedReader) {
        classes = RunTable(&reader)
        for _ in 0..<reader.count() {
            let head = reader.byte()
            starts.append(transitions.count)
            isEnd.append(head & 1 == 1)
            for _ in 0..<head &>> 1 { transitions.append((reader.byte(), reader.byte())) }
        }
        starts.append(transitions.count)
        for _ in 0..<RegionalIndicator.count {
            var pairs: UInt32 = 0
            for shift: UInt32 in [0, 8, 16, 24] { pairs |= UInt32(reader.byte()) &<< shift }
            flags.append(pairs)
        }
    }

    /// How many scalars the longest emoji takes that begins at an index; zero when none does.
    func length(at start: Int, in scalars: [UInt32]) -> Int {
        if let first = RegionalIndicator.letter(of: scalars[start]) {
            guard start &+ 1 < scalars.count, let second = RegionalIndicator.letter(of: scalars[start &+ 1]) else {
                return 0
            }
            return flags.isEmpty || flags[first] &>> UInt32(second) & 1 == 1 ? 2 : 0
        }
        return starts.isEmpty ? builtLength(at: start, in: scalars) : listedLength(at: start, in: scalars)
    }

    private func listedLength(at start: Int, in scalars: [UInt32]) -> Int {
        var state = 0
        var length = 0
        var index = start
        while index < scalars.count, let next = successor(of: state, classes.value(of: scalars[index])) {
            state = next
            index &+= 1
            if isEnd[state] { length = index &- start }
        }
        return length
    }

    private func successor(of state: Int, _ scalarClass: UInt8) -> Int? {
        guard scalarClass != 0 else { return nil }
        for index in starts[state]..<starts[state &+ 1] where transitions[index].scalarClass == scalarClass {
            let next = Int(transitions[index].state)
            return next < isEnd.count ? next : nil
        }
        return nil
    }

    /// A pictograph, and what joins with it into one grapheme cluster.
    private func builtLength(at start: Int, in scalars: [UInt32]) -> Int {
        let table = GraphemeBreakTable.shared
        var breaker = GraphemeBreaker()
        guard table.breakClass(of: scalars[start]) == .pictographic else { return 0 }
        var index = start
        repeat {
            breaker.consume(table.breakClass(of: scalars[index]))
            index &+= 1
        } while index < scalars.count && breaker.joins(table.breakClass(of: scalars[index]))
        return index &- start
    }
}

/// The letters of flags.
enum RegionalIndicator {
    static let count = 26
    private static let first: UInt32 = 0x1F1E6

    /// Which letter a scalar is, from 0 for A.
    static func letter(of scalar: UInt32) -> Int? {
        scalar &- first < UInt32(count) ? Int(scalar &- first) : nil
    }
}
