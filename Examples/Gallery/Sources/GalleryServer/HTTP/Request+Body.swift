import HTTPTypes
import Hummingbird
import NIOCore

extension Request {
    /// The default size of the largest body that is read, in bytes.
    static let largestBody = 64 * 1024

    /// The whole body.
    ///
    /// - Throws: ``RequestError`` when it is too large, or shorter than announced.
    func wholeBody(upTo limit: Int = largestBody) async throws(RequestError) -> [UInt8] {
        // A number that is no `Int` is larger than any limit.
        let announced = headers[.contentLength].map { Int($0) ?? .max }
        if let announced, announced > limit { throw .bodyTooLarge }
        let buffer: ByteBuffer
        do {
            buffer = try await body.collect(upTo: limit)
        } catch is NIOTooManyBytesError {
            throw .bodyTooLarge
        } catch {
            throw .incompleteBody
        }
        // A connection that ends early ends the body without an error; a truncated text must not be posted.
        if let announced, announced != buffer.readableBytes { throw .incompleteBody }
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
        message: "The body ended before all of it was sent."
    )
}
