#if !hasFeature(Embedded)
/// An enumeration that is encoded as an object with one member, the name of the case and its payload.
///
/// ```swift
/// enum Step: CaseCodable, Hashable {
///     case turn(Double)
///     case stop
///
///     static let codedCases: [CodedCase<Self>] = [
///         CodedCase("turn", Self.turn) { if case .turn(let angle) = $0 { angle } else { nil } },  // {"turn":90}
///         CodedCase("stop", .stop),  // {"stop":{}}
///     ]
/// }
/// ```
public protocol CaseCodable: Codable, Equatable, Sendable {
    /// All cases.
    static var codedCases: [CodedCase<Self>] { get }
}

extension CaseCodable {
    /// Decodes the case with the name of the only member.
    public init(from decoder: any Decoder) throws {
        let cases = Self.codedCases
        let (name, values) = try decoder.onlyMember(of: cases.map(\.name))
        guard let match = cases.first(where: { $0.name == name.stringValue }) else { preconditionFailure() }
        self = try match.decode(values, name)
    }

    /// Encodes the case.
    public func encode(to encoder: any Encoder) throws {
        guard let match = Self.codedCases.first(where: { $0.matches(self) }) else {
            throw EncodingError.invalidValue(
                self,
                .init(codingPath: encoder.codingPath, debugDescription: "the case is not in codedCases")
            )
        }
        var container = encoder.container(keyedBy: MemberName.self)
        try match.encode(self, &container, MemberName(stringValue: match.name))
    }
}

/// A case of an enumeration and its encoded form.
public struct CodedCase<Value: Equatable & Sendable>: Sendable {
    let name: String
    let matches: @Sendable (Value) -> Bool
    let decode: @Sendable (KeyedDecodingContainer<MemberName>, MemberName) throws -> Value
    let encode: @Sendable (Value, inout KeyedEncodingContainer<MemberName>, MemberName) throws -> Void

    /// Creates a case with a payload.
    ///
    /// - Parameters:
    ///   - name: The name of the case.
    ///   - value: Returns the case with a payload.
    ///   - payload: Returns the payload of this case, or `nil` for other cases.
    public init<Payload: Codable & Sendable>(
        _ name: String,
        _ value: @escaping @Sendable (Payload) -> Value,
        payload: @escaping @Sendable (Value) -> Payload?
    ) {
        self.name = name
        matches = { payload($0) != nil }
        decode = { value(try $0($1)) }
        encode = { try $1.encode(payload($0), forKey: $2) }
    }

    /// Creates a case without values.
    public init(_ name: String, _ value: Value) {
        self.name = name
        matches = { $0 == value }
        decode = { values, name in
            _ = try values.superDecoder(forKey: name).members([] as [MemberName])
            return value
        }
        encode = { try $1.encode([String: String](), forKey: $2) }
    }
}
#endif
