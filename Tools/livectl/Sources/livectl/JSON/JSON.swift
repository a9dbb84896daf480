import Foundation

/// The JSON that livectl reads and writes.
enum JSON {
    /// Decodes a JSON text.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8.
    ///   - userInfo: The information for the decoded type.
    ///   - isSecret: Whether the text can contain a password. If it does, no error repeats any of it.
    /// - Throws: ``InputError`` with the path of a wrong value and the reason.
    /// - Complexity: O(*n*) in the length of the text.
    static func decode<Value: Decodable>(
        _: Value.Type = Value.self,
        from bytes: some Collection<UInt8>,
        userInfo: [CodingUserInfoKey: any Sendable] = [:],
        isSecret: Bool = false
    ) throws(InputError) -> Value {
        let bytes = Array(bytes)
        guard String(bytes: bytes, encoding: .utf8) != nil else { throw InputError("not JSON: the text is not UTF-8") }
        // Foundation's decoder would take it for UTF-16.
        guard !bytes.contains(0) else { throw InputError("not JSON: the text has a NUL byte, or is UTF-16") }
        try JSONChecker.check(bytes, isSecret: isSecret)
        let decoder = JSONDecoder()
        decoder.userInfo = userInfo
        do {
            return try decoder.decode(Value.self, from: Data(bytes))
        } catch {
            throw syntaxError(in: bytes, isSecret: isSecret) ?? InputError(error)
        }
    }

    /// Returns the syntax error in a text, whose position Foundation's decoder does not report.
    private static func syntaxError(in bytes: [UInt8], isSecret: Bool) -> InputError? {
        do {
            _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
            return nil
        } catch {
            let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
            return InputError("not JSON\(isSecret ? "" : ": \(reason ?? "\(error)")")")
        }
    }

    /// Returns a value on one line, with the members of each object in alphabetical order. Numbers that JSON cannot
    /// represent become strings.
    static func line(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity",
            negativeInfinity: "-Infinity",
            nan: "NaN"
        )
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

/// A value whose members are all known. Any other member is an error, because a misspelled member would have no effect.
@dynamicMemberLookup
struct Strict<Value: Decodable & StrictMembers>: Decodable {
    var value: Value

    init(from decoder: any Decoder) throws {
        try decoder.allow(Value.CodingKeys.allCases.map(\.stringValue), isSecret: Value.isSecret)
        value = try Value(from: decoder)
    }

    subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }
}

protocol StrictMembers {
    associatedtype CodingKeys: CodingKey, CaseIterable

    /// Whether a value can contain a password. If it does, no error repeats any of it.
    static var isSecret: Bool { get }
}

extension StrictMembers {
    static var isSecret: Bool { false }
}

extension Decoder {
    /// Throws if the object has members other than these.
    func allow(_ names: [String], isSecret: Bool) throws {
        let keys = try container(keyedBy: AnyName.self).allKeys.map(\.stringValue).sorted()
        if let unknown = keys.first(where: { !names.contains($0) }) {
            let member = isSecret ? "a member" : "'\(unknown)'"
            throw error("\(member) is not known here; there are: \(names.joined(separator: ", "))")
        }
    }

    func error(_ message: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: message))
    }
}

/// The name of any member.
struct AnyName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
}
