import LivePasswords

/// The reason why a submission can't be one of the form's own page.
public enum SubmissionError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The form has no field with this name.
    case undeclared(String)
    /// A field was submitted more than once.
    case repeated(String)
    /// A name, or the value of a field that isn't a text, has more than ``FormDeclaration/largestValue`` bytes.
    case tooLarge(String)
    /// There are more than ``FormDeclaration/mostPairs`` pairs.
    case tooManyFields
    /// A field's value, or a name, isn't UTF-8.
    case invalidUTF8(String)

    /// A message for the developer of a client, in one line. It contains no value, and a name only if it consists of
    /// ASCII letters, digits, and `_.-[]`.
    public var description: String {
        switch self {
        case .undeclared(let name): "\(Self.field(name)) is not declared."
        case .repeated(let name): "\(Self.field(name)) is submitted more than once."
        case .tooLarge(let name): "\(Self.field(name)) is larger than \(FormDeclaration.largestValue) bytes."
        case .tooManyFields: "There are more than \(FormDeclaration.mostPairs) fields."
        case .invalidUTF8(let name): "\(Self.field(name)) is not UTF-8."
        }
    }

    /// Returns words for a field, with the beginning of its name if it's a plain one. A client can send anything as a
    /// name: a whole body in another format, with its passwords, or a line break and a line for a log.
    private static func field(_ name: String) -> String {
        let longest = 64
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "a")...UInt8(ascii: "z"): true
            default: "_.-[]".utf8.contains(byte)
            }
        }
        if name.isEmpty { return "A field without a name" }
        guard isPlain else { return "A field with special characters in its name" }
        return "The field '\(name.prefix(longest))\(name.utf8.count > longest ? "…" : "")'"
    }
}

extension FormDeclaration {
    /// The maximum size of a submitted value, in bytes of UTF-8. A larger text, which a page can submit, is an error of its field, unless
    /// the field has a limit of its own that permits it.
    public static let largestValue = 65_536
    /// The maximum number of submitted pairs.
    public static let mostPairs = 1000

    /// Validates a submitted form.
    ///
    /// ```swift
    /// import LiveForms
    ///
    /// let form = FormDeclaration([.number("seats", 1...500)])
    /// if case .valid(let values) = form.validate([("seats", "12")]) {
    ///     values.wholeNumber("seats")  // 12
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - pairs: The names and values that were submitted. The value of a missing field is empty, because a browser
    ///     submits no pair for a choice without a selection.
    ///   - ignoring: The names of other pairs that the page submits, such as a token against forgery, or a button's
    ///     name.
    ///   - context: What the rules need in addition.
    public func validate(
        _ pairs: some Sequence<(String, String)>,
        ignoring: Set<String> = [],
        in context: FormContext = FormContext()
    ) -> FormResult {
        do {
            return validate(try texts(of: pairs, ignoring: ignoring), in: context)
        } catch {
            return .malformed(error)
        }
    }

    /// Validates a body of type `application/x-www-form-urlencoded` (URL Standard, section 5.1), as a browser submits
    /// it.
    ///
    /// - Parameters:
    ///   - body: The bytes of the body. Limit its size when you read it.
    ///   - ignoring: The names of other pairs that the page submits, such as a token against forgery, or a button's
    ///     name.
    ///   - context: What the rules need in addition.
    /// - Complexity: O(*n*) in the number of bytes.
    public func validate(
        urlEncoded body: some Sequence<UInt8>,
        ignoring: Set<String> = [],
        in context: FormContext = FormContext()
    ) -> FormResult {
        do {
            return validate(try FormPairs.decode(body), ignoring: ignoring, in: context)
        } catch {
            return .malformed(error)
        }
    }

    /// Validates the texts and the passwords of an app.
    package func validate(
        _ texts: [String: String],
        passwords: [String: PasswordText] = [:],
        in context: FormContext
    ) -> FormResult {
        let submission = Submission(texts: texts, passwords: passwords)
        let check = FormCheck(self, submission, in: context)
        return check.isValid
            ? .valid(FormValues(self, check, submission)) : .invalid(FormErrors(self, check, texts))
    }

    /// Returns the submitted texts by name.
    ///
    /// - Parameters:
    ///   - pairs: The names and values that were submitted.
    ///   - ignoring: The names of other pairs that the page submits.
    public func texts(
        of pairs: some Sequence<(String, String)>,
        ignoring: Set<String> = []
    ) throws(SubmissionError) -> [String: String] {
        let names = Set(names)
        let textNames = Set(fields.compactMap { if case .text = $0.kind { $0.name } else { nil } })
        var texts: [String: String] = [:]
        var count = 0
        for (name, value) in pairs {
            count += 1
            guard count <= Self.mostPairs else { throw .tooManyFields }
            let size = textNames.contains(name) ? 0 : value.utf8.count
            guard max(name.utf8.count, size) <= Self.largestValue else { throw .tooLarge(name) }
            if ignoring.contains(name) { continue }
            guard names.contains(name) else { throw .undeclared(name) }
            guard texts.updateValue(value, forKey: name) == nil else { throw .repeated(name) }
        }
        return texts
    }
}

/// The pairs of a URL-encoded form.
public enum FormPairs {
    /// Decodes a body of type `application/x-www-form-urlencoded`.
    ///
    /// ```swift
    /// import LiveForms
    ///
    /// try FormPairs.decode("name=Zo%C3%AB+B".utf8).map(\.1)  // ["Zoë B"]
    /// ```
    ///
    /// As in the URL Standard, a percent sign without two hexadecimal digits stands for itself. But text that isn't
    /// UTF-8 is an error, so that no text is changed silently.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public static func decode(_ body: some Sequence<UInt8>) throws(SubmissionError) -> [(String, String)] {
        var pairs: [(String, String)] = []
        for pair in Array(body).split(separator: UInt8(ascii: "&")) {
            guard pairs.count < FormDeclaration.mostPairs else { throw .tooManyFields }
            let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
            let name = decoded(pair[..<end])
            guard let validName = text(name) else { throw .invalidUTF8(String(decoding: name, as: UTF8.self)) }
            guard let value = text(decoded(pair[end...].dropFirst())) else { throw .invalidUTF8(validName) }
            pairs.append((validName, value))
        }
        return pairs
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): decoded.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
                guard digits.count == 2 else {
                    decoded.append(byte)
                    continue
                }
                decoded.append(UInt8(digits[0] * 16 + digits[1]))
                rest.removeFirst(2)
            default: decoded.append(byte)
            }
        }
        return decoded
    }

    /// Returns a text, or `nil` unless the bytes are well-formed UTF-8.
    private static func text(_ bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }
}
