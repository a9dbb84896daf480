extension PasswordDictionary {
    /// The longest word that is looked for; that of the lists has 23 letters.
    static let longestWord = 32

    /// A word that was found: its symbols, and what is known of it.
    struct Finding {
        var symbols: ArraySlice<UInt8>
        var entry: Entry
    }

    /// Finds all words that stand at the beginning of a text of which each place may be one of several symbols.
    ///
    /// - Parameters:
    ///   - places: For each place of the text, a set of symbols, the bit of a symbol being its number.
    ///   - word: Room for a word, kept between searches.
    ///   - report: Called with each word that fits.
    /// - Complexity: One node for each beginning that fits, one group for each that leads to words.
    func search(_ places: ArraySlice<UInt64>, word: inout [UInt8], report: (Finding) -> Void) {
        bytes.withUnsafeBytes { bits in
            var search = Search(dictionary: self, bits: bits, places: places.prefix(Self.longestWord), word: word)
            search.enter(0, depth: 0, report)
            word = search.word
        }
    }

    /// What is known of a whole text, if it is a word; the case of letters does not matter.
    func entry(for scalars: UnsafeBufferPointer<UInt32>) -> Entry? {
        guard scalars.count <= Self.longestWord else { return nil }
        var places: [UInt64] = []
        for scalar in scalars {
            guard let symbol = symbol(of: LetterCase.lower(scalar)) else { return nil }
            places.append(1 &<< UInt64(symbol))
        }
        var found: Entry?
        var word: [UInt8] = []
        search(places[...], word: &word) { if $0.symbols.count == scalars.count { found = $0.entry } }
        return found
    }

    /// The symbol of a lower-case scalar, if a word has it.
    func symbol(of scalar: UInt32) -> UInt8? {
        guard scalar < 128, symbols[Int(scalar)] > 0 else { return nil }
        return symbols[Int(scalar)]
    }

    private struct Search {
        let dictionary: PasswordDictionary
        let bits: UnsafeRawBufferPointer
        let places: ArraySlice<UInt64>
        var word: [UInt8]

        init(dictionary: PasswordDictionary, bits: UnsafeRawBufferPointer, places: ArraySlice<UInt64>, word: [UInt8]) {
            self.dictionary = dictionary
            self.bits = bits
            self.places = places
            self.word = word
            while self.word.count < longestWord &+ 1 { self.word.append(0) }
        }

        private func fits(_ symbol: UInt8, at depth: Int) -> Bool {
            depth < places.count && places[places.startIndex &+ depth] &>> UInt64(symbol) & 1 == 1
        }

        mutating func enter(_ number: Int, depth: Int, _ report: (Finding) -> Void) {
            let node = dictionary.nodes[number]
            if let entry = node.entry, depth > 0 { report(Finding(symbols: word[..<depth], entry: entry)) }
            guard depth < places.count else { return }
            let place = places[places.startIndex &+ depth]
            for group in dictionary.groups[node.groups] {
                let range = (2 &<< UInt64(group.symbols.upperBound)) &- (1 &<< UInt64(group.symbols.lowerBound))
                guard place & range != 0 else { continue }
                if let next = group.node {
                    word[depth] = group.symbols.lowerBound
                    enter(next, depth: depth &+ 1, report)
                } else {
                    read(group, depth: depth, report)
                }
            }
        }

        private mutating func read(_ group: Group, depth: Int, _ report: (Finding) -> Void) {
            var reader = BitReader(bits, at: group.bitOffset)
            // How many symbols of the word before fit; what they shared with it is known to fit or not.
            var fitting = depth
            for index in 0..<group.wordCount {
                var length = depth
                if index > 0 {
                    guard let shared = dictionary.sharedCode.next(from: &reader) else { return }
                    length &+= shared
                }
                if length < fitting { fitting = length }
                var codes = 0
                while true {
                    guard length <= longestWord else { return }
                    let context = codes &+ (length > 0 ? Int(word[length &- 1]) : 0)
                    guard let symbol = dictionary.letterCodes[context].next(from: &reader) else { return }
                    if symbol == 0 { break }
                    word[length] = UInt8(truncatingIfNeeded: symbol)
                    if fitting == length, fits(word[length], at: length) { fitting &+= 1 }
                    length &+= 1
                    codes = dictionary.symbolCount &+ 1
                }
                guard let entry = dictionary.rankCode.next(from: &reader) else { return }
                if fitting == length { report(Finding(symbols: word[..<length], entry: entry)) }
            }
        }
    }
}
