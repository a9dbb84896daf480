import Hummingbird
import LivePasswords

/// The texts that a form or a JSON object sends about an account.
struct SubmittedFields {
    /// The largest body in bytes, far above any password that a person has, far below what would take time to hash.
    private static let largestBody = 16 * 1024

    private let values: Values
    /// How the answer is given.
    let reply: PostSubmission.Reply

    private enum Values {
        case json([String: JSONValue])
        case form(URLEncodedForm)
    }

    init(_ request: Request) async throws(RequestFault) {
        let format = try BodyFormat(request.headers[.contentType])
        var body = try await request.wholeBody(upTo: Self.largestBody)
        defer { body.overwrite() }
        switch format {
        case .json:
            values = .json(try Self.members(of: body))
            reply = .json
        case .form:
            values = .form(try URLEncodedForm(body))
            reply = request.accepts("application/json") && !request.acceptsHTML ? .json : .page
        }
    }

    /// A text that has to be there.
    func text(_ name: String) throws(RequestFault) -> String {
        guard let text = try optionalText(name) else {
            throw RequestFault(
                status: .badRequest,
                code: "missingField",
                message: "“\(name)” is missing.",
                field: name
            )
        }
        return text
    }

    func optionalText(_ name: String) throws(RequestFault) -> String? {
        switch values {
        case .form(let form):
            return try form.value(of: name)
        case .json(let members):
            switch members[name] {
            case nil: return nil
            case .string(let text): return text
            case let value?:
                throw RequestFault(
                    status: .badRequest,
                    code: "wrongType",
                    message: "“\(name)” must be a string, not \(value.kind).",
                    field: name
                )
            }
        }
    }

    private static func members(of body: [UInt8]) throws(RequestFault) -> [String: JSONValue] {
        _ = try String(wholeUTF8: body, of: "The body")
        let value: JSONValue
        do {
            value = try JSONReader.value(of: body)
        } catch {
            // Without the reader's reason, which quotes the body: it might quote the password.
            throw RequestFault(
                status: .badRequest,
                code: "malformedJSON",
                message: "The body is not JSON, at line \(error.line), column \(error.column)."
            )
        }
        guard case .object(let members) = value else {
            throw RequestFault(
                status: .badRequest,
                code: "wrongType",
                message: "The body must be an object, not \(value.kind)."
            )
        }
        return members
    }
}

extension SubmittedFields {
    func name() throws(RequestFault) -> String { try text("name") }

    func password(_ name: String = "password") throws(RequestFault) -> PasswordText {
        PasswordText(try text(name))
    }

    /// The password that is to be, with its confirmation where there is one; a form always has one.
    func choice() throws(RequestFault) -> PasswordChoice {
        let policy = try policy()
        let password = try password()
        let confirmation = try reply == .page ? text("confirmation") : optionalText("confirmation")
        return PasswordChoice(policy: policy, password: password, confirmation: confirmation.map(PasswordText.init))
    }

    func policy() throws(RequestFault) -> SignUpPolicy {
        guard let name = try optionalText("policy") else { return .nist }
        guard let policy = SignUpPolicy(rawValue: name) else {
            throw RequestFault(
                status: .badRequest,
                code: "unknownPolicy",
                message: "“policy” is one of \(SignUpPolicy.allCases.map(\.rawValue).joined(separator: ", ")).",
                field: "policy"
            )
        }
        return policy
    }
}
