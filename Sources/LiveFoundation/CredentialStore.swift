/// Where an app keeps the passwords of its accounts.
///
/// Never the preferences of the app, never a file of its own: `KeychainCredentialStore` is the store of a device.
public protocol CredentialStore: Sendable {
    /// Keeps a password, in place of one that is kept for the account already.
    ///
    /// - Parameters:
    ///   - password: The password, as the person entered it.
    ///   - account: The account.
    func save(_ password: String, for account: String) throws(CredentialError)

    /// The password of an account; `nil` where none is kept.
    func password(for account: String) throws(CredentialError) -> String?

    /// Forgets the password of an account; nothing happens where none is kept.
    func removePassword(for account: String) throws(CredentialError)
}

/// Why a password could not be kept or read.
public enum CredentialError: Error, Sendable, Hashable {
    /// The device is locked, or the person must not be asked now.
    case unavailable
    /// The person has refused.
    case cancelled
    /// The app may not use this store: its entitlements or access group are missing.
    case notAllowed
    /// What is kept is not a password of this package.
    case unreadable
    /// Any other status of the Keychain.
    case failed(status: Int32)

    /// The error of a Keychain status other than success.
    init(status: Int32) {
        // From SecBase.h, which Linux does not have, so that this can be tested there.
        switch status {
        case -25308, -25291: self = .unavailable
        case -128: self = .cancelled
        case -34018, -25243: self = .notAllowed
        case -26275: self = .unreadable
        default: self = .failed(status: status)
        }
    }
}
