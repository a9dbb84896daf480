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

        /// The limits of a stored hash's cost, beyond which a manipulated database could exhaust the machine.
        var isBearable: Bool {
            (1...20).contains(logRounds) && (1...32).contains(blockSize) && (1...16).contains(parallelism)
        }

        /// Bytes that making a hash takes: as many blocks of 128*r* bytes as RFC 7914, §6, names.
        var memory: UInt64 { 128 * UInt64(blockSize) * ((1 << logRounds) + UInt64(parallelism) + 2) }
    }

    let cost: Cost
    let salt: [UInt8]
    let hash: [UInt8]

    private static let saltLength = 16
    private static let hashLength = 32

    /// Hashes a password with a new salt. Takes tens of milliseconds; never on an event loop.
    init(_ password: PasswordText, cost: Cost = .recommended) throws {
        let salt = [UInt8](randomCount: Self.saltLength)
        self.init(cost: cost, salt: salt, hash: try Self.derive(password, cost, salt, Self.hashLength))
    }

    init(cost: Cost, salt: [UInt8], hash: [UInt8]) {
        self.cost = cost
        self.salt = salt
        self.hash = hash
    }

    /// A random hash: checking it costs what a real one costs, so unknown names take as long as wrong passwords.
    static func ofNobody(cost: Cost = .recommended) -> PasswordHash {
        PasswordHash(cost: cost, salt: [UInt8](randomCount: saltLength), hash: [UInt8](randomCount: hashLength))
    }

    /// Whether this is the hash of a password. Takes as long as making it.
    func isHash(of password: PasswordText) throws -> Bool {
        // Takes the same time for all hashes, so that the time does not reveal the first difference.
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

    /// The hash could not be made: its cost takes more memory than there is.
    struct Failure: Error {}
}

extension PasswordHash {
    /// The stored text.
    var text: String {
        "$scrypt$ln=\(cost.logRounds),r=\(cost.blockSize),p=\(cost.parallelism)$\(salt.base64)$\(hash.base64)"
    }

    /// Reads what ``text`` wrote; `nil` for anything else.
    init?(_ text: String) {
        let format = #/\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)/#
        guard let (_, logRounds, blockSize, parallelism, salt, hash) = text.wholeMatch(of: format)?.output,
            let logRounds = Int(logRounds), let blockSize = Int(blockSize), let parallelism = Int(parallelism),
            let salt = [UInt8](base64: salt), salt.count >= 8,
            let hash = [UInt8](base64: hash), (16...64).contains(hash.count)
        else { return nil }
        let cost = Cost(logRounds: logRounds, blockSize: blockSize, parallelism: parallelism)
        guard cost.isBearable else { return nil }
        self.init(cost: cost, salt: salt, hash: hash)
    }
}

extension [UInt8] {
    /// Bytes from the system's generator for secrets.
    init(randomCount count: Int) {
        var generator = SystemRandomNumberGenerator()
        self = (0..<count).map { _ in .random(in: .min ... .max, using: &generator) }
    }

    /// Base64 without padding (RFC 4648 §4), as the PHC string format has it.
    var base64: String {
        String(Data(self).base64EncodedString().prefix { $0 != "=" })
    }

    init?(base64 text: some StringProtocol) {
        let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        guard !text.contains("="), let data = Data(base64Encoded: text + padding) else { return nil }
        self.init(data)
    }
}
