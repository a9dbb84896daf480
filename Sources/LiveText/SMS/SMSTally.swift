import LiveUnicode

/// The values that decide a text message's length; the tallies of a text's parts add up to the text's.
struct SMSTally: Sendable, Hashable {
    /// The septets of all scalars that GSM 7 bit has.
    var septetCount = 0
    /// UTF-16 code units.
    var codeUnitCount = 0
    /// The number of scalars that GSM 7 bit lacks.
    var strangerCount = 0

    init() {}

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

    /// The byte offset after the longest beginning of whole grapheme clusters that is within a limit.
    ///
    /// A single foreign character changes the unit of everything before it, and so the number to more or to fewer. So a text
    /// may fit although a beginning of it does not.
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
