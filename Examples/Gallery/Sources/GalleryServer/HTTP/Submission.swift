import Foundation
import HTTPTypes
import Hummingbird

/// The fields that a form or a program has sent.
struct Submission<Fields: Decodable> {
    var fields: Fields
    /// How the fields are encoded.
    var format: BodyFormat
    /// The kind of the answer.
    var reply: Reply

    /// - Parameter limit: The largest body that is read, in bytes.
    /// - Throws: ``RequestError`` for a body that is too large, of another type, or without the fields. It never quotes the
    ///   body, which may hold a password.
    init(_ request: Request, upTo limit: Int = Request.largestBody) async throws {
        format = try BodyFormat(request.headers[.contentType])
        guard let body = String(validating: try await request.wholeBody(upTo: limit), as: UTF8.self) else {
            throw RequestError.malformed("invalidUTF8", "The body is not valid UTF-8.")
        }
        do {
            fields = try format.decode(Fields.self, from: body)
        } catch let error as DecodingError {
            throw RequestError(error)
        } catch let error as URLEncodedFormError {
            throw RequestError(error)
        }
        let wantsJSON = format == .json || request.accepts("application/json") && !request.acceptsHTML
        reply = wantsJSON ? .json : .page
    }
}

/// How a submission is answered.
enum Reply {
    case json
    /// A page, or a redirect to one, for a form that was sent without script.
    case page
}

/// The encodings of a body that the gallery understands.
enum BodyFormat {
    case json
    case form

    /// Reads `Content-Type`; any character set but UTF-8 is refused, because it would change the text.
    init(_ contentType: String?) throws(RequestError) {
        let parts = (contentType ?? "").lowercased().split(separator: ";")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let isUTF8 = parts.dropFirst().allSatisfy { parameter in
            !parameter.hasPrefix("charset=") || ["charset=utf-8", "charset=\"utf-8\""].contains(parameter)
        }
        switch parts.first {
        case "application/json" where isUTF8: self = .json
        case "application/x-www-form-urlencoded" where isUTF8: self = .form
        default:
            throw RequestError(
                status: .unsupportedMediaType,
                code: "unsupportedMediaType",
                message: "Send application/json or application/x-www-form-urlencoded, in UTF-8."
            )
        }
    }

    fileprivate func decode<Fields: Decodable>(_: Fields.Type, from body: String) throws -> Fields {
        switch self {
        case .json:
            return try JSONDecoder().decode(Fields.self, from: Data(body.utf8))
        case .form:
            // Hummingbird's decoder repairs escapes that are not UTF-8; here a text is taken exactly, or refused.
            guard body.removingPercentEncoding != nil else {
                throw RequestError.malformed("malformedForm", "The form has a % that stands for no UTF-8.")
            }
            return try URLEncodedFormDecoder().decode(Fields.self, from: body)
        }
    }
}

extension RequestError {
    /// The error of a body, or a field of it, that cannot be read.
    static func malformed(_ code: String, _ message: Message, field: String? = nil) -> RequestError {
        RequestError(status: .badRequest, code: code, message: message, subject: field.map { .field($0) } ?? .request)
    }

    fileprivate init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, _):
            self = .malformed("missingField", "“\(key.stringValue)” is missing.", field: key.stringValue)
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            let field = context.codingPath.last?.stringValue
            let message: Message = field.map { "“\($0)” must be a string." } ?? "The body must be an object."
            self = .malformed("wrongType", message, field: field)
        default:
            self = .malformed("malformedJSON", "The body is not JSON.")
        }
    }

    fileprivate init(_ error: URLEncodedFormError) {
        self =
            switch error.code {
            case .duplicateKeys: .malformed("repeatedField", "The form has a field more than once.")
            default: .malformed("malformedForm", "The form cannot be read.")
            }
    }
}
