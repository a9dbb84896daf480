import HTTPTypes
import Hummingbird
import NIOCore

/// How a body that the gallery understands is written.
enum BodyFormat {
    case json
    case form

    /// Reads `Content-Type`; any character set but UTF-8 is refused, as it would change the text.
    init(_ contentType: String?) throws(RequestFault) {
        let parts = (contentType ?? "").split(separator: ";").map { $0.trimmingSpaces.lowercased() }
        let isUTF8 = parts.dropFirst().allSatisfy { parameter in
            !parameter.hasPrefix("charset=") || ["charset=utf-8", "charset=\"utf-8\""].contains(parameter)
        }
        switch parts.first {
        case "application/json" where isUTF8: self = .json
        case "application/x-www-form-urlencoded" where isUTF8: self = .form
        default:
            throw RequestFault(
                status: .unsupportedMediaType,
                code: "unsupportedMediaType",
                message: "Send application/json or application/x-www-form-urlencoded, in UTF-8."
            )
        }
    }
}

extension Request {
    /// The largest body that is read where nothing else is said, in bytes.
    static let largestBody = 64 * 1024

    /// The whole body.
    ///
    /// - Throws: ``RequestFault`` when it is too large, or shorter than announced.
    func wholeBody(upTo limit: Int = largestBody) async throws(RequestFault) -> [UInt8] {
        let announced = headers[.contentLength].flatMap { Int($0) }
        if let announced, announced > limit { throw .bodyTooLarge(limit) }
        let buffer: ByteBuffer
        do {
            buffer = try await body.collect(upTo: limit)
        } catch is NIOTooManyBytesError {
            throw .bodyTooLarge(limit)
        } catch {
            throw .incompleteBody
        }
        // A connection that ends early ends the body without an error; a text cut short must not be posted.
        if let announced, announced != buffer.readableBytes { throw .incompleteBody }
        return Array(buffer.readableBytesView)
    }
}

extension RequestFault {
    fileprivate static func bodyTooLarge(_ limit: Int) -> RequestFault {
        RequestFault(
            status: .contentTooLarge,
            code: "bodyTooLarge",
            message: "The body is larger than \(limit / 1024) KiB."
        )
    }

    fileprivate static let incompleteBody = RequestFault(
        status: .badRequest,
        code: "incompleteBody",
        message: "The body ended before all of it was sent."
    )
}
