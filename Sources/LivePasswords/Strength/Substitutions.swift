/// Letters replaced by characters that look like them.
///
/// zxcvbn tries every table that maps each letter from one of the look-alikes in the password, and each look-alike to one letter; the
/// number of tables grows with their product. Here a word comes first, and then it is asked whether one of the tables gives it.
struct Substitutions {
    /// The look-alikes, each a bit of a set by its place.
    private static let characters: [UInt8] = [
        0x34, 0x40, 0x38, 0x28, 0x7B, 0x5B, 0x3C, 0x33, 0x36, 0x39, 0x31, 0x21, 0x7C, 0x37, 0x30, 0x24, 0x35, 0x2B, 0x25, 0x32,
    ]
    /// Each letter and its look-alikes: a 4@, b 8, c ({[<, e 3, g 69, i 1!|, l 1|7, o 0, s $5, t +7, x %, z 2.
    private static let table: [(letter: UInt8, characters: UInt32)] = [
        (0x61, 0b11), (0x62, 0b100), (0x63, 0b111_1000), (0x65, 0b1000_0000), (0x67, 0b11_0000_0000),
        (0x69, 0b1_1100_0000_0000), (0x6C, 0b11_0100_0000_0000), (0x6F, 0b100_0000_0000_0000),
        (0x73, 0b1_1000_0000_0000_0000), (0x74, 0b10_0010_0000_0000_0000), (0x78, 0b100_0000_0000_0000_0000),
        (0x7A, 0b1000_0000_0000_0000_0000),
    ]
    /// The letters, by their place in the table, that share look-alikes with each other: i, l, t.
    private static let entangled = [5, 6, 9]

    /// The look-alikes of each letter that occur in the password.
    private let occurring: [UInt32]
    /// For the entangled letters, which look-alike stands for each, in each of the tables.
    private let assignments: [[UInt32]]
    /// For each ASCII code, the letters that it may stand for.
    private let lettersByCode: [[UInt8]]

    init(in text: UnsafeBufferPointer<UInt32>) {
        let present = text.reduce(UInt32(0)) { $0 | Self.bit(of: $1) }
        let occurring = Self.table.map { $0.characters & present }
        self.occurring = occurring
        assignments = Self.assignments(Self.entangled.map { occurring[$0] })
        var lettersByCode = [[UInt8]](repeating: [], count: 128)
        for (index, character) in Self.characters.enumerated() {
            for entry in Self.table where entry.characters &>> UInt32(index) & 1 == 1 {
                lettersByCode[Int(character)].append(entry.letter)
            }
        }
        self.lettersByCode = lettersByCode
    }

    private static func bit(of scalar: UInt32) -> UInt32 {
        characters.firstIndex { UInt32($0) == scalar }.map { 1 &<< UInt32($0) } ?? 0
    }

    /// All tables for letters that share look-alikes, made as zxcvbn makes them: letter by letter, each look-alike of the letter
    /// added to each table so far; where the look-alike has a letter already, the table stays as one and is changed as another.
    private static func assignments(_ choices: [UInt32]) -> [[UInt32]] {
        var tables = [[UInt32](repeating: 0, count: choices.count)]
        for (letter, choice) in choices.enumerated() where choice != 0 {
            var next: [[UInt32]] = []
            for place in 0..<UInt32(characters.count) where choice &>> place & 1 == 1 {
                let character: UInt32 = 1 &<< place
                for table in tables {
                    if table.contains(character) { next.append(table) }
                    var changed = table.map { $0 == character ? 0 : $0 }
                    changed[letter] = character
                    next.append(changed)
                }
            }
            tables = []
            for table in next where !tables.contains(table) { tables.append(table) }
        }
        return tables
    }

    /// The letters that a scalar may stand for.
    func letters(for scalar: UInt32) -> [UInt8] {
        scalar < 128 ? lettersByCode[Int(scalar)] : []
    }

    /// In how many ways letters are replaced in so much of a word, or `nil` where no table gives the word.
    func variations(of token: Slice<UnsafeBufferPointer<UInt32>>, as word: [UInt32]) -> Double? {
        var inToken: UInt32 = 0
        var mapped = [UInt32](repeating: 0, count: Self.table.count)
        for (scalar, letter) in zip(token, word) {
            let bit = Self.bit(of: scalar)
            inToken |= bit
            guard bit != 0, scalar != letter else { continue }
            guard let index = Self.table.firstIndex(where: { UInt32($0.letter) == letter }) else { return nil }
            mapped[index] |= bit
        }
        // Each look-alike has one meaning in the token, itself or one letter.
        for (scalar, letter) in zip(token, word) {
            let bit = Self.bit(of: scalar)
            for (index, entry) in Self.table.enumerated() where mapped[index] & bit != 0 && UInt32(entry.letter) != letter {
                return nil
            }
        }
        guard isGiven(by: mapped, inToken) else { return nil }
        var ways = 1.0
        for (index, entry) in Self.table.enumerated() {
            for (place, character) in Self.characters.enumerated() where mapped[index] &>> UInt32(place) & 1 == 1 {
                ways *= Self.ways(of: character, for: entry.letter, in: token)
            }
        }
        return ways
    }

    private func isGiven(by mapped: [UInt32], _ inToken: UInt32) -> Bool {
        let isEntangledGiven = assignments.contains { table in
            zip(Self.entangled, table).allSatisfy { mapped[$0] == $1 & inToken }
        }
        return isEntangledGiven
            && Self.table.indices.allSatisfy { index in
                Self.entangled.contains(index) || occurring[index] == 0
                    || (0..<UInt32(Self.characters.count)).contains { place in
                        let choice = occurring[index] & 1 &<< place
                        return choice != 0 && choice & inToken == mapped[index]
                    }
            }
    }

    private static func ways(of character: UInt8, for letter: UInt8, in token: Slice<UnsafeBufferPointer<UInt32>>) -> Double {
        let replaced = token.reduce(0) { $0 &+ ($1 == UInt32(character) ? 1 : 0) }
        let kept = token.reduce(0) { $0 &+ (LetterCase.lower($1) == UInt32(letter) ? 1 : 0) }
        if replaced == 0 || kept == 0 { return 2 }
        return (1...min(replaced, kept)).reduce(0) { $0 + binomial(replaced &+ kept, $1) }
    }
}
