#if !hasFeature(Embedded)
/// An enumeration that is encoded as the name of its case, such as `"utf8"`.
public protocol CaseNameCodable: Codable, CaseIterable, RawRepresentable where RawValue == UInt8 {
    /// The encoded name, which by default is the name of the case.
    var codedName: String { get }
}

extension CaseNameCodable {
    /// The name of the case.
    public var codedName: String { "\(self)" }

    /// Decodes the name of a case.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let value = Self.allCases.first(where: { $0.codedName == name }) else {
            let names = Self.allCases.map(\.codedName).joined(separator: ", ")
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "must be one of \(names)")
        }
        self = value
    }

    /// Encodes the name of the case.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(codedName)
    }
}
#endif
