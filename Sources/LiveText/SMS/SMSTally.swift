import LiveUnicode

/// The counts that determine a text message's length. The tallies of a text's parts add up to the tally of the text.
struct SMSTally: Sendable, Hashable {
    /// The number of septets for all scalars in the GSM 7-bit alphabet.
    var septetCount = 0
    /// The number of UTF-16 code units.
    var codeUnitCount = 0
    /// The number of scalars that aren't in the GSM 7-bit alphabet.
    var strangerCount = 0

    init() {}

    /// Counts a text.
    ///
    /// - Complexity: O(*n*).
    @inline(never)
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var position = 0
        while position < bytes.count {
            let (scalar, size) = bytes.scalar(at: position)
            add(scalar)
            position &+= size
        }
    }

    mutating func add(_ scalar: UInt32) {
        codeUnitCount &+= scalar > 0xFFFF ? 2 : 1
        if let septets = GSMAlphabet.septetCount(of: scalar) {
            septetCount &+= septets
        } else {
            strangerCount &+= 1
        }
    }

    static func += (tally: inout SMSTally, other: SMSTally) {
        tally.septetCount &+= other.septetCount
        tally.codeUnitCount &+= other.codeUnitCount
        tally.strangerCount &+= other.strangerCount
    }

    static func -= (tally: inout SMSTally, other: SMSTally) {
        tally.septetCount &-= other.septetCount
        tally.codeUnitCount &-= other.codeUnitCount
        tally.strangerCount &-= other.strangerCount
    }

    var encoding: SMSMeasurement.Encoding { strangerCount == 0 ? .gsm7 : .ucs2 }

    var unitCount: Int { unitCount(in: encoding) }

    func unitCount(in encoding: SMSMeasurement.Encoding) -> Int {
        encoding == .gsm7 ? septetCount : codeUnitCount
    }

    /// Returns the byte offset after the longest prefix of whole grapheme clusters that is within a limit.
    ///
    /// A single character outside the alphabet changes the unit of everything before it, which can increase or decrease
    /// the count. A text can therefore fit even if one of its prefixes doesn't.
    ///
    /// - Complexity: O(*n*).
    static func lastFittingEnd(in bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Int {
        var scanner = ClusterScanner(bytes)
        var tally = SMSTally()
        var end = 0
        while scanner.position < bytes.count {
            let start = scanner.position
            scanner.advance(throughCluster: scanner.count &+ 1)
            tally += SMSTally(UnsafeBufferPointer(rebasing: bytes[start..<scanner.position]))
            if tally.unitCount <= limit { end = scanner.position }
        }
        return end
    }
}
