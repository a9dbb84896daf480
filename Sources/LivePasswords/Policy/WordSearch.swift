/// Finds any of several words in a text, in one pass.
///
/// The algorithm is from A. V. Aho and M. J. Corasick, "Efficient String Matching: An Aid to Bibliographic Search"
/// (1975). Comparing each word at each position would take a third of a second for long words and passwords with the
/// same prefixes.
struct WordSearch {
    /// A prefix that one or several words have.
    private struct Node {
        var scalar: UInt32 = 0
        /// The node's first child, which is one scalar longer, and its next sibling. The value 0 means that there is
        /// none.
        var child = 0
        var sibling = 0
        /// The children's scalars, by their last six bits.
        var childBits: UInt64 = 0
        /// The fallback, which is the longest suffix of this prefix that is a prefix of a word.
        var fallback = 0
        var isWord = false
    }

    /// The nodes. The first one is the empty prefix.
    private var nodes = [Node()]

    /// Creates a search for words.
    ///
    /// - Complexity: O(*n*) in the length of all words.
    init(_ words: [[UInt32]]) {
        for word in words { insert(word) }
        link()
    }

    private mutating func insert(_ word: [UInt32]) {
        var node = 0
        for scalar in word {
            if let child = child(of: node, scalar) {
                node = child
                continue
            }
            nodes.append(Node(scalar: scalar, sibling: nodes[node].child))
            nodes[node].child = nodes.count &- 1
            nodes[node].childBits |= Self.bit(scalar)
            node = nodes.count &- 1
        }
        nodes[node].isWord = node > 0
    }

    /// Sets the fallback of each node. Shorter nodes come first, because a fallback is shorter than its node.
    private mutating func link() {
        var queue = [0]
        var place = 0
        while place < queue.count {
            let node = queue[place]
            place &+= 1
            var child = nodes[node].child
            while child != 0 {
                if node > 0 { nodes[child].fallback = next(after: nodes[node].fallback, nodes[child].scalar) }
                if nodes[nodes[child].fallback].isWord { nodes[child].isWord = true }
                queue.append(child)
                child = nodes[child].sibling
            }
        }
    }

    private static func bit(_ scalar: UInt32) -> UInt64 { 1 &<< UInt64(scalar & 63) }

    private func child(of node: Int, _ scalar: UInt32) -> Int? {
        guard nodes[node].childBits & Self.bit(scalar) != 0 else { return nil }
        var child = nodes[node].child
        while child != 0, nodes[child].scalar != scalar { child = nodes[child].sibling }
        return child == 0 ? nil : child
    }

    private func next(after node: Int, _ scalar: UInt32) -> Int {
        var node = node
        while true {
            if let child = child(of: node, scalar) { return child }
            if node == 0 { return 0 }
            node = nodes[node].fallback
        }
    }

    /// Returns whether a text contains one of the words, whose characters are those of
    /// ``CharacterFolding/representative(_:)``.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func findsWord(in text: UnsafeBufferPointer<UInt32>) -> Bool {
        var node = 0
        for scalar in text where !CharacterFolding.isAccent(scalar) {
            node = next(after: node, CharacterFolding.representative(scalar))
            if nodes[node].isWord { return true }
        }
        return false
    }
}
