import LivePasswords

/// The fields of a request for a new account.
struct SignUpFields: Decodable {
    var name: String
    var choice: PasswordChoice

    init(from decoder: any Decoder) throws {
        name = try decoder.container(keyedBy: AccountField.self).decode(String.self, forKey: .name)
        choice = try PasswordChoice(from: decoder)
    }
}

/// The fields of a request to sign in.
struct SignInFields: Decodable {
    var name: String
    var password: PasswordText

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: AccountField.self)
        name = try fields.decode(String.self, forKey: .name)
        password = PasswordText(try fields.decode(String.self, forKey: .password))
    }
}

/// The fields of a request to change the password.
struct PasswordChangeFields: Decodable {
    var current: PasswordText
    var choice: PasswordChoice

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: AccountField.self)
        current = PasswordText(try fields.decode(String.self, forKey: .current))
        choice = try PasswordChoice(from: decoder)
    }
}

extension PasswordChoice: Decodable {
    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: AccountField.self)
        policy = try fields.decodeIfPresent(String.self, forKey: .policy).map(SignUpPolicy.init(named:)) ?? .nist
        password = PasswordText(try fields.decode(String.self, forKey: .password))
        confirmation = try fields.decodeIfPresent(String.self, forKey: .confirmation).map { PasswordText($0) }
    }
}

private enum AccountField: String, CodingKey { case name, password, confirmation, current, policy }

extension SignUpPolicy {
    fileprivate init(named name: String) throws(RequestError) {
        guard let policy = SignUpPolicy(rawValue: name) else {
            let names = SignUpPolicy.allCases.map(\.rawValue).joined(separator: ", ")
            throw .malformed("unknownPolicy", "“policy” must be one of \(names).", field: "policy")
        }
        self = policy
    }
}
