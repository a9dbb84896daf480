/// Matches words, reversed words, and words with letters replaced by look-alikes.
struct WordMatcher {
    private let words: [AccountWord]
    private let packed: PackedDictionary
    private let search: DictionarySearch
    private let text: UnsafeBufferPointer<UInt32>
    private let substitutions: Substitutions
    /// For each position, the symbols of the dictionary that it can represent, as bits.
    private var places: [UInt64] = []
    private var reversedPlaces: [UInt64] = []

    init(_ analysis: StrengthAnalysis, _ text: UnsafeBufferPointer<UInt32>) {
        words = analysis.words
        packed = analysis.dictionary.packed
        search = DictionarySearch(analysis.dictionary)
        self.text = text
        substitutions = Substitutions(in: text)
        for scalar in text {
            let itself = bit(LetterCase.lower(scalar))
            let letters = Substitutions.letters(for: scalar)
            reversedPlaces.append(itself)
            places.append(itself | bit(UInt32(letters.0)) | bit(UInt32(letters.1)))
        }
        reversedPlaces.reverse()
    }

    private func bit(_ scalar: UInt32) -> UInt64 {
        let symbol = packed.symbol(of: scalar)
        return symbol > 0 ? 1 &<< UInt64(symbol) : 0
    }

    func findMatches(_ report: (StrengthMatch) -> Void) {
        for start in text.indices {
            search.find(in: places, at: start) { length, entry in
                if let match = match(start..<start &+ length, entry.list, entry.rank, letter: search.character) {
                    report(match)
                }
            }
            for word in words where fits(word.letters, at: start) {
                let range = start..<start &+ word.letters.count
                if let match = match(range, nil, word.rank, letter: { word.letters[$0] }) { report(match) }
            }
        }
        for start in text.indices {
            let end = text.count &- start
            search.find(in: reversedPlaces, at: start) { length, entry in
                report(reversedMatch(end &- length..<end, entry.list, entry.rank))
            }
            for word in words where isReversed(word.letters, before: end) {
                report(reversedMatch(end &- word.letters.count..<end, nil, word.rank))
            }
        }
    }

    private func fits(_ word: [UInt32], at start: Int) -> Bool {
        guard word.count <= text.count &- start else { return false }
        for (index, letter) in word.enumerated() {
            let scalar = text[start &+ index]
            let letters = Substitutions.letters(for: scalar)
            guard LetterCase.lower(scalar) == letter || UInt32(letters.0) == letter || UInt32(letters.1) == letter
            else {
                return false
            }
        }
        return true
    }

    private func isReversed(_ word: [UInt32], before end: Int) -> Bool {
        guard word.count <= end else { return false }
        for (index, letter) in word.enumerated() where LetterCase.lower(text[end &- 1 &- index]) != letter {
            return false
        }
        return true
    }

    private func reversedMatch(_ range: Range<Int>, _ list: PasswordDictionary.List?, _ rank: Double) -> StrengthMatch {
        let capitals = Capitals(of: text[range])
        let word = StrengthMatch.Word(list: list, rank: rank, isReversed: true, capitals: capitals.spread)
        return StrengthMatch(range: range, pattern: .word(word), guesses: rank * capitals.variations * 2)
    }

    private func match(
        _ range: Range<Int>,
        _ list: PasswordDictionary.List?,
        _ rank: Double,
        letter: (Int) -> UInt32
    ) -> StrengthMatch? {
        let token = text[range]
        var isItself = true
        for (index, scalar) in token.enumerated() where LetterCase.lower(scalar) != letter(index) {
            isItself = false
            break
        }
        var variations = 1.0
        if !isItself {
            guard range.count > 1, let ways = substitutions.variations(of: token, as: letter) else { return nil }
            variations = ways
        }
        let capitals = Capitals(of: token)
        let word = StrengthMatch.Word(list: list, rank: rank, hasSubstitutions: !isItself, capitals: capitals.spread)
        return StrengthMatch(range: range, pattern: .word(word), guesses: rank * capitals.variations * variations)
    }
}

/// A personal word.
struct AccountWord {
    /// The letters in lowercase.
    var letters: [UInt32]
    /// The position among the personal words, starting at 1.
    var rank: Double
}

/// The capital letters of a word as it was typed.
private struct Capitals {
    let spread: StrengthMatch.Capitals
    let variations: Double

    init(of token: Slice<UnsafeBufferPointer<UInt32>>) {
        var upper = 0
        var lower = 0
        var ascii = 0
        for scalar in token {
            if LetterCase.lower(scalar) != scalar { upper &+= 1 }
            if scalar &- 0x61 < 26 { lower &+= 1 }
            if Self.isCapital(scalar) { ascii &+= 1 }
        }
        if ascii == 0 {
            spread = .none
        } else if ascii == 1, token.count > 1, Self.isCapital(token[token.startIndex]) {
            spread = .first
        } else if lower == 0 {
            spread = .all
        } else if ascii == 1, Self.isCapital(token[token.endIndex &- 1]) {
            spread = .last
        } else {
            spread = .other
        }
        switch spread {
        case .none: variations = 1
        case .first, .last, .all: variations = 2
        case .other: variations = waysToChooseSome(of: upper, among: upper &+ lower)
        }
    }

    private static func isCapital(_ scalar: UInt32) -> Bool { scalar &- 0x41 < 26 }
}
