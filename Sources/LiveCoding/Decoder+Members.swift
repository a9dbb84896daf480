#if !hasFeature(Embedded)
extension Decoder {
    /// Returns the members of an object.
    ///
    /// - Parameters:
    ///   - keys: The members that the object can have. Any other is an error, because a misspelled member would have no
    ///     effect.
    ///   - isSecret: Whether the object can contain a password. If it does, no error repeats any of it.
    package func members<Key: CodingKey>(
        _ keys: [Key],
        isSecret: Bool = false
    ) throws -> KeyedDecodingContainer<Key> {
        let names = keys.map(\.stringValue)
        if let unknown = try unknownMembers(besides: names).first {
            let problem = "\(isSecret ? "a member" : "'\(unknown)'") is not known here"
            throw error(names.isEmpty ? problem : "\(problem); there are: \(list(names))")
        }
        return try container(keyedBy: Key.self)
    }

    /// Returns a text that stands for an object, or `nil` if there is an object.
    package func textInPlaceOfObject() throws -> String? {
        if (try? container(keyedBy: MemberName.self)) != nil { return nil }
        guard let text = try? singleValueContainer().decode(String.self) else {
            throw error("must be a string or an object")
        }
        return text
    }

    /// Returns the only member of an object.
    ///
    /// An object that isn't a member of another one can also have a member `at`: the time of an event in a log.
    ///
    /// - Parameters:
    ///   - names: The members that the object can have.
    ///   - isSecret: Whether the object can contain a password. If it does, no error repeats any of it.
    package func onlyMember(
        of names: [String],
        isSecret: Bool = false
    ) throws -> (name: MemberName, values: KeyedDecodingContainer<MemberName>) {
        let isNested = codingPath.last.map { $0.intValue == nil } ?? false
        let unknown = try unknownMembers(besides: names + (isNested ? [] : ["at"])).first
        let values = try container(keyedBy: MemberName.self)
        let known = values.allKeys.filter { names.contains($0.stringValue) }
        guard unknown == nil, known.count == 1 else {
            let problem = isSecret ? nil : unknown.map { "'\($0)' is not known here; " }
            throw error("\(problem ?? "")there must be one of: \(list(names))")
        }
        return (known[0], values)
    }

    /// Returns the names of the members that the object has in addition to these, in alphabetical order.
    private func unknownMembers(besides names: [String]) throws -> [String] {
        try container(keyedBy: MemberName.self).allKeys.map(\.stringValue).filter { !names.contains($0) }.sorted()
    }

    private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

    /// Returns an error in the decoded value. Messages of this package begin in lowercase, and never repeat values.
    package func error(_ message: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: message))
    }
}

/// The name of any member.
package struct MemberName: CodingKey {
    package let stringValue: String
    package var intValue: Int? { nil }

    package init(stringValue: String) {
        self.stringValue = stringValue
    }

    package init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer {
    /// Decodes a member.
    package func callAsFunction<Value: Decodable>(_ key: Key) throws -> Value {
        do {
            return try decode(Value.self, forKey: key)
        } catch  where !(error is DecodingError) {
            // An internal error of Foundation's decoder, for a number that doesn't fit. It would become one without a path.
            throw DecodingError.dataCorruptedError(
                forKey: key,
                in: self,
                debugDescription: Value.self is any BinaryInteger.Type ? "must be a whole number" : "must be valid"
            )
        }
    }

    /// Decodes a member into a variable, which keeps its value if the member is missing or null.
    package func read<Value: Decodable>(_ key: Key, into value: inout Value) throws {
        guard contains(key), try !decodeNil(forKey: key) else { return }
        value = try self(key)
    }
}
#endif
