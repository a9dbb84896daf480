import CZlib
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
    /// A page that is the same for everybody who asks for its address: compressed, and with a tag by which it is revalidated.
    ///
    /// No other page is compressed: the size of a page that holds a secret, and beside it something that its sender chose, would
    /// tell of the secret (BREACH).
    ///
    /// - Parameter settings: Those of a page that is written in the reader's language.
    static func sharedPage(_ html: String, in settings: PageSettings? = nil, for request: Request) throws -> Response {
        var response = settings.map { Response.written(html, in: $0) } ?? .page(html)
        let body = ByteBuffer(string: html)
        let coding = try ContentCoding.chosen(of: [.gzip, .identity], for: request)
        // A weak tag, which is the same in every coding.
        response.headers[.eTag] = "W/\(body.entityTag)"
        response.headers[.vary] = [response.headers[.vary], "Accept-Encoding, User-Agent"].compactMap(\.self).joined(
            separator: ", "
        )
        return response.unlessHeld(by: request) { response in
            guard coding == .gzip, let compressed = body.gzipped() else { return }
            response.headers[.contentEncoding] = coding.fieldValue
            response.body = ResponseBody(byteBuffer: compressed)
            response.headers[.contentLength] = "\(compressed.readableBytes)"
        }
    }

    /// This answer, or 304 without a body where the request already holds it (RFC 9110 §13.1.2, by the weak comparison).
    ///
    /// - Parameter complete: Completes the answer where its body is sent.
    func unlessHeld(by request: Request, complete: (inout Response) -> Void = { _ in }) -> Response {
        var response = self
        let tags = request.headers[values: .ifNoneMatch].flatMap { $0.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        guard tags.contains(where: { $0 == "*" || $0.strongTag == headers[.eTag]?.strongTag }) else {
            complete(&response)
            return response
        }
        response.status = .notModified
        response.body = ResponseBody()
        for name in [HTTPField.Name.contentLength, .contentType, .contentEncoding] { response.headers[name] = nil }
        return response
    }
}

extension String {
    fileprivate var strongTag: Substring { hasPrefix("W/") ? dropFirst(2) : self[...] }
}

extension ByteBuffer {
    /// A tag that other bytes would not have, in practice.
    ///
    /// Computed from the bytes, so that two versions saved within the clock's resolution differ.
    ///
    /// - Complexity: O(*n*) in the length.
    var entityTag: String {
        // FNV-1a in 64 bits.
        let fingerprint: UInt64 = readableBytesView.reduce(0xcbf2_9ce4_8422_2325) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return "\"\(String(readableBytes, radix: 16))-\(String(fingerprint, radix: 16))\""
    }

    /// The bytes in gzip (RFC 1952); `nil` where there is no memory for it.
    ///
    /// - Complexity: O(*n*) in the length.
    func gzipped() -> ByteBuffer? {
        // 16 more than the largest window stands for gzip instead of zlib's own format.
        let (windowBits, memoryLevel) = (MAX_WBITS + 16, Int32(8))
        var stream = z_stream()
        guard
            deflateInit2_(
                &stream,
                Z_DEFAULT_COMPRESSION,
                Z_DEFLATED,
                windowBits,
                memoryLevel,
                Z_DEFAULT_STRATEGY,
                ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)
            ) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var source = self
        var compressed = ByteBuffer()
        let largest = Int(deflateBound(&stream, UInt(source.readableBytes)))
        var status = Z_OK
        source.withUnsafeMutableReadableBytes { bytes in
            _ = compressed.writeWithUnsafeMutableBytes(minimumWritableBytes: largest) { room in
                stream.next_in = bytes.bindMemory(to: UInt8.self).baseAddress
                stream.avail_in = UInt32(bytes.count)
                stream.next_out = room.bindMemory(to: UInt8.self).baseAddress
                stream.avail_out = UInt32(room.count)
                status = deflate(&stream, Z_FINISH)
                return Int(stream.total_out)
            }
        }
        return status == Z_STREAM_END ? compressed : nil
    }
}
