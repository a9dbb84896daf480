/// Finds the words of a dictionary that begin at a position in a text.
///
/// This is a class so that the recursion shares one word and one reference to the dictionary. It has only constants,
/// because each access to a variable of a class is checked.
final class DictionarySearch {
    /// The maximum length of a word in a search. The longest word in the lists has 23 letters.
    static let longestWord = 32

    private let packed: PackedDictionary
    /// The symbols of the found word.
    private let word = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: longestWord + 1)

    init(_ dictionary: PasswordDictionary) {
        packed = dictionary.packed
        word.initialize(repeating: 0)
    }

    deinit {
        word.deallocate()
    }

    /// Returns the ASCII code of a symbol in the found word.
    func character(at index: Int) -> UInt32 {
        UInt32(packed.characters[Int(word[index])])
    }

    /// Finds all words that begin at a position in a text in which each position can be one of several symbols.
    ///
    /// - Parameters:
    ///   - places: A set of symbols for each position in the text, with one bit for each symbol's number.
    ///   - start: The position at which the words begin.
    ///   - report: A closure that is called with the length of each matching word. During the call, ``character(at:)``
    ///     returns the word's letters.
    /// - Complexity: One node for each matching prefix, and one group for each of these that leads to words.
    func find(in places: [UInt64], at start: Int, report: (Int, PasswordDictionary.Entry) -> Void) {
        packed.bytes.withUnsafeBytes { bytes in
            places.withUnsafeBufferPointer { places in
                let rest = UnsafeBufferPointer(rebasing: places[start...].prefix(Self.longestWord))
                enter(0, depth: 0, rest, bytes, report)
            }
        }
    }

    private func enter(
        _ number: Int,
        depth: Int,
        _ places: UnsafeBufferPointer<UInt64>,
        _ bytes: UnsafeRawBufferPointer,
        _ report: (Int, PasswordDictionary.Entry) -> Void
    ) {
        let node = packed.nodes[number]
        if let entry = node.entry, depth > 0 { report(depth, entry) }
        guard depth < places.count else { return }
        for index in node.groups where packed.groups[index].symbols & places[depth] != 0 {
            let group = packed.groups[index]
            if let next = group.node {
                word[depth] = group.lastSymbol
                enter(next, depth: depth &+ 1, places, bytes, report)
            } else {
                read(group, depth: depth, places, bytes, report)
            }
        }
    }

    private func read(
        _ group: PackedDictionary.Group,
        depth: Int,
        _ places: UnsafeBufferPointer<UInt64>,
        _ bytes: UnsafeRawBufferPointer,
        _ report: (Int, PasswordDictionary.Entry) -> Void
    ) {
        var reader = BitReader(bytes, at: group.bitOffset)
        // The number of matching symbols of the previous word. The symbols that the next word shares with it match to
        // the same extent.
        var fitting = depth
        for index in 0..<group.wordCount {
            var length = depth
            if index > 0 {
                guard let shared = packed.nextShared(from: &reader) else { return }
                length &+= shared
            }
            fitting = min(fitting, length)
            var isFirst = true
            while true {
                guard length < word.count else { return }
                let before = length > 0 ? word[length &- 1] : 0
                guard let symbol = packed.nextSymbol(after: before, isFirst: isFirst, from: &reader) else { return }
                if symbol == 0 { break }
                // Words are sorted, so the remaining words can't match either.
                if length == depth, 1 &<< UInt64(symbol) > places[depth] { return }
                word[length] = UInt8(truncatingIfNeeded: symbol)
                if fitting == length, length < places.count, places[length] &>> UInt64(symbol) & 1 == 1 {
                    fitting &+= 1
                }
                length &+= 1
                isFirst = false
            }
            guard let entry = packed.nextEntry(from: &reader) else { return }
            if fitting == length { report(length, entry) }
        }
    }
}
