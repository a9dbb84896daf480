/// One alternative of a pattern: places for characters in sections, with separators between these.
struct SectionPattern: Sendable {
    /// A place for a character.
    struct Place: Sendable {
        /// The character in the pattern: `9`, `A`, `a`, `X`, `x`, or `*`.
        var kind: UInt8
        var isOptional = false
        /// The index of its section.
        var section: Int

        var isUppercase: Bool { kind == UInt8(ascii: "A") || kind == UInt8(ascii: "X") }

        /// Whether letters are accepted, and whether digits are.
        var accepts: (letters: Bool, digits: Bool, others: Bool) {
            switch kind {
            case UInt8(ascii: "9"): (false, true, false)
            case UInt8(ascii: "A"), UInt8(ascii: "a"): (true, false, false)
            case UInt8(ascii: "*"): (true, true, true)
            default: (true, true, false)
            }
        }

        func accepts(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): accepts.digits
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): accepts.letters
            default: accepts.others
            }
        }
    }

    private(set) var places: [Place] = []
    /// The text before each section.
    private(set) var separators: [[UInt8]] = [[]]
    /// The text after the last section.
    private(set) var ending: [UInt8] = []

    /// Reads the alternatives of a pattern, which `|` separates. A backslash makes the next character a separator.
    static func alternatives(of pattern: [UInt8]) -> [SectionPattern] {
        var (alternatives, isEscaped) = ([SectionPattern()], false)
        for byte in pattern {
            if !isEscaped, byte == UInt8(ascii: "|") {
                alternatives.append(SectionPattern())
            } else if !isEscaped, byte == UInt8(ascii: "\\") {
                isEscaped = true
                continue
            } else {
                alternatives[alternatives.count &- 1].append(byte, isEscaped: isEscaped)
            }
            isEscaped = false
        }
        for index in alternatives.indices { alternatives[index].end() }
        return alternatives.filter { !$0.places.isEmpty }
    }

    /// Appends a character of a pattern. A `?` makes the place before it optional. Others without a meaning are separators.
    private mutating func append(_ byte: UInt8, isEscaped: Bool) {
        switch isEscaped ? 0 : byte {
        case UInt8(ascii: "9"), UInt8(ascii: "A"), UInt8(ascii: "a"), UInt8(ascii: "X"), UInt8(ascii: "x"),
            UInt8(ascii: "*"):
            guard places.count < SectionedFormat.mostSections else { return }
            places.append(Place(kind: byte, section: separators.count &- 1))
        case UInt8(ascii: "?"):
            if !places.isEmpty { places[places.count &- 1].isOptional = true }
        default:
            if places.last?.section == separators.count &- 1 { separators.append([]) }
            separators[separators.count &- 1].append(byte)
        }
    }

    /// Reads the text after the last place as the ending.
    private mutating func end() {
        if let last = places.last, last.section < separators.count &- 1 { ending = separators.removeLast() }
    }

    /// Returns the number of characters that the layout's beginning has at the start of a text, or its ending at the end, without
    /// punctuation and spaces around them. It's negative if the text has only their letters and digits, which can be its own.
    func affixLength(of text: [UInt8], isEnding: Bool) -> Int {
        let affix = isEnding ? ending : separators[0]
        var inner = affix
        while let last = isEnding ? inner.first : inner.last, !last.isAlphanumeric {
            if isEnding { inner.removeFirst() } else { inner.removeLast() }
        }
        let letters = inner.filter { $0.isAlphanumeric }
        guard !letters.isEmpty else { return 0 }
        let marked = isEnding ? affix : inner
        if marked.count > letters.count, Self.has(text, marked, isEnding) { return marked.count }
        if Self.has(text, inner, isEnding) { return -inner.count }
        return Self.has(text, letters, isEnding) ? -letters.count : 0
    }

    private static func has(_ text: [UInt8], _ affix: [UInt8], _ isEnding: Bool) -> Bool {
        let start = isEnding ? text.count &- affix.count : 0
        guard start >= 0, text.count >= affix.count else { return false }
        for index in affix.indices where text[start &+ index].uppercased != affix[index].uppercased { return false }
        return true
    }

    /// The number of characters that a text lacks from each character and place on, or `nil` if they don't fit there.
    ///
    /// - Complexity: O(*n* · *m*) in the numbers of characters and places.
    private func missing(_ text: [UInt8]) -> [[Int?]] {
        var rows = [[Int?]](repeating: [Int?](repeating: nil, count: places.count &+ 1), count: text.count &+ 1)
        for index in (0...text.count).reversed() {
            for place in (0...places.count).reversed() {
                guard place < places.count else {
                    rows[index][place] = index == text.count ? 0 : nil
                    continue
                }
                if index == text.count {
                    let rest = rows[index][place &+ 1] ?? 0
                    rows[index][place] = rest &+ (places[place].isOptional ? 0 : 1)
                    continue
                }
                let filled = places[place].accepts(text[index]) ? rows[index &+ 1][place &+ 1] : nil
                let skipped = places[place].isOptional ? rows[index][place &+ 1] : nil
                if let filled, let skipped {
                    rows[index][place] = min(filled, skipped)
                } else {
                    rows[index][place] = filled ?? skipped
                }
            }
        }
        return rows
    }

    /// Returns the least number of characters that a text lacks, or `nil` if it doesn't fit.
    func missingCount(in text: [UInt8]) -> Int? { text.count <= places.count ? missing(text)[0][0] : nil }

    /// Returns the place of each character of a text, or `nil` if it doesn't fit.
    ///
    /// A complete text fills all places that aren't optional. Otherwise, optional places are filled first.
    func assigned(_ text: [UInt8]) -> [Int]? {
        guard text.count <= places.count else { return nil }
        let rows = missing(text)
        guard let least = rows[0][0] else { return nil }
        func fits(_ index: Int, _ place: Int) -> Bool {
            guard let rest = rows[index][place] else { return false }
            return least > 0 || rest == 0
        }
        var (assigned, place) = ([Int](), 0)
        for index in text.indices {
            while !(places[place].accepts(text[index]) && fits(index &+ 1, place &+ 1)) { place &+= 1 }
            assigned.append(place)
            place &+= 1
        }
        return assigned
    }

    /// The places at which a text can continue, as flags, and the end. It starts at the first one.
    var open: [Bool] { [true] + places.map { _ in false } }

    /// Returns the places at which a text can continue after another character, none if it doesn't fit.
    func open(after byte: UInt8, at open: [Bool]) -> [Bool] {
        var (next, isOpen) = (open.map { _ in false }, false)
        for (index, place) in places.enumerated() {
            isOpen = isOpen || open[index]
            if isOpen, place.accepts(byte) { next[index &+ 1] = true }
            isOpen = isOpen && place.isOptional
        }
        return next
    }

    /// Returns whether another character can follow a text.
    func canContinue(_ text: [UInt8]) -> Bool {
        text.reduce(open) { open(after: $1, at: $0) }.dropLast().contains(true)
    }

    /// Returns the lengths of the sections. A section before the last one with a character is as long as its characters.
    func lengths(_ assigned: [Int]) -> [Int] {
        let last = assigned.last.map { places[$0].section } ?? 0
        var lengths = [Int](repeating: 0, count: separators.count)
        for place in places where place.section >= last { lengths[place.section] &+= 1 }
        for place in assigned where places[place].section < last { lengths[places[place].section] &+= 1 }
        return lengths
    }
}
