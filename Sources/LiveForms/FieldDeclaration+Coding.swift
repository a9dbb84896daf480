import LiveCoding
import LiveControls
import LivePasswords
import LiveText

extension FieldDeclaration: Codable {
    private enum KindName: String, CaseIterable { case text, sections, number, choice, password }

    fileprivate enum CodingKeys: CodingKey, CaseIterable {
        case kind, name, label, hint, required, content
        case limit, overflow, counter, warnAt, ring, lines
        case format
        case minimum, maximum, whole
        case options
        case policy, confirmation, excluding, words, strength

        static let common: [Self] = [.kind, .name, .label, .hint, .required, .content]
    }

    /// Decodes a field. Members that are missing have their default values.
    public init(from decoder: any Decoder) throws {
        let name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
        try self.init(named: name, from: decoder)
    }

    /// Decodes a field whose name is given, or that has the same name.
    init(named name: String, from decoder: any Decoder) throws {
        let all = try decoder.container(keyedBy: CodingKeys.self)
        let kind = try all.decode(String.self, forKey: .kind)
        func members(_ keys: CodingKeys...) throws -> KeyedDecodingContainer<CodingKeys> {
            try decoder.members(CodingKeys.common + keys)
        }
        switch KindName(rawValue: kind) {
        case .text:
            self.init(name, .text(try FormText(from: members(.limit, .overflow, .counter, .warnAt, .ring, .lines))))
        case .sections: self.init(name, .sections(try members(.format)(.format)))
        case .number:
            self.init(name, .number(try NumberBounds(from: members(.minimum, .maximum, .whole))))
        case .choice: self.init(name, .choice(try members(.options)(.options)))
        case .password:
            let values = try members(.policy, .confirmation, .excluding, .words, .strength)
            self.init(name, .newPassword(try NewPassword(from: values)))
        case nil:
            let names = KindName.allCases.map(\.rawValue).joined(separator: ", ")
            throw DecodingError.dataCorruptedError(forKey: .kind, in: all, debugDescription: "must be one of \(names)")
        }
        var ownName = name
        try all.read(.name, into: &ownName)
        guard ownName == name else { throw decoder.error("'name' must be that of the member") }
        try all.read(.label, into: &label)
        try all.read(.hint, into: &hint)
        try all.read(.required, into: &isRequired)
        if let text = try all.decodeIfPresent(String.self, forKey: .content) {
            guard let content = FieldContent(rawValue: text) else {
                let names = FieldContent.allCases.map(\.rawValue).joined(separator: ", ")
                let problem = "must be one of \(names)"
                throw DecodingError.dataCorruptedError(forKey: .content, in: all, debugDescription: problem)
            }
            self.content = content
        }
        if let problem { throw decoder.error(problem) }
    }

    /// Encodes the field, without members that have their default values.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(name, forKey: .name)
        if label != name { try values.encode(label, forKey: .label) }
        if !hint.isEmpty { try values.encode(hint, forKey: .hint) }
        if !isRequired { try values.encode(false, forKey: .required) }
        try values.encodeIfPresent(content, forKey: .content)
        func encode(_ kind: KindName) throws { try values.encode(kind.rawValue, forKey: .kind) }
        switch kind {
        case .text(let text):
            try encode(.text)
            try text.encode(to: &values)
        case .sections(let format):
            try encode(.sections)
            try values.encode(format, forKey: .format)
        case .number(let bounds):
            try encode(.number)
            try values.encodeIfPresent(bounds.minimum, forKey: .minimum)
            try values.encodeIfPresent(bounds.maximum, forKey: .maximum)
            if bounds.isWhole { try values.encode(true, forKey: .whole) }
        case .choice(let options):
            try encode(.choice)
            try values.encode(options, forKey: .options)
        case .newPassword(let password):
            try encode(.password)
            try password.encode(to: &values)
        }
    }

    private static let reversed = "'minimum' must not be greater than 'maximum'"

    /// The reason why the field is inconsistent, or `nil`.
    var problem: String? {
        if names.contains("") { return "a name must not be empty" }
        if !names.allSatisfy(Self.isSubmittedAsIs) { return "a name must not have line breaks or U+0000" }
        switch kind {
        case .number(let bounds):
            guard [bounds.minimum, bounds.maximum].allSatisfy({ $0?.isFinite ?? true }) else {
                return "'minimum' and 'maximum' must be finite"
            }
            // A browser counts the steps of whole numbers from the minimum.
            if bounds.isWhole, bounds.minimum?.isWhole != true { return "whole numbers need a whole 'minimum'" }
            if let minimum = bounds.minimum, let maximum = bounds.maximum, maximum < minimum { return Self.reversed }
        case .choice(let options):
            let values = Set(options.map(\.value))
            if values.isEmpty || values.contains("") { return "'options' must have values" }
            if values.count < options.count { return "'options' must have different values" }
            if !values.allSatisfy(Self.isSubmittedAsIs) { return "'options' must not have line breaks or U+0000" }
        case .newPassword(let password):
            if !isRequired { return "a password can't be optional" }
            if password.excluding.contains(name) { return "'excluding' must not name the field itself" }
            if let most = password.policy.maxLength, most > 0, most < password.policy.minLength {
                return "'policy' must not have a minimum length greater than its maximum"
            }
        case .text(let text):
            if !text.limit.isUnlimited, text.limit.minimum > text.limit.maximum { return Self.reversed }
        case .sections: break
        }
        return nil
    }
}

extension FieldDeclaration {
    /// Returns whether a page submits a name or an option as it's declared. A browser changes line breaks to CRLF.
    private static func isSubmittedAsIs(_ text: String) -> Bool {
        text.utf8.allSatisfy { ![0, UInt8(ascii: "\r"), UInt8(ascii: "\n")].contains($0) }
    }
}

extension FormText {
    fileprivate init(from values: KeyedDecodingContainer<FieldDeclaration.CodingKeys>) throws {
        self.init()
        try values.read(.limit, into: &settings.limit)
        try values.read(.overflow, into: &settings.overflow)
        try values.read(.counter, into: &settings.counter)
        try values.read(.warnAt, into: &settings.warnAt)
        try values.read(.ring, into: &showsRing)
        try values.read(.lines, into: &lines)
    }

    fileprivate func encode(to values: inout KeyedEncodingContainer<FieldDeclaration.CodingKeys>) throws {
        let usual = Self()
        if limit != usual.limit { try values.encode(limit, forKey: .limit) }
        if settings.overflow != usual.settings.overflow { try values.encode(settings.overflow, forKey: .overflow) }
        if settings.counter != usual.settings.counter { try values.encode(settings.counter, forKey: .counter) }
        if settings.warnAt != usual.settings.warnAt { try values.encode(settings.warnAt, forKey: .warnAt) }
        if showsRing { try values.encode(true, forKey: .ring) }
        if lines != usual.lines { try values.encode(lines, forKey: .lines) }
    }
}

extension NumberBounds {
    fileprivate init(from values: KeyedDecodingContainer<FieldDeclaration.CodingKeys>) throws {
        self.init()
        minimum = try values.decodeIfPresent(DecimalNumber.self, forKey: .minimum)
        maximum = try values.decodeIfPresent(DecimalNumber.self, forKey: .maximum)
        try values.read(.whole, into: &isWhole)
    }
}

extension NewPassword {
    fileprivate init(from values: KeyedDecodingContainer<FieldDeclaration.CodingKeys>) throws {
        self.init()
        try values.read(.policy, into: &policy)
        confirmation = try values.decodeIfPresent(Confirmation.self, forKey: .confirmation)
        try values.read(.excluding, into: &excluding)
        try values.read(.words, into: &words)
        guard values.contains(.strength), try !values.decodeNil(forKey: .strength) else { return }
        guard let score = PasswordStrength.Score(rawValue: try values(.strength)) else {
            let problem = "must be in 0…4"
            throw DecodingError.dataCorruptedError(forKey: .strength, in: values, debugDescription: problem)
        }
        leastStrength = score
    }

    fileprivate func encode(to values: inout KeyedEncodingContainer<FieldDeclaration.CodingKeys>) throws {
        let name = policy.name
        if let name { try values.encode(name, forKey: .policy) } else { try values.encode(policy, forKey: .policy) }
        try values.encodeIfPresent(confirmation, forKey: .confirmation)
        if !excluding.isEmpty { try values.encode(excluding, forKey: .excluding) }
        if !words.isEmpty { try values.encode(words, forKey: .words) }
        try values.encodeIfPresent(leastStrength?.rawValue, forKey: .strength)
    }
}

extension PasswordPolicy {
    /// The name of the policy with the same rules, or `nil` if none has a name.
    var name: String? {
        guard predicates.isEmpty else { return nil }
        return Self.names.first { rules == PasswordPolicy(named: $0)?.rules }
    }
}

extension FormOption: Codable {
    private enum CodingKeys: CodingKey, CaseIterable { case value, label, detail }

    /// Decodes an option, or a value that is also the label.
    public init(from decoder: any Decoder) throws {
        if let value = try decoder.textInPlaceOfObject() {
            self.init(value)
            return
        }
        let values = try decoder.members(CodingKeys.allCases)
        self.init(try values(.value))
        try values.read(.label, into: &label)
        detail = try values.decodeIfPresent(String.self, forKey: .detail)
    }

    /// Encodes the members that don't have their default values.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(value, forKey: .value)
        if label != value { try values.encode(label, forKey: .label) }
        try values.encodeIfPresent(detail, forKey: .detail)
    }
}

extension NewPassword.Confirmation: Codable {
    private enum CodingKeys: CodingKey, CaseIterable { case name, label }

    /// Decodes a field, or a name that is also the label.
    public init(from decoder: any Decoder) throws {
        if let name = try decoder.textInPlaceOfObject() {
            self.init(name)
            return
        }
        let values = try decoder.members(CodingKeys.allCases)
        self.init(try values(.name))
        try values.read(.label, into: &label)
    }

    /// Encodes the members that don't have their default values.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(name, forKey: .name)
        if label != name { try values.encode(label, forKey: .label) }
    }
}
