/// A store for the passwords of an app's accounts.
///
/// Do not store passwords in preferences or files. Use `KeychainCredentialStore` on a device.
public protocol CredentialStore: Sendable {
    /// Saves a password and replaces the stored password of the account.
    ///
    /// - Parameters:
    ///   - password: The password, as the person entered it.
    ///   - account: The account.
    func save(_ password: String, for account: String) throws(CredentialError)

    /// Returns the password of an account; `nil` if none is stored.
    func password(for account: String) throws(CredentialError) -> String?

    /// Removes the password of an account. Does nothing if none is stored.
    func removePassword(for account: String) throws(CredentialError)
}

/// The reason why a password cannot be saved or read.
public enum CredentialError: Error, Sendable, Hashable {
    /// The device is locked, or the system cannot ask the person now.
    case unavailable
    /// The person denied the request.
    case cancelled
    /// The app may not use this store. Its entitlements or access group are missing.
    case notAllowed
    /// The stored data is not a password of this package.
    case unreadable
    /// Any other status of the Keychain.
    case failed(status: Int32)

    /// Creates the error for a Keychain status other than success.
    init(status: Int32) {
        // These values are from SecBase.h, which is missing on Linux, where this is tested.
        switch status {
        case -25308, -25291: self = .unavailable
        case -128: self = .cancelled
        case -34018, -25243: self = .notAllowed
        case -26275: self = .unreadable
        default: self = .failed(status: status)
        }
    }
}
