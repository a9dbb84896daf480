import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The address of a request's sender.
struct ClientAddress: Hashable, Sendable {
    /// The key for rate limits: an IPv4 address or the 64-bit network of an IPv6 address. All invalid addresses have the same
    /// key.
    let key: String

    init(_ request: Request, _ context: GalleryContext, behind proxy: GalleryConfiguration.Proxy) {
        // The proxy adds the last entry. The client can forge the entries before it.
        let forwarded = request.headers[values: HTTPField.Name("X-Forwarded-For")!].last?
            .split(separator: ",", omittingEmptySubsequences: false).last
        if proxy != .none, let forwarded {
            self.init(Self.host(of: forwarded))
        } else {
            self.init(context.remoteAddress?.ipAddress ?? "")
        }
    }

    /// - Parameter text: An address without a port, brackets or a zone.
    init(_ text: String) {
        switch try? SocketAddress(ipAddress: text, port: 0) {
        case .v6(let v6):
            let bytes = withUnsafeBytes(of: v6.address.sin6_addr) { Array($0) }
            // An IPv4-mapped address (RFC 4291 §2.5.5.2) identifies a client by all of its bytes.
            let isIPv4 = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
            key =
                isIPv4
                ? bytes[12...].map { "\($0)" }.joined(separator: ".")
                : bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":") + "::/64"
        case .v4: key = text
        default: key = ""
        }
    }

    /// Returns the address in an entry, which can have a port or a zone: `203.0.113.9:4711`, `[2001:db8::1]:4711`, `fe80::1%3`.
    private static func host(of entry: Substring) -> String {
        var host = entry.trimmingCharacters(in: .whitespaces)[...]
        if host.first == "[" {
            host = host.dropFirst().prefix { $0 != "]" }
        } else if let colon = host.firstIndex(of: ":"), host.lastIndex(of: ":") == colon {
            host = host[..<colon]
        }
        return String(host.prefix { $0 != "%" }.prefix(64))
    }
}
