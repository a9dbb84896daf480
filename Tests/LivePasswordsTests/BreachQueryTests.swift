import Foundation
import LivePasswords
import Testing

@Suite("Breach query")
struct BreachQueryTests {
    /// Passwords and their hashes, from `sha1sum`.
    static let hashes = [
        ("", "DA39A3EE5E6B4B0D3255BFEF95601890AFD80709"),
        ("abc", "A9993E364706816ABA3E25717850C26C9CD0D89D"),
        ("password", "5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8"),
        (String(repeating: "a", count: 55), "C1C8BBDC22796E28C0E15163D20899B65621D65A"),
        (String(repeating: "a", count: 56), "C2DB330F6083854C99D4B5BFB6E8F29F201BE699"),
        (String(repeating: "a", count: 64), "0098BA824B5C16427BD7A1122A5A442A25EC644D"),
    ]

    @Test("sends the first five digits of the hash, and finds the others in any case", arguments: hashes)
    func hash(password: String, hash: String) {
        let query = BreachQuery(PasswordText(password))
        #expect(query.prefix == String(hash.prefix(5)))
        #expect(query.isListed(in: "\(hash.dropFirst(5)):3"))
        #expect(query.isListed(in: "0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n\(hash.dropFirst(5).lowercased()):12\r\n"))
    }

    @Test("doesn't take padding, other hashes, or other text for the password")
    func others() {
        let query = BreachQuery(PasswordText("password"))
        let rest = "1E4C9B93F3F0682250B6CF8331B7EE68FD8"
        for response in ["", "\(rest):0", "\(rest)0:3", String(rest.dropLast()), "<html>\(rest)</html>"] {
            #expect(!query.isListed(in: response))
        }
    }

    @Test("isn't printed beyond what it sends")
    func description() {
        let query = BreachQuery(PasswordText("password"))
        var dumped = ""
        dump(query, to: &dumped)
        for text in ["\(query)", String(reflecting: query), dumped] {
            #expect(text.contains("5BAA6") && !text.contains("1E4C"), "\(text)")
        }
    }

    @Test("has the same hash for all encodings of a password")
    func canonicalForm() {
        #expect(BreachQuery(PasswordText("caf\u{E9}")) == BreachQuery(PasswordText("cafe\u{301}")))
    }
}
