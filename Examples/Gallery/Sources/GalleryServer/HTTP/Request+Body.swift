import HTTPTypes
import Hummingbird
import NIOCore

extension Request {
    /// The default maximum body size, in bytes.
    static let largestBody = 64 * 1024

    /// Reads the whole body.
    ///
    /// - Throws: ``RequestError`` if the body is too large or shorter than its `Content-Length`.
    func wholeBody(upTo limit: Int = largestBody) async throws(RequestError) -> [UInt8] {
        // A number that doesn't fit an `Int` is larger than any limit.
        let contentLength = headers[.contentLength].map { Int($0) ?? .max }
        if let contentLength, contentLength > limit { throw .bodyTooLarge }
        let buffer: ByteBuffer
        do {
            buffer = try await body.collect(upTo: limit)
        } catch is NIOTooManyBytesError {
            throw .bodyTooLarge
        } catch {
            throw .incompleteBody
        }
        // A connection that closes early ends the body without an error. A truncated text must not be posted.
        if let contentLength, contentLength != buffer.readableBytes { throw .incompleteBody }
        return Array(buffer.readableBytesView)
    }
}

extension RequestError {
    fileprivate static let bodyTooLarge = RequestError(
        status: .contentTooLarge,
        code: "bodyTooLarge",
        message: .own(.bodyTooLarge)
    )

    fileprivate static let incompleteBody = RequestError(
        status: .badRequest,
        code: "incompleteBody",
        message: "The connection closed before the whole body arrived."
    )
}
