import LiveUnicode

/// Recognizes the emoji that Twitter counts as one, which are the sequences and single scalars of Emoji 12.0.
struct EmojiAutomaton: Sendable {
    private var classes = RunTable()
    /// For each state, the offset of its transitions, which is even, plus 1 if an emoji can end there.
    private var states: [Int] = []
    /// For each transition, the class of its scalar and the state that it leads to.
    private var transitions: [UInt8] = []
    /// For each first letter of a flag, one bit for each second letter.
    private var flags: [UInt32] = []

    /// Creates an automaton without emoji.
    init() {}

    init(_ reader: inout PackedReader) {
        classes = RunTable(&reader)
        for _ in 0..<reader.count() {
            let head = reader.byte()
            states.append(transitions.count | Int(head & 1))
            for _ in 0..<head & ~1 { transitions.append(reader.byte()) }
        }
        states.append(transitions.count)
        for _ in 0..<RegionalIndicator.count {
            var pairs: UInt32 = 0
            for shift: UInt32 in [0, 8, 16, 24] { pairs |= UInt32(reader.byte()) &<< shift }
            flags.append(pairs)
        }
    }

    /// Returns the number of scalars in the longest emoji that begins at an index, or zero if there is none.
    func length(at start: Int, in scalars: UnsafeBufferPointer<UInt32>) -> Int {
        if let first = RegionalIndicator.letter(of: scalars[start]) {
            guard start &+ 1 < scalars.count, let second = RegionalIndicator.letter(of: scalars[start &+ 1]) else {
                return 0
            }
            return first < flags.count && flags[first] &>> UInt32(second) & 1 == 1 ? 2 : 0
        }
        var state = 0
        var length = 0
        var index = start
        while index < scalars.count, let next = successor(of: state, classes.value(of: scalars[index])) {
            state = next
            index &+= 1
            if states[state] & 1 == 1 { length = index &- start }
        }
        return length
    }

    private func successor(of state: Int, _ scalarClass: UInt8) -> Int? {
        guard scalarClass != 0, state &+ 1 < states.count else { return nil }
        var index = states[state] & ~1
        while index < states[state &+ 1] & ~1 {
            if transitions[index] == scalarClass {
                let next = Int(transitions[index &+ 1])
                return next &+ 1 < states.count ? next : nil
            }
            index &+= 2
        }
        return nil
    }
}

/// The regional indicators, which are the letters of flags.
enum RegionalIndicator {
    static let count = 26
    private static let first: UInt32 = 0x1F1E6

    /// Returns the index of a scalar's letter, where A is 0.
    static func letter(of scalar: UInt32) -> Int? {
        scalar &- first < UInt32(count) ? Int(scalar &- first) : nil
    }
}
