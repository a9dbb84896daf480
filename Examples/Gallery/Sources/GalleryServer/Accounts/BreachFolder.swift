import Foundation
import LivePasswords

/// A list of breached passwords: a folder with a file for each prefix of their SHA-1 hashes, such as `5BAA6.txt`. Its lines are those
/// of the API of "Pwned Passwords".
struct BreachFolder: Sendable {
    var path: String

    /// Whether the folder exists.
    var exists: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Returns the lines for a prefix; none if the folder has no file, and `nil` if it isn't five hexadecimal digits.
    /// It throws if the file can't be read, so that no password passes because of that.
    func lines(_ prefix: String) throws -> String? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let letters = UInt8(ascii: "A")...UInt8(ascii: "F")
        guard prefix.utf8.count == 5, prefix.utf8.allSatisfy({ digits ~= $0 || letters ~= $0 }) else { return nil }
        do {
            return try String(contentsOfFile: "\(path)/\(prefix).txt", encoding: .utf8)
        } catch CocoaError.fileReadNoSuchFile {
            return ""
        }
    }

    func contains(_ password: PasswordText) throws -> Bool {
        let query = BreachQuery(password)
        return query.isListed(in: try lines(query.prefix) ?? "")
    }
}
