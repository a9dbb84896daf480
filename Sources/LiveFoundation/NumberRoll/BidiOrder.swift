/// The visual order of the characters in a line of text: the Unicode Bidirectional Algorithm (UAX #9) without explicit
/// embeddings and isolates, which formatted numbers do not contain.
struct BidiOrder {
    /// The indices of the scalars, from left to right.
    let visual: [Int]

    /// Computes the visual order of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isRightToLeft: The direction of a text without letters (P2, P3).
    init(_ text: String, isRightToLeft: Bool) {
        let original = text.unicodeScalars.map(BidiClass.init)
        let first = original.first { $0.isStrong }
        let base = first.map { $0 == .left ? 0 : 1 } ?? (isRightToLeft ? 1 : 0)
        let embedding: BidiClass = base == 0 ? .left : .right
        var classes = original
        Self.resolveWeak(&classes, embedding)
        Self.resolveNeutral(&classes, embedding)
        let levels = classes.map { $0.level(in: base) }
        var visual = Array(levels.indices)
        // L2, from the highest level to the lowest odd one.
        for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
            var index = 0
            while index < visual.count {
                let start = index
                while index < visual.count, levels[visual[index]] >= level { index += 1 }
                if index > start { visual[start..<index].reverse() } else { index += 1 }
            }
        }
        self.visual = visual
    }

    /// W1 to W7.
    private static func resolveWeak(_ classes: inout [BidiClass], _ embedding: BidiClass) {
        var strong = embedding
        for index in classes.indices {
            let before = index > 0 ? classes[index - 1] : embedding
            switch classes[index] {
            case .mark: classes[index] = before
            case .european where strong == .arabic: classes[index] = .arabicDigit
            case let other where other.isStrong: strong = other
            default: break
            }
        }
        for index in classes.indices where classes[index] == .arabic { classes[index] = .right }
        for index in classes.indices.dropFirst().dropLast() {
            let (before, after) = (classes[index - 1], classes[index + 1])
            guard before == after else { continue }
            switch (classes[index], before) {
            case (.sign, .european), (.separator, .european): classes[index] = .european
            case (.separator, .arabicDigit): classes[index] = .arabicDigit
            default: break
            }
        }
        var index = 0
        while index < classes.count {
            guard classes[index] == .terminator else {
                index += 1
                continue
            }
            let start = index
            while index < classes.count, classes[index] == .terminator { index += 1 }
            let touches =
                start > 0 && classes[start - 1] == .european || index < classes.count && classes[index] == .european
            for place in start..<index { classes[place] = touches ? .european : .neutral }
        }
        strong = embedding
        for index in classes.indices {
            switch classes[index] {
            case .sign, .separator: classes[index] = .neutral
            case .left, .right: strong = classes[index]
            case .european where strong == .left: classes[index] = .left
            default: break
            }
        }
    }

    /// N1 and N2. Numbers count as right-to-left here.
    private static func resolveNeutral(_ classes: inout [BidiClass], _ embedding: BidiClass) {
        var index = 0
        while index < classes.count {
            guard classes[index] == .neutral else {
                index += 1
                continue
            }
            let start = index
            while index < classes.count, classes[index] == .neutral { index += 1 }
            let before = start > 0 ? classes[start - 1].side : embedding
            let after = index < classes.count ? classes[index].side : embedding
            for place in start..<index { classes[place] = before == after ? before : embedding }
        }
    }
}

/// The classes of UAX #9 that this implementation distinguishes.
private enum BidiClass {
    case left, right, arabic, european, arabicDigit, sign, terminator, separator, mark, neutral

    var isStrong: Bool { self == .left || self == .right || self == .arabic }

    var side: BidiClass { self == .left ? .left : .right }

    /// I1 and I2.
    func level(in base: Int) -> Int {
        switch self {
        case .left: base == 0 ? 0 : 2
        case .european, .arabicDigit: 2
        default: 1
        }
    }

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x200E: self = .left
        case 0x200F: self = .right
        case 0x061C: self = .arabic
        case 0x30...0x39, 0x6F0...0x6F9, 0xB2, 0xB3, 0xB9, 0x2070...0x2079, 0xFF10...0xFF19: self = .european
        case 0x660...0x669, 0x66B, 0x66C: self = .arabicDigit
        case 0x2B, 0x2D, 0x207A, 0x207B, 0x2212, 0xFF0B, 0xFF0D: self = .sign
        case 0x23...0x25, 0xB0, 0xB1, 0x66A, 0x2030...0x2034, 0x2213, 0xFF05: self = .terminator
        case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044: self = .separator
        case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x10800...0x10FFF, 0x1E800...0x1EDFF: self = .right
        case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x1EE00...0x1EEFF: self = .arabic
        default: self.init(scalar.properties)
        }
    }

    private init(_ properties: Unicode.Scalar.Properties) {
        switch properties.generalCategory {
        case .currencySymbol: self = .terminator
        case .nonspacingMark, .enclosingMark, .format: self = .mark
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .spacingMark:
            self = .left
        default: self = .neutral
        }
    }
}
