import LiveUnicode

/// A number that a person types, pastes, or lets autofill fill in, in the notation of any country.
struct AmountReading {
    private(set) var isNegative = false
    /// Whether the text has separators that the field's text doesn't have.
    private(set) var isFormatted = false
    private(set) var digits: [UInt8] = []
    /// The number of digits before the decimal separator, or -1 if there's none.
    private(set) var point = -1

    /// The periods and commas, and the number of digits before each.
    private var marks: [(byte: UInt8, place: Int)] = []
    /// Whether a minus sign is behind the digits, and whether a parenthesis is before them.
    private var (isBehindMinus, isInParenthesis) = (false, false)
    /// Whether the latest digit was followed by what doesn't continue a number.
    private var isEnded = false

    /// Reads a number. A period or a comma between digits is the decimal separator unless it divides groups. A text with a
    /// second number, with groups that no country has, or with a word that multiplies the number has no digits.
    init(_ text: UnsafeBufferPointer<UInt8>, in notation: AmountNotation) {
        var (index, before, end) = (0, UInt32(0), 0)
        while index < text.count {
            let (scalar, length) = text.scalar(at: index)
            index &+= length
            if let digit = DecimalDigits.ascii(scalar) {
                guard !isEnded else {
                    refuse()
                    return
                }
                digits.append(digit)
                end = index
            } else {
                note(scalar, between: before, index < text.count ? text.scalar(at: index).value : 0, notation.decimal)
            }
            before = scalar
        }
        if isBehindMinus { isNegative = true }
        if !marks.isEmpty { decide(notation) }
        if !digits.isEmpty, Self.isMultiplied(text, endingAt: end) { refuse() }
    }

    /// The words of a few letters that multiply a number in the compact notation of many languages (CLDR), in lowercase.
    private static let multiples: StaticString = "k m b t l e n mi bi mr tn tr tri rb jt nt bin mii cr lcr ribu juta"
    /// The beginnings of other words.
    private static let longMultiples: StaticString =
        """
        mil mio mia mln mlr mld mlj mrd md mn mm bil bio bln bn tril triệ trl trn tsd tho tus tuh tau tis tys tūk duiz ezer ngh tỷ lakh crore \
        тыс тис хил хиљ мил міл млн млр трлн трил бил χιλ εκ δισ τρισ ألف مليون مليار ترليون אלף מיל טריל लाख करोड़ हज़ार अरब खरब अ॰ ख॰ \
        千 百 万 萬 億 亿 兆 천 백 만 억 조 พัน หมื่น แสน ล้าน % ‰ ％
        """

    /// Returns whether what follows a number multiplies it, as in `3 million`, `1.5M`, and `12 %`. Three capital letters are a currency.
    private static func isMultiplied(_ text: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> Bool {
        var start = end
        // Spaces, also those that don't break.
        while start < text.count, [0x20, 0xA0, 0x202F].contains(text.scalar(at: start).value) {
            start &+= text.scalar(at: start).length
        }
        var (word, letters, capitals) = ([UInt8](), 0, 0)
        while start < text.count, text[start] > 0x20 {
            let byte = text[start]
            let isCapital = 0x41...0x5A ~= byte
            word.append(isCapital ? byte | 0x20 : byte)
            if letters &+ 1 == word.count, 0x61...0x7A ~= word[letters] { letters &+= 1 }
            if isCapital, letters == word.count { capitals &+= 1 }
            start &+= 1
        }
        // So are those of Taiwan's dollar with its sign.
        if letters == 3 && capitals > 2 || word.elementsEqual("nt$".utf8) { return false }
        // Another letter follows in "Kč".
        let isWhole = letters == word.count || !(0xC3...0xE1 ~= word[letters])
        return isListed(word, in: longMultiples) || isWhole && isListed(word, length: letters, in: multiples)
    }

    /// Returns whether a list contains the beginning of a word: of a length, or of any.
    private static func isListed(_ word: [UInt8], length: Int? = nil, in list: StaticString) -> Bool {
        var matched = 0
        for byte in UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount) {
            if byte == 0x20 {
                if matched > 0, matched == length ?? matched { return true }
                matched = 0
            } else if matched >= 0 {
                matched = matched < word.count && word[matched] == byte ? matched &+ 1 : -1
            }
        }
        return matched > 0 && matched == length ?? matched
    }

    private static func isLetter(_ scalar: UInt32) -> Bool {
        let byte = AcceptedCharacters.foldedOrLetter(scalar)
        return byte == AcceptedCharacters.otherLetter || 0x61...0x7A ~= byte | 0x20
    }

    private mutating func refuse() { (isNegative, isFormatted, digits, point) = (false, false, [], -1) }

    private mutating func note(_ scalar: UInt32, between before: UInt32, _ next: UInt32, _ decimal: UInt8) {
        switch scalar {
        case 0x28 where digits.isEmpty: isInParenthesis = true
        case 0x29 where isInParenthesis:
            // An accountant's parentheses contain the number.
            isEnded = !digits.isEmpty
            (isBehindMinus, isInParenthesis) = (isEnded, false)
        case 0x2D, 0x2212, 0x2010...0x2013, 0xFE63, 0xFF0D:  // Hyphens and dashes.
            // A hyphen can also be in a word, as in "US-Dollar" and "US-$".
            if Self.isLetter(before), next == 0x24 || Self.isLetter(next) { return }
            if digits.isEmpty { return isNegative = true }
            isEnded = true
            // A dash can also stand for no decimals, as in "500,-", "500.--" and "500/-".
            switch before {
            case 0x2C...0x2F, 0x2010...0x2013: break
            default: isBehindMinus = true
            }
        case 0x66B, UInt32(decimal),
            _ where WrittenNumbers.separator(scalar) != 0:
            // A period can also end an abbreviation, as in "Rs. 500" and "500 kr."
            let isAfterLetter = 0x61...0x7A ~= before | 0x20 || 0x100..<0x20A0 ~= before
            let isAfterDigit = DecimalDigits.ascii(before) != nil
            guard isAfterDigit || digits.isEmpty && !isAfterLetter, next == 0 || DecimalDigits.ascii(next) != nil
            else { return isEnded = !digits.isEmpty }
            // The escudo's decimal separator is a dollar sign.
            if scalar == 0x66B || scalar == 0x24 { return point = digits.count }
            marks.append((WrittenNumbers.separator(scalar), digits.count))
        case 0x20, 0x27, 0xA0, 0x66C, 0x2019, 0x2009, 0x202F, 0x2E41: if !digits.isEmpty { isFormatted = true }
        case 0xAD, 0x61C, 0x2000...0x206F, 0xFEFF: break  // Other spaces, and invisible characters.
        default: isEnded = !digits.isEmpty
        }
    }

    /// Finds out whether the latest period or comma is the decimal separator. The others divide groups.
    private mutating func decide(_ notation: AmountNotation) {
        // A period can also end a sentence.
        if marks.count > 1, marks[marks.count &- 2].byte == marks.last?.byte, marks.last?.place == digits.count {
            marks.removeLast()
        }
        if point < 0, let last = marks.popLast() {
            let rest = digits.count &- last.place
            let dividesGroups = rest == 3 && 1...3 ~= last.place && digits[0] != UInt8(ascii: "0")
            // Three decimals would be too many for most currencies.
            let isGroup =
                marks.contains { $0.byte == last.byte }
                || marks.isEmpty
                    && (last.byte == notation.group
                        ? dividesGroups || rest == 0 : dividesGroups && notation.decimals < 3)
            if isGroup ? !digits.isEmpty : !marks.isEmpty { isFormatted = true }
            if !isGroup { point = last.place } else if rest > 0 { marks.append(last) }
        }
        if !hasGroups(of: notation) { refuse() }
    }

    /// Returns whether the periods or commas that aren't the decimal separator divide groups, of three digits in most countries.
    /// Before the last group, those of India have two. A date and an IP address have other groups.
    private func hasGroups(of notation: AmountNotation) -> Bool {
        var end = point < 0 ? digits.count : point
        for (index, mark) in marks.enumerated().reversed() {
            let count = end &- mark.place
            let isLast = index &+ 1 == marks.count
            guard count == 3 || count == (isLast ? notation.last : notation.others) || count == 2 && !isLast,
                mark.byte == marks[0].byte
            else { return false }
            end = mark.place
        }
        return marks.isEmpty || 1...max(3, notation.others) ~= end
    }
}
