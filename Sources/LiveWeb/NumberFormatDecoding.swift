import LiveText
import LiveUnicode

extension NumberFormat {
    /// Decodes the fields that Web/number/symbols.js encodes: UTF-8 text, with a unit separator (U+001F) after each field.
    ///
    /// - Returns: `nil` if a field is missing or invalid.
    init?(fields bytes: UnsafeBufferPointer<UInt8>) {
        var fields = FieldReader(bytes: bytes)
        guard let digits = fields.text(), let decimal = fields.text(), let group = fields.text(),
            let primary = fields.integer(), let secondary = fields.integer(), let minimum = fields.integer(),
            let notANumber = fields.text(), let positive = fields.text(), let negative = fields.text(),
            let minimumIntegerDigits = fields.integer(), let scale = fields.integer(),
            let rounding = fields.rounding(), let scales = fields.scales()
        else { return nil }
        self.init(
            symbols: NumberSymbols(
                digits: digits,
                decimal: decimal,
                group: group,
                grouping: NumberSymbols.Grouping(primary: primary, secondary: secondary, minimum: minimum),
                notANumber: notANumber,
                positiveInfinity: positive,
                negativeInfinity: negative,
                scales: scales
            ),
            rounding: rounding,
            minimumIntegerDigits: minimumIntegerDigits,
            scale: scale
        )
    }
}

/// Reads fields in sequence.
private struct FieldReader {
    private static let separator: UInt8 = 0x1F

    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    private mutating func field() -> UnsafeBufferPointer<UInt8>? {
        var end = offset
        while end < bytes.count, bytes[end] != Self.separator { end &+= 1 }
        guard end < bytes.count else { return nil }
        defer { offset = end &+ 1 }
        return UnsafeBufferPointer(rebasing: bytes[offset..<end])
    }

    mutating func text() -> String? {
        field().flatMap { String(wellFormed: $0) }
    }

    mutating func integer() -> Int? {
        guard let digits = field(), !digits.isEmpty else { return nil }
        var value = 0
        for byte in digits {
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10, value < 1_000_000 else { return nil }
            value = value &* 10 &+ Int(digit)
        }
        return value
    }

    /// Reads seven fields: the kind of precision, the bounds of fraction and significant digits, the rounding mode, and whether
    /// to drop a fraction of zeros.
    mutating func rounding() -> NumberRounding? {
        guard let kind = integer(), let fraction = range(), let significant = range(), let mode = integer(),
            let drops = integer()
        else { return nil }
        let precision: NumberRounding.Precision
        switch NumberRounding.Precision.Kind(code: EnumCode<NumberRounding.Precision>(kind)) {
        case .fraction: precision = .fraction(fraction)
        case .significant: precision = .significant(significant)
        case .finer: precision = .finer(fraction: fraction, significant: significant)
        case .coarser: precision = .coarser(fraction: fraction, significant: significant)
        case nil: return nil
        }
        return NumberRounding(
            precision,
            mode: NumberRounding.Mode(code: EnumCode<NumberRounding.Mode>(mode)) ?? .halfExpand,
            dropsZeroFraction: drops == 1
        )
    }

    private mutating func range() -> ClosedRange<Int>? {
        guard let lower = integer(), let upper = integer() else { return nil }
        return lower...max(lower, upper)
    }

    /// Reads the numbers of magnitudes and plural forms, the table of forms if there are several, the exponents, and the
    /// patterns.
    mutating func scales() -> NumberScales? {
        let most = 64
        guard let magnitudes = integer(), let formCount = integer(), magnitudes > 0, magnitudes <= most, formCount > 0,
            formCount <= most, let table = field()
        else { return nil }
        var forms = PluralForms()
        if formCount > 1 {
            let entries = table.map { $0 &- UInt8(ascii: "0") }
            guard let several = PluralForms(count: formCount, table: entries) else { return nil }
            forms = several
        }
        var exponents: [Int] = []
        for _ in 0..<magnitudes {
            guard let exponent = integer() else { return nil }
            exponents.append(exponent)
        }
        var patterns: [NumberPattern] = []
        for _ in 0..<(magnitudes &* formCount) {
            guard let pattern = pattern() else { return nil }
            patterns.append(pattern)
        }
        return NumberScales(exponents: exponents, patterns: patterns, forms: forms)
    }

    private mutating func pattern() -> NumberPattern? {
        guard let showsDigits = integer(), let positive = affixes(), let negative = affixes(), let zero = affixes()
        else { return nil }
        return NumberPattern(positive: positive, negative: negative, zero: zero, showsDigits: showsDigits == 1)
    }

    private mutating func affixes() -> NumberAffixes? {
        guard let prefix = text(), let suffix = text() else { return nil }
        return NumberAffixes(prefix: prefix, suffix: suffix)
    }
}
