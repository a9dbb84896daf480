/// Determines whether a domain could be looked up: each label is converted to at most 63 ASCII characters (RFC 3490,
/// ToASCII).
///
/// Labels are prepared with nameprep (RFC 3491), except that a letter isn't replaced by another letter of the same
/// kind.
struct DomainName {
    private static let longestLabel = 63
    /// The length of `xn--`, the prefix of an encoded label.
    private static let prefixLength = 4

    private enum Preparation {
        static let rightToLeft: UInt8 = 1
        static let leftToRight: UInt8 = 2
        static let prohibited: UInt8 = 3
        static let dropped: UInt8 = 4
    }

    let scalars: UnsafeBufferPointer<UInt32>
    let tables: TwitterTextTables

    /// Returns the number of ASCII characters in the encoded domain, or `nil` if the domain isn't valid.
    func encodedLength(of domain: Range<Int>) -> Int? {
        var length = 0
        var start = domain.lowerBound
        for index in domain where Self.isDot(scalars[index]) {
            guard let label = encodedLength(ofLabel: start..<index) else { return nil }
            length &+= label &+ 1
            start = index &+ 1
        }
        guard let label = encodedLength(ofLabel: start..<domain.upperBound) else { return nil }
        return length &+ label
    }

    private static func isDot(_ scalar: UInt32) -> Bool {
        scalar == URLCharacter.ascii(".") || scalar == 0x3002 || scalar == 0xFF0E || scalar == 0xFF61
    }

    private func encodedLength(ofLabel label: Range<Int>) -> Int? {
        guard !label.isEmpty else { return nil }
        let length = label.contains { scalars[$0] >= 0x80 } ? punycodeLength(of: label) : label.count
        return length.flatMap { $0 <= Self.longestLabel ? $0 : nil }
    }

    @inline(never)
    private func punycodeLength(of label: Range<Int>) -> Int? {
        var prepared: [UInt32] = []
        var hasRightToLeft = false
        var hasLeftToRight = false
        var endsRightToLeft = (first: false, last: false)
        for index in label {
            let kind = tables.preparation.value(of: scalars[index])
            if kind == Preparation.prohibited || prepared.count > Self.longestLabel { return nil }
            if kind == Preparation.dropped { continue }
            let isRightToLeft = kind == Preparation.rightToLeft
            hasRightToLeft = hasRightToLeft || isRightToLeft
            hasLeftToRight = hasLeftToRight || kind == Preparation.leftToRight
            if prepared.isEmpty { endsRightToLeft.first = isRightToLeft }
            endsRightToLeft.last = isRightToLeft
            Self.append(scalars[index], to: &prepared)
        }
        if prepared.isEmpty { return nil }
        // RFC 3454, section 6: a label has only one direction, and a right-to-left label has it at both ends.
        if hasRightToLeft, hasLeftToRight || endsRightToLeft != (true, true) { return nil }
        if prepared.allSatisfy({ $0 < 0x80 }) { return prepared.count }
        if Self.isEncoded(prepared) { return nil }
        return Self.prefixLength &+ Punycode.length(of: prepared)
    }

    private static func append(_ scalar: UInt32, to label: inout [UInt32]) {
        switch scalar {
        case LetterI.dotless:
            label.append(scalar)
        case LetterI.dottedCapital:
            label.append(LetterI.small)
            label.append(LetterI.dot)
        default:
            label.append(scalar.foldedForDomains)
        }
    }

    /// The Turkish letters, which differ from the ASCII letters in a label. In case-insensitive matches, twitter-text
    /// treats them as ASCII letters.
    private enum LetterI {
        static let small: UInt32 = 0x69
        static let dotless: UInt32 = 0x131
        static let dottedCapital: UInt32 = 0x130
        static let dot: UInt32 = 0x307
    }

    private static func isEncoded(_ label: [UInt32]) -> Bool {
        label.count >= prefixLength && label[0] == URLCharacter.ascii("x") && label[1] == URLCharacter.ascii("n")
            && label[2] == URLCharacter.ascii("-") && label[3] == URLCharacter.ascii("-")
    }
}

/// The encoding of RFC 3492. Only its length is needed.
enum Punycode {
    private static let base = 36
    private static let thresholds = (least: 1, most: 26)
    private static let skew = 38
    private static let damp = 700
    private static let firstBias = 72

    /// Returns the number of ASCII characters in the encoded label, without a prefix.
    @inline(never)
    static func length(of label: [UInt32]) -> Int {
        var basicCount = 0
        for scalar in label where scalar < 0x80 { basicCount &+= 1 }
        var length = basicCount > 0 ? basicCount &+ 1 : 0
        var handled = basicCount
        var reached: UInt32 = 0x80
        var delta = 0
        var bias = firstBias
        while handled < label.count {
            var next = UInt32.max
            for scalar in label where scalar >= reached { next = min(next, scalar) }
            delta &+= Int(next &- reached) &* (handled &+ 1)
            for scalar in label {
                if scalar < next { delta &+= 1 }
                guard scalar == next else { continue }
                length &+= digitCount(of: delta, bias)
                bias = adaptedBias(delta, handled &+ 1, isFirst: handled == basicCount)
                delta = 0
                handled &+= 1
            }
            delta &+= 1
            reached = next &+ 1
        }
        return length
    }

    private static func digitCount(of delta: Int, _ bias: Int) -> Int {
        var rest = delta
        var count = 1
        var position = base
        while true {
            let threshold = min(thresholds.most, max(thresholds.least, position &- bias))
            if rest < threshold { return count }
            rest = (rest &- threshold) / (base &- threshold)
            count &+= 1
            position &+= base
        }
    }

    private static func adaptedBias(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / damp : delta / 2
        delta &+= delta / count
        var steps = 0
        while delta > (base &- thresholds.least) &* thresholds.most / 2 {
            delta /= base &- thresholds.least
            steps &+= base
        }
        return steps &+ (base &- thresholds.least &+ 1) &* delta / (delta &+ skew)
    }
}
