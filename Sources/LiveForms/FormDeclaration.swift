import LiveCoding

/// A form that is declared once, for the server that validates it and for the pages and apps that show it.
///
/// ```swift
/// import LiveForms
///
/// struct SignUp: LiveForm {
///     static let form = FormDeclaration([
///         .text("name", label: "Name", limit: 30, content: .username),
///         .newPassword("password", label: "Password", confirmation: ("again", "Password again")),
///         .number("seats", label: "Seats", 1...500),
///         .choice("plan", label: "Plan", [FormOption("solo", "Solo"), FormOption("team", "Team")]),
///     ])
/// }
/// ```
public protocol LiveForm {
    /// The declaration of the form.
    static var form: FormDeclaration { get }
}

/// The fields of a form, in display order.
///
/// A declaration is a value. It can be changed before it's used, such as for a field that isn't required in a
/// particular case:
///
/// ```swift
/// import LiveControls
/// import LiveForms
///
/// var form = FormDeclaration([.sections("card", label: "Card number", .card)])
/// form["card"]?.isRequired = false
/// ```
///
/// A declaration is encoded as an array of its fields. It's decoded from such an array, or from an object of fields by
/// name.
public struct FormDeclaration: Sendable {
    /// The fields, in display order.
    public private(set) var fields: [FieldDeclaration]

    /// Creates a declaration.
    ///
    /// - Precondition: The declaration is consistent: no name occurs twice, and every field that a password excludes
    ///   exists.
    public init(_ fields: [FieldDeclaration]) {
        self.fields = fields
        if let problem { preconditionFailure(problem) }
    }

    /// The field with a name. A field keeps its name and place if you replace it, and `nil` removes it.
    ///
    /// - Precondition: The declaration stays consistent. For example, a password that excludes a field is changed before
    ///   that field is removed.
    public subscript(name: String) -> FieldDeclaration? {
        get { fields.first { $0.name == name } }
        set {
            guard let index = fields.firstIndex(where: { $0.name == name }) else { return }
            fields.remove(at: index)
            if var field = newValue {
                field.name = name
                fields.insert(field, at: index)
            }
            if let problem { preconditionFailure(problem) }
        }
    }

    /// The names under which a page submits values, including the confirmations of passwords.
    public var names: [String] { fields.flatMap(\.names) }

    /// The reason why the declaration is inconsistent, or `nil`.
    private var problem: String? {
        var known: Set<String> = []
        for field in fields {
            if let problem = field.problem { return "'\(field.name)': \(problem)" }
            for name in field.names where !known.insert(name).inserted { return "'\(name)' is declared twice" }
        }
        for case (let name, .newPassword(let password)) in fields.lazy.map({ ($0.name, $0.kind) }) {
            for other in password.excluding where !fields.contains(where: { $0.name == other }) {
                return "'\(name)': 'excluding' names '\(other)', which is no field"
            }
        }
        return nil
    }
}

extension FormDeclaration: Codable {
    /// Decodes an array of fields, or an object of fields by name, which are in the order of their names.
    public init(from decoder: any Decoder) throws {
        if let members = try? decoder.container(keyedBy: MemberName.self) {
            fields = try members.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
                try FieldDeclaration(named: key.stringValue, from: members.superDecoder(forKey: key))
            }
        } else {
            fields = try [FieldDeclaration](from: decoder)
        }
        if let problem { throw decoder.error(problem) }
    }

    /// Encodes the fields.
    public func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }
}
