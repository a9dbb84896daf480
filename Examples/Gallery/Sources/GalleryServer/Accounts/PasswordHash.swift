import COpenSSL
import Foundation
import LivePasswords

/// The stored hash of a password: `$scrypt$ln=15,r=8,p=3$salt$hash` (RFC 7914, in the PHC string format).
struct PasswordHash: Hashable, Sendable {
    /// The cost of a hash.
    struct Cost: Hashable, Sendable {
        /// The binary logarithm of *N*.
        var logRounds: Int
        var blockSize: Int
        var parallelism: Int

        /// N = 2^15, r = 8, p = 3: 32 MiB and about a tenth of a second (OWASP Password Storage Cheat Sheet).
        static let recommended = Cost(logRounds: 15, blockSize: 8, parallelism: 3)

        /// Whether the cost is within limits. A manipulated database could otherwise exhaust the machine.
        var isAcceptable: Bool {
            (1...20).contains(logRounds) && (1...32).contains(blockSize) && (1...16).contains(parallelism)
        }

        /// The memory that a hash needs, in bytes (RFC 7914 §6).
        var memory: UInt64 { 128 * UInt64(blockSize) * ((1 << logRounds) + UInt64(parallelism) + 2) }
    }

    let cost: Cost
    let salt: [UInt8]
    let hash: [UInt8]

    private static let saltLength = 16
    private static let hashLength = 32

    /// Hashes a password with a new salt. This takes tens of milliseconds, so don't call it on an event loop.
    init(_ password: PasswordText, cost: Cost = .recommended) throws {
        let salt = [UInt8](randomCount: Self.saltLength)
        self.init(cost: cost, salt: salt, hash: try Self.derive(password, cost, salt, Self.hashLength))
    }

    init(cost: Cost, salt: [UInt8], hash: [UInt8]) {
        self.cost = cost
        self.salt = salt
        self.hash = hash
    }

    /// Returns a random hash. Checking it takes as long as checking a real one, so that the time doesn't reveal which names exist.
    static func random(cost: Cost = .recommended) -> PasswordHash {
        PasswordHash(cost: cost, salt: [UInt8](randomCount: saltLength), hash: [UInt8](randomCount: hashLength))
    }

    /// Whether this is the hash of a password. This takes as long as creating the hash.
    func isHash(of password: PasswordText) throws -> Bool {
        // A comparison in constant time doesn't reveal the position of the first difference.
        CRYPTO_memcmp(try Self.derive(password, cost, salt, hash.count), hash, hash.count) == 0
    }

    private static func derive(
        _ password: PasswordText,
        _ cost: Cost,
        _ salt: [UInt8],
        _ length: Int
    ) throws -> [UInt8] {
        var key = [UInt8](repeating: 0, count: length)
        let isDerived = password.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in
                EVP_PBE_scrypt(
                    text.baseAddress,
                    text.count,
                    salt,
                    salt.count,
                    1 << cost.logRounds,
                    UInt64(cost.blockSize),
                    UInt64(cost.parallelism),
                    cost.memory,
                    &key,
                    length
                )
            }
        }
        guard isDerived == 1 else { throw Failure() }
        return key
    }

    /// OpenSSL could not create the hash, for lack of memory.
    struct Failure: Error {}
}

extension PasswordHash {
    /// The text to store.
    var text: String {
        "$scrypt$ln=\(cost.logRounds),r=\(cost.blockSize),p=\(cost.parallelism)$\(salt.base64)$\(hash.base64)"
    }

    /// Parses a stored text. Returns `nil` for an invalid hash or one that is too expensive.
    init?(_ text: String) {
        let format = #/\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)/#
        guard let (_, logRounds, blockSize, parallelism, salt, hash) = text.wholeMatch(of: format)?.output,
            let logRounds = Int(logRounds), let blockSize = Int(blockSize), let parallelism = Int(parallelism),
            let salt = [UInt8](base64: salt), salt.count >= 8,
            let hash = [UInt8](base64: hash), (16...64).contains(hash.count)
        else { return nil }
        let cost = Cost(logRounds: logRounds, blockSize: blockSize, parallelism: parallelism)
        guard cost.isAcceptable else { return nil }
        self.init(cost: cost, salt: salt, hash: hash)
    }
}

extension [UInt8] {
    /// Creates random bytes with the system's cryptographic generator.
    init(randomCount count: Int) {
        var generator = SystemRandomNumberGenerator()
        self = (0..<count).map { _ in .random(in: .min ... .max, using: &generator) }
    }

    /// Base64 without padding (RFC 4648 §4), as in the PHC string format.
    var base64: String {
        String(Data(self).base64EncodedString().prefix { $0 != "=" })
    }

    init?(base64 text: some StringProtocol) {
        let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        guard !text.contains("="), let data = Data(base64Encoded: text + padding) else { return nil }
        self.init(data)
    }
}
