public import Foundation
public import LivePasswords

extension String {
    /// Creates the text of a password in its canonical form, for a field that shows it or for an API that requires a
    /// string.
    ///
    /// A `String` can be printed, and its memory is not overwritten. Keep it only as long as you need it.
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
    /// Reads the packed dictionary of common words and passwords for estimating strength.
    ///
    /// The file is `Web/host/password-dictionary.bin` of this package. To show a meter, add it to your app's resources.
    /// This initializer reads the whole file, a quarter of a megabyte, so call it off the main thread.
    ///
    /// - Parameter url: The location of the file.
    /// - Returns: `nil` if the file is not a dictionary.
    /// - Throws: Foundation's error if the file cannot be read.
    public init?(contentsOf url: URL) throws {
        self.init([UInt8](try Data(contentsOf: url)))
    }
}

extension CredentialStore {
    /// Saves a password and replaces the stored password of the account.
    ///
    /// - Parameters:
    ///   - password: The password, as `PasswordSetupModel` holds it. Its canonical form is saved.
    ///   - account: The account.
    public func save(_ password: PasswordText, for account: String) throws(CredentialError) {
        try save(String(revealing: password), for: account)
    }
}
