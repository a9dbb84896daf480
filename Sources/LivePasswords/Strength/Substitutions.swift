/// Letters that are replaced by similar-looking characters.
///
/// zxcvbn tries every table that maps each letter from one of the look-alikes in the password, and each look-alike to
/// one letter. The number of tables is the product of these choices. This implementation finds a word first, and then
/// checks whether one of the tables produces it.
struct Substitutions {
    /// A character that looks like one letter or two.
    private struct LookAlike {
        var code: UInt8
        var letters: (UInt8, UInt8)

        init(_ character: Unicode.Scalar, _ letter: Unicode.Scalar, _ other: Unicode.Scalar? = nil) {
            code = UInt8(ascii: character)
            letters = (UInt8(ascii: letter), other.map { UInt8(ascii: $0) } ?? 0)
        }
    }

    private static let lookAlikes: [LookAlike] = [
        LookAlike("4", "a"), LookAlike("@", "a"), LookAlike("8", "b"), LookAlike("(", "c"), LookAlike("{", "c"),
        LookAlike("[", "c"), LookAlike("<", "c"), LookAlike("3", "e"), LookAlike("6", "g"), LookAlike("9", "g"),
        LookAlike("1", "i", "l"), LookAlike("!", "i"), LookAlike("|", "i", "l"), LookAlike("7", "l", "t"),
        LookAlike("0", "o"), LookAlike("$", "s"), LookAlike("5", "s"), LookAlike("+", "t"), LookAlike("%", "x"),
        LookAlike("2", "z"),
    ]
    /// The letters with look-alikes, and those that share some, in zxcvbn's order.
    private static let letters = bytes("abcegilostxz")
    private static let entangled = bytes("ilt")

    private static func bytes(_ text: StaticString) -> [UInt8] { Array(text.bytes) }

    /// For each ASCII code, the index of the look-alike, or −1.
    private static let placeByCode: [Int8] = {
        var places = [Int8](repeating: -1, count: 128)
        for (place, lookAlike) in lookAlikes.enumerated() { places[Int(lookAlike.code)] = Int8(place) }
        return places
    }()

    /// For each letter, its look-alikes that occur in the password, with one bit for each index.
    private var occurring: [UInt32] = []
    /// For the entangled letters, the look-alike that replaces each, in each of the tables.
    private var assignments: [[UInt32]] = []

    init(in text: UnsafeBufferPointer<UInt32>) {
        let present = text.reduce(UInt32(0)) { $0 | Self.bit(of: $1) }
        for letter in Self.letters { occurring.append(Self.bits(of: letter) & present) }
        if present != 0 { assignments = Self.assignments(present) }
    }

    private static func place(of scalar: UInt32) -> Int? {
        scalar < 128 && placeByCode[Int(scalar)] >= 0 ? Int(placeByCode[Int(scalar)]) : nil
    }

    private static func bit(of scalar: UInt32) -> UInt32 {
        place(of: scalar).map { 1 &<< UInt32($0) } ?? 0
    }

    private static func bits(of letter: UInt8) -> UInt32 {
        var bits: UInt32 = 0
        for (place, lookAlike) in lookAlikes.enumerated()
        where lookAlike.letters.0 == letter || lookAlike.letters.1 == letter {
            bits |= 1 &<< UInt32(place)
        }
        return bits
    }

    /// Returns all tables for letters that share look-alikes, created in the same way as in zxcvbn. For each letter,
    /// each of its look-alikes is added to each existing table. If the look-alike already replaces another letter, the
    /// table is both kept and copied with the change.
    private static func assignments(_ present: UInt32) -> [[UInt32]] {
        var tables: [[UInt32]] = [[0, 0, 0]]
        for (letter, code) in entangled.enumerated() {
            let choices = bits(of: code) & present
            guard choices != 0 else { continue }
            var next: [[UInt32]] = []
            func insert(_ table: [UInt32]) {
                if !next.contains(table) { next.append(table) }
            }
            for place in 0..<UInt32(lookAlikes.count) where choices &>> place & 1 == 1 {
                let character: UInt32 = 1 &<< place
                for table in tables {
                    if table.contains(character) { insert(table) }
                    var changed = table
                    for index in changed.indices where changed[index] == character { changed[index] = 0 }
                    changed[letter] = character
                    insert(changed)
                }
            }
            tables = next
        }
        return tables
    }

    /// Returns the letters that a scalar can replace, or 0 for none.
    static func letters(for scalar: UInt32) -> (UInt8, UInt8) {
        place(of: scalar).map { lookAlikes[$0].letters } ?? (0, 0)
    }

    /// Returns the number of ways to replace letters of a word's beginning, or `nil` if no table produces the word.
    ///
    /// - Parameters:
    ///   - token: The typed characters.
    ///   - letter: A closure that returns the word's letter at a position.
    func variations(of token: Slice<UnsafeBufferPointer<UInt32>>, as letter: (Int) -> UInt32) -> Double? {
        var inToken: UInt32 = 0
        // The letter that each look-alike in the token replaces, or the look-alike itself.
        var meanings = [UInt32](repeating: 0, count: Self.lookAlikes.count)
        for (index, scalar) in token.enumerated() {
            guard let place = Self.place(of: scalar) else { continue }
            inToken |= 1 &<< UInt32(place)
            let meaning = letter(index)
            guard meanings[place] == 0 || meanings[place] == meaning else { return nil }
            meanings[place] = meaning
        }
        func mapped(to letter: UInt8) -> UInt32 {
            var bits: UInt32 = 0
            for (place, meaning) in meanings.enumerated() where meaning == UInt32(letter) {
                bits |= 1 &<< UInt32(place)
            }
            return bits
        }
        for (index, code) in Self.letters.enumerated() where occurring[index] != 0 && !Self.entangled.contains(code) {
            guard Self.hasChoice(occurring[index], mapped(to: code), inToken) else { return nil }
        }
        let entangled = Self.entangled.map(mapped)
        let isGiven = assignments.contains { table in
            table.indices.allSatisfy { table[$0] & inToken == entangled[$0] }
        }
        guard isGiven else { return nil }
        var ways = 1.0
        for (place, meaning) in meanings.enumerated()
        where meaning != 0 && meaning != UInt32(Self.lookAlikes[place].code) {
            ways *= Self.ways(of: UInt32(Self.lookAlikes[place].code), for: meaning, in: token)
        }
        return ways
    }

    /// Returns whether a table can match a token. Either the token uses one look-alike for the letter, or the table can
    /// choose one that isn't in the token.
    private static func hasChoice(_ choices: UInt32, _ mapped: UInt32, _ inToken: UInt32) -> Bool {
        if mapped != 0 { return mapped & (mapped &- 1) == 0 }
        return choices & ~inToken != 0
    }

    private static func ways(of character: UInt32, for letter: UInt32, in token: Slice<UnsafeBufferPointer<UInt32>>)
        -> Double
    {
        var replaced = 0
        var kept = 0
        for scalar in token {
            if scalar == character { replaced &+= 1 }
            if LetterCase.lower(scalar) == letter { kept &+= 1 }
        }
        return replaced == 0 || kept == 0 ? 2 : waysToChooseSome(of: replaced, among: replaced &+ kept)
    }
}

/// Returns the number of ways to choose at least one of `all` items, and at most `count` or `all − count`, whichever is
/// less.
func waysToChooseSome(of count: Int, among all: Int) -> Double {
    var ways = 0.0
    var chosen = 1
    while chosen <= min(count, all &- count) {
        ways += binomial(all, chosen)
        chosen &+= 1
    }
    return ways
}
