public import Foundation
public import LivePasswords

extension String {
    /// The text of a password, in its canonical form: for a field that shows it, or a store or request that takes nothing else.
    ///
    /// A `String` prints itself and is not overwritten when it goes. Keep it no longer than it takes to hand it on.
    ///
    /// ```swift
    /// String(revealing: PasswordText("cafe\u{301}"))  // "café"
    /// ```
    ///
    /// - Parameter password: The password.
    public init(revealing password: PasswordText) {
        self = password.withUTF8 { String(decoding: $0, as: UTF8.self) }
    }
}

extension PasswordDictionary {
    /// Reads the packed dictionary of common words and passwords, which strength is estimated with.
    ///
    /// The file is `Web/host/password-dictionary.bin` of this package; an app that shows a meter adds it to its resources.
    /// Its quarter of a megabyte is read at once: do it away from the main thread.
    ///
    /// - Parameter url: Where the file is.
    /// - Returns: `nil` where the file is not a dictionary.
    /// - Throws: What Foundation throws where the file cannot be read.
    public init?(contentsOf url: URL) throws {
        self.init([UInt8](try Data(contentsOf: url)))
    }
}

extension CredentialStore {
    /// Keeps a password, in place of one that is kept for the account already.
    ///
    /// - Parameters:
    ///   - password: The password, as `PasswordSetupModel` holds it; its canonical form is kept.
    ///   - account: The account.
    public func save(_ password: PasswordText, for account: String) throws(CredentialError) {
        try save(String(revealing: password), for: account)
    }
}
