/// The members of a JSON object, accessed by name and type.
///
/// A missing member, or one of another type, throws an ``InputError`` that names it.
package struct Fields {
    private var values: [String: JSON]

    /// - Throws: If the value is not an object, or has a duplicate member.
    package init(_ json: JSON) throws {
        guard case .object(let members) = json else { throw InputError("not an object") }
        values = [:]
        for member in members where values.updateValue(member.value, forKey: member.name) != nil {
            throw InputError("'\(member.name)' is there twice")
        }
    }

    /// Throws if the object has members other than these.
    package func allow(_ names: [String]) throws {
        if let stranger = values.keys.sorted().first(where: { !names.contains($0) }) {
            throw InputError("'\(stranger)' is not known here; there are: \(names.joined(separator: ", "))")
        }
    }

    package func string(_ name: String) throws -> String {
        guard let value = try optionalString(name) else { throw InputError("'\(name)' is missing") }
        return value
    }

    package func optionalString(_ name: String) throws -> String? {
        guard let value = values[name], value != .null else { return nil }
        guard case .string(let string) = value else { throw InputError("'\(name)' must be a string") }
        return string
    }

    package func integer(_ name: String) throws -> Int {
        guard let value = try optionalInteger(name) else { throw InputError("'\(name)' is missing") }
        return value
    }

    package func optionalInteger(_ name: String) throws -> Int? {
        guard let value = values[name], value != .null else { return nil }
        guard case .integer(let integer) = value else { throw InputError("'\(name)' must be a whole number") }
        return integer
    }

    package func optionalNumber(_ name: String) throws -> Double? {
        switch values[name] {
        case nil, .null: return nil
        case .integer(let value): return Double(value)
        case .number(let value): return value
        default: throw InputError("'\(name)' must be a number")
        }
    }

    package func numbers(_ name: String) throws -> [Double] {
        guard case .array(let values) = values[name] else { throw InputError("'\(name)' must be an array of numbers") }
        return try values.map { value in
            switch value {
            case .integer(let integer): return Double(integer)
            case .number(let number): return number
            default: throw InputError("'\(name)' must be an array of numbers")
            }
        }
    }

    /// Returns whether the object has this member with a value other than null.
    package func has(_ name: String) -> Bool { values[name] != nil && values[name] != .null }

    /// Returns the members of a nested object; empty if it is missing.
    package func optionalFields(_ name: String) throws -> Fields {
        guard let value = values[name], value != .null else { return try Fields(.object([])) }
        guard case .object = value else { throw InputError("'\(name)' must be an object") }
        return try Fields(value)
    }

    /// Returns a decimal number, given as a number or as a string of any length.
    package func decimalText(_ name: String) throws -> String {
        switch values[name] {
        case nil, .null: throw InputError("'\(name)' is missing")
        case .integer(let value): return String(value)
        case .number(let value): return "\(value)"
        case .string(let value): return value
        default: throw InputError("'\(name)' must be a number or a decimal string")
        }
    }

    package func optionalBool(_ name: String) throws -> Bool? {
        guard let value = values[name], value != .null else { return nil }
        guard case .bool(let bool) = value else { throw InputError("'\(name)' must be true or false") }
        return bool
    }

    package func bool(_ name: String) throws -> Bool {
        guard let value = try optionalBool(name) else { throw InputError("'\(name)' is missing") }
        return value
    }

    package func optionalStrings(_ name: String) throws -> [String]? {
        guard let value = values[name], value != .null else { return nil }
        guard case .array(let array) = value else { throw InputError("'\(name)' must be an array of strings") }
        return try array.map { element in
            guard case .string(let string) = element else { throw InputError("'\(name)' must be an array of strings") }
            return string
        }
    }
}
