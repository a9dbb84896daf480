import Foundation
import HTTPTypes
import Hummingbird

/// The fields of a request, from a form or as JSON.
struct Submission<Fields: Decodable> {
    var fields: Fields
    /// The encoding of the fields.
    var format: BodyFormat
    /// The kind of response to send.
    var reply: Reply

    /// Reads and decodes a request's body.
    ///
    /// - Parameter limit: The maximum body size, in bytes.
    /// - Throws: ``RequestError`` for a body that is too large, has another type or lacks a field. The error never quotes the
    ///   body, which can contain a password.
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

/// The kind of response to a submission.
enum Reply {
    case json
    /// A page or a redirect, for a form that was sent without scripts.
    case page
}

/// The supported encodings of a body.
enum BodyFormat {
    case json
    case form

    /// Reads `Content-Type`. It throws for character sets other than UTF-8, which would change the text.
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
            let fields = try JSONDecoder().decode(Fields.self, from: Data(body.utf8))
            guard try !Self.repeatsField(body) else {
                throw RequestError.malformed("repeatedField", "The object has a field more than once.")
            }
            return fields
        case .form:
            // Hummingbird's decoder replaces escapes that aren't UTF-8. A text must be taken exactly or rejected.
            guard body.removingPercentEncoding != nil else {
                throw RequestError.malformed("malformedForm", "The form has a percent escape that is not valid UTF-8.")
            }
            return try URLEncodedFormDecoder().decode(Fields.self, from: body)
        }
    }
}

extension BodyFormat {
    /// Returns whether a JSON object has a name more than once. Parsers disagree about such objects.
    private static func repeatsField(_ object: String) throws -> Bool {
        var (depth, members, isString, isEscaped) = (0, 0, false, false)
        for byte in object.utf8 {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: "\""): isString.toggle()
            case _ where isString: break
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ":") where depth == 1: members += 1
            default: break
            }
        }
        let names = try JSONSerialization.jsonObject(with: Data(object.utf8)) as? [String: Any]
        return members != names?.count
    }
}

extension RequestError {
    /// The error for a body or field that can't be decoded.
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
            self = .malformed("malformedJSON", "The body is not valid JSON.")
        }
    }

    fileprivate init(_ error: URLEncodedFormError) {
        self =
            switch error.code {
            case .duplicateKeys: .malformed("repeatedField", "The form has the same field more than once.")
            default: .malformed("malformedForm", "The form cannot be read.")
            }
    }
}
