import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The address that a request came from, as far as it can be trusted.
struct ClientAddress: Hashable {
    private let text: String

    init(_ request: Request, _ context: GalleryContext, behind proxy: GalleryConfiguration.Proxy) {
        // The last entry is the proxy's own; the visitor may have invented the entries before it.
        let forwarded = request.headers[values: .xForwardedFor].last?.split(separator: ",").last
        if proxy != .none, let forwarded {
            text = String(forwarded.trimmingCharacters(in: .whitespaces).prefix(64))
        } else {
            text = context.remoteAddress?.ipAddress ?? ""
        }
    }

    /// The key by which attempts are counted: an IPv4 address, or the 64-bit network of an IPv6 subscriber.
    var throttleKey: String {
        guard let address = try? SocketAddress(ipAddress: text, port: 0), case .v6(let v6) = address else {
            return text
        }
        return withUnsafeBytes(of: v6.address.sin6_addr) { bytes in
            // An IPv4 address in IPv6 (RFC 4291 §2.5.5.2) identifies a subscriber by all of its bytes.
            let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
            if isMapped { return bytes[12...].map { "\($0)" }.joined(separator: ".") }
            return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":") + "::/64"
        }
    }
}

extension HTTPField.Name {
    fileprivate static let xForwardedFor = Self("X-Forwarded-For")!
}
