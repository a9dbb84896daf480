import LiveUnicode

extension PasswordRules {
    /// Parses rules.
    ///
    /// White space is allowed before a property and around its values, but not between a name and its colon. A property
    /// without a value and a number of zero are ignored. In brackets, `-` counts only in the first position, and
    /// characters outside printable ASCII are ignored.
    ///
    /// - Throws: The error and its position.
    /// - Complexity: O(*n*).
    public init(_ text: String) throws(PasswordRulesError) {
        var reader = PasswordRulesReader(text)
        self = try reader.rules()
    }
}

struct PasswordRulesReader {
    private let bytes: [UInt8]
    private var offset = 0
    private var result = PasswordRules()

    init(_ text: String) {
        bytes = text.withUTF8Bytes { Array($0) }
    }

    mutating func rules() throws(PasswordRulesError) -> PasswordRules {
        skipSpace()
        while offset < bytes.count {
            try readProperty()
            skipSpace()
            guard offset < bytes.count else { break }
            guard take(";") else { throw error(.separatorExpected) }
            skipSpace()
        }
        return result
    }

    private mutating func readProperty() throws(PasswordRulesError) {
        let start = offset
        let name = identifier()
        guard start < offset else { throw error(.propertyExpected) }
        guard let property = Property.allCases.first(where: { name.elementsEqual($0.name) }) else {
            throw error(.unknownProperty, at: start)
        }
        guard take(":") else { throw error(.colonExpected) }
        skipSpace()
        if offset == bytes.count || bytes[offset] == UInt8(ascii: ";") { return }
        switch property {
        case .minLength: result.minLength = larger(result.minLength, try number())
        case .maxLength: result.maxLength = smaller(result.maxLength, try number())
        case .maxConsecutive: result.maxConsecutive = smaller(result.maxConsecutive, try number())
        case .required:
            let set = try classes()
            if !set.isEmpty { result.required.append(set) }
        case .allowed:
            let set = try classes()
            if !set.isEmpty { result.explicitlyAllowed = result.explicitlyAllowed?.union(set) ?? set }
        }
    }

    private func larger(_ one: Int?, _ other: Int) -> Int? { other > (one ?? 0) ? other : one }

    private func smaller(_ one: Int?, _ other: Int) -> Int? { other > 0 && other < (one ?? .max) ? other : one }

    /// The maximum number. Larger numbers count as this one.
    private static let largestNumber = 1_000_000_000

    private mutating func number() throws(PasswordRulesError) -> Int {
        let start = offset
        var number = 0
        while offset < bytes.count, case UInt8(ascii: "0")...UInt8(ascii: "9") = bytes[offset] {
            number = min(number &* 10 &+ Int(bytes[offset] &- UInt8(ascii: "0")), Self.largestNumber)
            offset &+= 1
        }
        guard offset > start else { throw error(.numberExpected) }
        return number
    }

    private mutating func classes() throws(PasswordRulesError) -> PasswordCharacterSet {
        var set = PasswordCharacterSet()
        while true {
            set = set.union(try characterClass())
            skipSpace()
            if offset == bytes.count || bytes[offset] == UInt8(ascii: ";") { return set }
            guard take(",") else { throw error(.commaExpected) }
            skipSpace()
        }
    }

    private mutating func characterClass() throws(PasswordRulesError) -> PasswordCharacterSet {
        let start = offset
        if take("[") { return try customClass(from: start) }
        let name = identifier()
        guard start < offset else { throw error(.classExpected) }
        for named in NamedClass.allCases
        where named.name.count == name.count && zip(named.name, name).allSatisfy({ $0 == $1 | 0x20 }) {
            return named.set
        }
        throw error(.unknownClass, at: start)
    }

    /// Parses the characters up to a `]`. A `]` that is directly followed by another one is part of the class.
    private mutating func customClass(from start: Int) throws(PasswordRulesError) -> PasswordCharacterSet {
        var set = PasswordCharacterSet()
        let first = offset
        while offset < bytes.count {
            let byte = bytes[offset]
            offset &+= 1
            if byte == UInt8(ascii: "]") {
                if take("]") { set.insert(byte) }
                return set
            }
            if byte != UInt8(ascii: "-") || offset &- 1 == first { set.insert(byte) }
        }
        throw error(.unclosedClass, at: start)
    }

    private mutating func identifier() -> ArraySlice<UInt8> {
        let start = offset
        while offset < bytes.count, Self.isIdentifier(bytes[offset]) { offset &+= 1 }
        return bytes[start..<offset]
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "-")
    }

    private mutating func skipSpace() {
        while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[offset]) { offset &+= 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard offset < bytes.count, UInt32(bytes[offset]) == character.value else { return false }
        offset &+= 1
        return true
    }

    private func error(_ reason: PasswordRulesError.Reason, at place: Int? = nil) -> PasswordRulesError {
        PasswordRulesError(reason: reason, offset: bytes.utf16Count(in: 0..<(place ?? offset)))
    }
}
