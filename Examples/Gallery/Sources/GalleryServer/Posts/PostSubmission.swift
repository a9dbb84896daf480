import Hummingbird

/// A text that someone asks to post, before anything is known of it.
struct PostSubmission {
    var text: String
    /// How the answer is given.
    var reply: Reply

    enum Reply {
        case json
        /// A page, or a redirect to one, for a form that was sent without script.
        case page
    }

    init(_ request: Request) async throws(RequestFault) {
        let format = try BodyFormat(request.headers[.contentType])
        let body = try await request.wholeBody()
        switch format {
        case .json:
            text = try Self.text(fromJSON: body)
            reply = .json
        case .form:
            text = try Self.text(fromForm: body)
            reply = request.accepts("application/json") && !request.acceptsHTML ? .json : .page
        }
    }

    private static func text(fromJSON body: [UInt8]) throws(RequestFault) -> String {
        _ = try String(wholeUTF8: body, of: "The body")
        let value: JSONValue
        do {
            value = try JSONReader.value(of: body)
        } catch {
            throw .malformed("\(error.reason), at line \(error.line), column \(error.column).", code: "malformedJSON")
        }
        guard case .object(let members) = value else {
            throw .malformed("The body must be an object with “text”, not \(value.kind).", code: "wrongType")
        }
        switch members["text"] {
        case .string(let text): return text
        case nil: throw .malformed("“text” is missing.", code: "missingField", field: "text")
        case let value?:
            throw .malformed("“text” must be a string, not \(value.kind).", code: "wrongType", field: "text")
        }
    }

    private static func text(fromForm body: [UInt8]) throws(RequestFault) -> String {
        guard let text = try URLEncodedForm(body).value(of: "text") else {
            throw .malformed("The field “text” is missing.", code: "missingField", field: "text")
        }
        return text.withLineFeeds
    }
}

extension RequestFault {
    fileprivate static func malformed(_ message: String, code: String, field: String? = nil) -> RequestFault {
        RequestFault(status: .badRequest, code: code, message: message, field: field)
    }
}

extension String {
    /// The text with LF for every CRLF and CR.
    ///
    /// A browser submits line breaks as CRLF, whatever the field's own value holds (HTML, “constructing the entry list”),
    /// and would have them counted twice in every unit but characters.
    var withLineFeeds: String {
        var scalars = UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars {
            if scalar == "\r" || (scalar == "\n" && previous != "\r") {
                scalars.append("\n")
            } else if scalar != "\n" {
                scalars.append(scalar)
            }
            previous = scalar
        }
        return String(scalars)
    }
}
