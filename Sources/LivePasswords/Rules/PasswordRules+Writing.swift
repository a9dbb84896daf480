import LiveUnicode

extension PasswordRules {
    /// The rules in the password-rules syntax, in a canonical order: lengths, required characters, allowed characters,
    /// repetition.
    ///
    /// `PasswordRules(rules.text)` has the same meaning and the same text.
    public var text: String {
        var writer = TextWriter()
        func property(_ property: Property) {
            if !writer.bytes.isEmpty { writer.append("; ") }
            writer.append(property.name)
            writer.append(": ")
        }
        if let minLength, minLength > 0 {
            property(.minLength)
            writer.append(minLength)
        }
        if let maxLength, maxLength > 0 {
            property(.maxLength)
            writer.append(maxLength)
        }
        for set in required where !set.isEmpty {
            property(.required)
            writer.append(set)
        }
        if explicitlyAllowed != nil || required.contains(where: { !$0.isEmpty }) {
            property(.allowed)
            writer.append(allowed)
        }
        if let maxConsecutive, maxConsecutive > 0 {
            property(.maxConsecutive)
            writer.append(maxConsecutive)
        }
        return writer.text
    }
}

extension PasswordCharacterSet {
    /// The set in the password-rules syntax, with the fewest names: `upper, lower, [-.]`.
    public var text: String {
        var writer = TextWriter()
        writer.append(self)
        return writer.text
    }

    /// The set as the names of classes, and `[…]` for the characters that aren't in a class, in the order of writing.
    public var classTexts: [String] {
        parts.map { part in
            var writer = TextWriter()
            writer.append(part)
            return writer.text
        }
    }

    /// A named class, or the characters that aren't in a class.
    enum Part {
        case named(NamedClass)
        case custom(PasswordCharacterSet)
    }

    var parts: [Part] {
        var parts: [Part] = []
        var rest = self
        for named in NamedClass.allCases where contains(named.set) {
            parts.append(.named(named))
            rest = rest.subtracting(named.set)
            if rest.isEmpty { return parts }
        }
        return rest.isEmpty ? parts : parts + [.custom(rest)]
    }
}

/// Collects ASCII text.
private struct TextWriter {
    private(set) var bytes: [UInt8] = []

    var text: String { String(utf8Bytes: bytes[...]) }

    mutating func append(_ text: StaticString) {
        append(text.bytes)
    }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: text)
    }

    mutating func append(_ number: Int) {
        if number >= 10 { append(number / 10) }
        bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10))
    }

    mutating func append(_ set: PasswordCharacterSet) {
        for (index, part) in set.parts.enumerated() {
            if index > 0 { append(", ") }
            append(part)
        }
    }

    /// Appends a part. A `-` counts only in the first position, and a `]` only in the last.
    mutating func append(_ part: PasswordCharacterSet.Part) {
        switch part {
        case .named(let named): append(named.name)
        case .custom(let set):
            bytes.append(UInt8(ascii: "["))
            if set.contains(UInt32(UInt8(ascii: "-"))) { bytes.append(UInt8(ascii: "-")) }
            for code in UInt8(ascii: " ")...UInt8(ascii: "~")
            where set.contains(UInt32(code)) && code != UInt8(ascii: "-") && code != UInt8(ascii: "]") {
                bytes.append(code)
            }
            if set.contains(UInt32(UInt8(ascii: "]"))) { bytes.append(UInt8(ascii: "]")) }
            bytes.append(UInt8(ascii: "]"))
        }
    }
}
