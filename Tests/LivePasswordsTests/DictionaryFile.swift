import Foundation
import LivePasswords

/// The package's packed dictionary.
enum DictionaryFile {
    static let bytes: [UInt8] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent("Web/host/password-dictionary.bin")
        return FileManager.default.contents(atPath: file.path).map { [UInt8]($0) } ?? []
    }()

    static let dictionary = PasswordDictionary(bytes)
}
