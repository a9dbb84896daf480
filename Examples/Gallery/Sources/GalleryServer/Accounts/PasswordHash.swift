import COpenSSL
import Foundation
import LivePasswords

/// The stored hash of a password: `$scrypt$ln=15,r=8,p=3$salt$hash` (RFC 7914, in the PHC string format).
struct PasswordHash: Hashable, Sendable {
    /// The binary logarithm of N = 2^15. With r = 8 and p = 3, a hash needs 32 MiB and about a tenth of a second (OWASP
    /// Password Storage Cheat Sheet).
    static let recommendedCost = 15
    private static let (blockSize, parallelism): (UInt64, UInt64) = (8, 3)
    private static let (saltLength, hashLength) = (16, 32)

    /// OpenSSL could not create the hash, for lack of memory.
    struct Failure: Error {}

    let cost: Int
    let salt: [UInt8]
    let hash: [UInt8]

    /// Hashes a password with a new salt. This takes tens of milliseconds, so don't call it on an event loop.
    init(_ password: PasswordText, cost: Int = recommendedCost) throws {
        self.cost = cost
        salt = .random(Self.saltLength)
        hash = try Self.derived(from: password, salt, cost)
    }

    /// Creates a random hash. Checking it takes as long as checking a real one, so that the time doesn't reveal which names exist.
    init(randomWithCost cost: Int) {
        self.cost = cost
        salt = .random(Self.saltLength)
        hash = .random(Self.hashLength)
    }

    /// Parses a stored text. Returns `nil` for an invalid hash, or for one that could exhaust the machine.
    init?(_ text: String) {
        let format = #/\$scrypt\$ln=(\d{1,2}),r=8,p=3\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)/#
        guard let parts = text.wholeMatch(of: format)?.output, let cost = Int(parts.1), 1...20 ~= cost,
            let salt = [UInt8](base64: parts.2), salt.count == Self.saltLength,
            let hash = [UInt8](base64: parts.3), hash.count == Self.hashLength
        else { return nil }
        (self.cost, self.salt, self.hash) = (cost, salt, hash)
    }

    /// The text to store.
    var text: String { "$scrypt$ln=\(cost),r=8,p=3$\(salt.base64)$\(hash.base64)" }

    /// Whether this is the hash of a password. This takes as long as creating the hash.
    func isHash(of password: PasswordText) throws -> Bool {
        // A comparison in constant time doesn't reveal the position of the first difference.
        CRYPTO_memcmp(try Self.derived(from: password, salt, cost), hash, hash.count) == 0
    }

    private static func derived(from password: PasswordText, _ salt: [UInt8], _ cost: Int) throws -> [UInt8] {
        var key = [UInt8](repeating: 0, count: hashLength)
        let rounds = UInt64(1) << cost
        let memory = 128 * blockSize * (rounds + parallelism + 2)  // RFC 7914 §6, in bytes
        let isDerived = password.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in
                let (length, count) = (text.count, salt.count)
                let start = text.baseAddress
                return EVP_PBE_scrypt(
                    start,
                    length,
                    salt,
                    count,
                    rounds,
                    blockSize,
                    parallelism,
                    memory,
                    &key,
                    hashLength
                )
            }
        }
        guard isDerived == 1 else { throw Failure() }
        return key
    }
}

extension [UInt8] {
    /// Creates random bytes with the system's cryptographic generator.
    static func random(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in .random(in: .min ... .max) }
    }

    /// Base64 without padding (RFC 4648 §4), as in the PHC string format.
    fileprivate var base64: String {
        String(Data(self).base64EncodedString().prefix { $0 != "=" })
    }

    fileprivate init?(base64 text: Substring) {
        let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: text + padding) else { return nil }
        self.init(data)
    }
}
