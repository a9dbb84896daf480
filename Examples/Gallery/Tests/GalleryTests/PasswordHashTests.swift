import LivePasswords
import Testing

@testable import GalleryServer

@Suite("Password hashes")
struct PasswordHashTests {
    @Test("matches the scrypt test vector of RFC 7914 §12")
    func testVector() throws {
        // The parameters of the vector: N = 1024, r = 8, p = 16, password “password”, salt “NaCl”.
        let hash = PasswordHash(
            "$scrypt$ln=10,r=8,p=16$"
                + [UInt8]("NaClNaCl".utf8).base64 + "$" + [UInt8](repeating: 0, count: 32).base64
        )
        #expect(hash != nil)
        let known = PasswordHash(
            cost: .init(logRounds: 10, blockSize: 8, parallelism: 16),
            salt: Array("NaCl".utf8),
            hash: [
                0xfd, 0xba, 0xbe, 0x1c, 0x9d, 0x34, 0x72, 0x00, 0x78, 0x56, 0xe7, 0x19, 0x0d, 0x01, 0xe9, 0xfe,
                0x7c, 0x6a, 0xd7, 0xcb, 0xc8, 0x23, 0x78, 0x30, 0xe7, 0x73, 0x76, 0x63, 0x4b, 0x37, 0x31, 0x62,
                0x2e, 0xaf, 0x30, 0xd9, 0x2e, 0x22, 0xa3, 0x88, 0x6f, 0xf1, 0x09, 0x27, 0x9d, 0x98, 0x30, 0xda,
                0xc7, 0x27, 0xaf, 0xb9, 0x4a, 0x83, 0xee, 0x6d, 0x83, 0x60, 0xcb, 0xdf, 0xa2, 0xcc, 0x06, 0x40,
            ]
        )
        #expect(try known.isHash(of: PasswordText("password")))
        #expect(try !known.isHash(of: PasswordText("Password")))
    }

    @Test("parses what it encodes")
    func roundTrip() throws {
        let hash = try PasswordHash(PasswordText(goodPassword))
        #expect(hash.text.hasPrefix("$scrypt$ln=15,r=8,p=3$"))
        #expect(hash.salt.count == 16)
        #expect(PasswordHash(hash.text) == hash)
        #expect(try hash.isHash(of: PasswordText(goodPassword)))
        #expect(try !hash.isHash(of: PasswordText("")))
        #expect(try !PasswordHash.random().isHash(of: PasswordText(goodPassword)))
    }

    @Test(
        "rejects malformed and overly expensive hashes",
        arguments: [
            "", "$scrypt$", "$2b$12$abc",
            "$scrypt$ln=40,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
            "$scrypt$ln=4,r=8$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
            "$scrypt$ln=4,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA$A", "$scrypt$ln=4,r=8,p=1$A$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
        ]
    )
    func rejectedText(text: String) {
        #expect(PasswordHash(text) == nil)
    }

    @Test("hides a password in descriptions, mirrors and dumps")
    func hidden() {
        let password = PasswordText("hunter2")
        var dumped = ""
        dump(password, to: &dumped)
        for text in ["\(password)", String(reflecting: password), "\([password])", dumped] {
            #expect(!text.contains("hunter2"))
        }
    }
}
