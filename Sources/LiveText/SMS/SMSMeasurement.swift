import LiveUnicode

/// How a text is sent as a text message: in which alphabet, in how many parts, and with how much room left.
///
/// ```swift
/// SMSMeasurement("See you at 8!")  // gsm7, 13 units, 1 part, 147 remaining
/// SMSMeasurement("See you at 8 👋")  // ucs2, 15 units, 1 part, 55 remaining
/// ```
///
/// One character outside of GSM 7 bit turns the whole message into UCS-2. A message in one part has room for 160 septets
/// or 70 code units; each part of a longer one for 153 or 67, since a header gives the parts' order (3GPP TS 23.040, section
/// 9.2.3.24.1). A part ends before an escaped septet, a surrogate pair or a grapheme cluster that does not fit as a whole.
public struct SMSMeasurement: Sendable, Hashable {
    /// The alphabet that a message is sent in.
    public enum Encoding: UInt8, Sendable, Hashable, CaseIterable {
        /// GSM 7 bit with its extension table, whose characters take two septets.
        case gsm7
        /// UCS-2, in practice UTF-16: two code units for a scalar outside the Basic Multilingual Plane.
        case ucs2
    }

    /// The alphabet that the text needs.
    public var encoding: Encoding
    /// How many septets or code units the text takes.
    public var unitCount: Int
    /// How many parts it is sent in; an empty text counts as one.
    public var partCount: Int
    /// How many units still fit in the last part.
    public var remainingInPart: Int

    /// Measures a text.
    ///
    /// - Complexity: O(*n*) in the text's bytes.
    public init(_ text: String) {
        self = text.withUTF8Bytes(SMSMeasurement.init)
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        let tally = SMSTally(bytes)
        encoding = tally.encoding
        unitCount = tally.unitCount
        if unitCount <= encoding.unitsInOnlyPart {
            partCount = 1
            remainingInPart = encoding.unitsInOnlyPart &- unitCount
        } else {
            var parts = SMSParts(encoding)
            parts.append(bytes)
            partCount = parts.count
            remainingInPart = encoding.unitsInPart &- parts.used
        }
    }
}

extension SMSMeasurement.Encoding {
    /// The alphabet's name, as livectl writes it.
    public var name: String {
        switch self {
        case .gsm7: "gsm7"
        case .ucs2: "ucs2"
        }
    }

    /// The room of a message that is sent in one part, in units.
    public var unitsInOnlyPart: Int { self == .gsm7 ? 160 : 70 }

    /// The room of one part of several, in units.
    public var unitsInPart: Int { self == .gsm7 ? 153 : 67 }
}

/// Fills the parts of a message.
private struct SMSParts {
    let encoding: SMSMeasurement.Encoding
    var count = 1
    /// How many units are in the last part.
    var used = 0

    init(_ encoding: SMSMeasurement.Encoding) {
        self.encoding = encoding
    }

    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        var scanner = ClusterScanner(bytes)
        while scanner.position < bytes.count {
            let start = scanner.position
            scanner.advance(throughCluster: scanner.count &+ 1)
            let cluster = UnsafeBufferPointer(rebasing: bytes[start..<scanner.position])
            let units = SMSTally(cluster).unitCount(in: encoding)
            if units <= encoding.unitsInPart {
                append(units)
            } else {
                appendScalars(of: cluster)
            }
        }
    }

    private mutating func append(_ units: Int) {
        used &+= units
        guard used > encoding.unitsInPart else { return }
        count &+= 1
        used = units
    }

    /// A cluster that is longer than a part has to be divided, but not within a surrogate pair.
    private mutating func appendScalars(of cluster: UnsafeBufferPointer<UInt8>) {
        var position = 0
        while position < cluster.count {
            let (scalar, size) = cluster.scalar(at: position)
            position &+= size
            var tally = SMSTally()
            tally.add(scalar)
            append(tally.unitCount(in: encoding))
        }
    }
}
