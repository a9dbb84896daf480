import LiveUnicode

/// The encoding of a text as a text message, the number of its parts, and the remaining room.
///
/// ```swift
/// SMSMeasurement("See you at 8!")  // gsm7, 13 units, 1 part, 147 remaining
/// SMSMeasurement("See you at 8 👋")  // ucs2, 15 units, 1 part, 55 remaining
/// ```
///
/// A single character outside the GSM 7-bit alphabet switches the whole message to UCS-2. A message in one part has
/// room for 160 septets or 70 code units. Each part of a longer message has room for 153 or 67, because a header
/// specifies the order of the parts (3GPP TS 23.040, section 9.2.3.24.1). A part ends before an escaped septet, a
/// surrogate pair, or a grapheme cluster that doesn't fit as a whole.
public struct SMSMeasurement: Sendable, Hashable {
    /// The alphabet of a message.
    public enum Encoding: UInt8, Sendable, Hashable, CaseIterable {
        /// GSM 7-bit. Characters of its extension table take two septets.
        case gsm7
        /// UCS-2, in practice UTF-16. A scalar outside the Basic Multilingual Plane takes two code units.
        case ucs2
    }

    /// The alphabet that the text requires.
    public var encoding: Encoding
    /// The number of septets or code units in the text.
    public var unitCount: Int
    /// The number of parts of the message. An empty text has one part.
    public var partCount: Int
    /// The number of units that still fit in the last part.
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
    /// The alphabet's name in the output of livectl.
    public var name: String {
        switch self {
        case .gsm7: "gsm7"
        case .ucs2: "ucs2"
        }
    }

    /// The capacity of a message with one part, in units.
    public var unitsInOnlyPart: Int { self == .gsm7 ? 160 : 70 }

    /// The capacity of each part of a message with several parts, in units.
    public var unitsInPart: Int { self == .gsm7 ? 153 : 67 }
}

/// Distributes text over the parts of a message.
private struct SMSParts {
    let encoding: SMSMeasurement.Encoding
    var count = 1
    /// The number of units in the last part.
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

    /// Distributes a cluster that is longer than a part, without splitting a surrogate pair.
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
