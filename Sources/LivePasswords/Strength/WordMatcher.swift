/// Words as they are, reversed, or with letters replaced by look-alikes.
struct WordMatcher {
    private let analysis: StrengthAnalysis
    private let text: UnsafeBufferPointer<UInt32>
    private let substitutions: Substitutions
    /// For each place the symbols of the dictionary that may stand there, as bits.
    private var places: [UInt64] = []
    private var reversedPlaces: [UInt64] = []

    init(_ analysis: StrengthAnalysis, _ text: UnsafeBufferPointer<UInt32>) {
        self.analysis = analysis
        self.text = text
        substitutions = Substitutions(in: text)
        for scalar in text {
            let itself = bit(LetterCase.lower(scalar))
            reversedPlaces.append(itself)
            places.append(substitutions.letters(for: scalar).reduce(itself) { $0 | bit(UInt32($1)) })
        }
        reversedPlaces.reverse()
    }

    private func bit(_ scalar: UInt32) -> UInt64 {
        analysis.dictionary.symbol(of: scalar).map { 1 &<< UInt64($0) } ?? 0
    }

    func findMatches(_ report: (StrengthMatch) -> Void) {
        var word: [UInt8] = []
        var letters: [UInt32] = []
        func read(_ symbols: ArraySlice<UInt8>) {
            letters.removeAll(keepingCapacity: true)
            for symbol in symbols { letters.append(UInt32(analysis.dictionary.characters[Int(symbol)])) }
        }
        for start in text.indices {
            analysis.dictionary.search(places[start...], word: &word) { finding in
                read(finding.symbols)
                if let match = match(letters, at: start, finding.entry.list, finding.entry.rank) { report(match) }
            }
            for (rank, own) in ownWords() where fits(own, at: start) {
                if let match = match(own, at: start, nil, rank) { report(match) }
            }
        }
        for start in text.indices {
            analysis.dictionary.search(reversedPlaces[start...], word: &word) { finding in
                report(reversedMatch(finding.symbols.count, at: start, finding.entry.list, finding.entry.rank))
            }
            for (rank, own) in ownWords() where isReversed(own, at: start) {
                report(reversedMatch(own.count, at: start, nil, rank))
            }
        }
    }

    /// The account's words with their ranks; of a repeated one the last counts, as in zxcvbn.
    private func ownWords() -> some Sequence<(Double, [UInt32])> {
        analysis.words.indices.lazy
            .filter { index in !analysis.words[index].isEmpty && !analysis.words[(index &+ 1)...].contains(analysis.words[index]) }
            .map { (Double($0 &+ 1), analysis.words[$0]) }
    }

    private func fits(_ word: [UInt32], at start: Int) -> Bool {
        word.count <= text.count &- start
            && word.indices.allSatisfy { index in
                let scalar = text[start &+ index]
                return LetterCase.lower(scalar) == word[index]
                    || substitutions.letters(for: scalar).contains { UInt32($0) == word[index] }
            }
    }

    private func isReversed(_ word: [UInt32], at start: Int) -> Bool {
        word.count <= text.count &- start
            && word.indices.allSatisfy { LetterCase.lower(text[text.count &- 1 &- start &- $0]) == word[$0] }
    }

    private func reversedMatch(_ count: Int, at start: Int, _ list: PasswordDictionary.List?, _ rank: Double) -> StrengthMatch {
        let end = text.count &- start
        let token = Token(text[(end &- count)..<end])
        let word = StrengthMatch.Word(list: list, rank: rank, isReversed: true, capitals: token.capitals)
        return StrengthMatch(
            range: (end &- count)..<end,
            pattern: .word(word),
            guesses: rank * token.capitalVariations * 2
        )
    }

    private func match(_ letters: [UInt32], at start: Int, _ list: PasswordDictionary.List?, _ rank: Double) -> StrengthMatch? {
        let range = start..<start &+ letters.count
        let token = Token(text[range])
        var variations = 1.0
        let isItself = zip(text[range], letters).allSatisfy { LetterCase.lower($0) == $1 }
        if !isItself {
            guard letters.count > 1, let ways = substitutions.variations(of: text[range], as: letters) else { return nil }
            variations = ways
        }
        let word = StrengthMatch.Word(list: list, rank: rank, hasSubstitutions: !isItself, capitals: token.capitals)
        return StrengthMatch(
            range: range,
            pattern: .word(word),
            guesses: rank * token.capitalVariations * variations
        )
    }
}

/// The capitals of a word as it was typed.
private struct Token {
    let capitals: StrengthMatch.Capitals
    let capitalVariations: Double

    init(_ token: Slice<UnsafeBufferPointer<UInt32>>) {
        var upper = 0
        var lower = 0
        var hasUpper = false
        for scalar in token {
            if Self.isUpper(scalar) { hasUpper = true }
            if LetterCase.lower(scalar) != scalar { upper &+= 1 }
            if scalar &- 0x61 < 26 { lower &+= 1 }
        }
        if !hasUpper {
            capitals = .none
        } else if token.count > 1, Self.isUpper(token.first), !token.dropFirst().contains(where: Self.isUpper) {
            capitals = .first
        } else if token.count > 1, Self.isUpper(token.last), !token.dropLast().contains(where: Self.isUpper) {
            capitals = .last
        } else if lower == 0 {
            capitals = .all
        } else {
            capitals = .other
        }
        capitalVariations =
            switch capitals {
            case .none: 1
            case .first, .last, .all: 2
            case .other: (1..<max(min(upper, lower) &+ 1, 1)).reduce(0) { $0 + binomial(upper &+ lower, $1) }
            }
    }

    private static func isUpper(_ scalar: UInt32) -> Bool { scalar &- 0x41 < 26 }

    private static func isUpper(_ scalar: UInt32?) -> Bool { scalar.map { isUpper($0) } ?? false }
}
