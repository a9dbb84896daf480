#if canImport(Security)
import Foundation
import Security

/// Keeps passwords in the Keychain of this device: not in backups of others, not in iCloud, and readable only while
/// the device is unlocked.
public struct KeychainCredentialStore: CredentialStore {
    private let service: String

    /// Creates a store.
    ///
    /// - Parameter service: What the passwords are for, such as the server's name; accounts of different services are
    ///   different.
    public init(service: String) { self.service = service }

    /// Keeps a password, in place of one that is kept for the account already.
    public func save(_ password: String, for account: String) throws(CredentialError) {
        let value: [CFString: Any] = [
            kSecValueData: Data(password.utf8),
            kSecAttrAccessible: kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
        ]
        let item = query(account).merging(value) { $1 }
        var status = SecItemAdd(dictionary(item), nil)
        if status == errSecDuplicateItem {
            status = SecItemUpdate(dictionary(query(account)), dictionary(value))
        }
        try check(status)
    }

    /// The password of an account; `nil` where none is kept.
    public func password(for account: String) throws(CredentialError) -> String? {
        let wanted: [CFString: Any] = [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]
        var result: CFTypeRef?
        let question = dictionary(query(account).merging(wanted) { $1 })
        let status = withUnsafeMutablePointer(to: &result) { SecItemCopyMatching(question, $0) }
        if status == errSecItemNotFound { return nil }
        try check(status)
        guard let data = result as? Data, let password = String(data: data, encoding: .utf8) else {
            throw .unreadable
        }
        return password
    }

    /// Forgets the password of an account; nothing happens where none is kept.
    public func removePassword(for account: String) throws(CredentialError) {
        let status = SecItemDelete(dictionary(query(account)))
        if status != errSecItemNotFound { try check(status) }
    }

    private func query(_ account: String) -> [CFString: Any] {
        [
            kSecClass: kSecClassGenericPassword,
            kSecAttrService: service,
            kSecAttrAccount: account,
            kSecUseDataProtectionKeychain: true,
        ]
    }

    private func dictionary(_ entries: [CFString: Any]) -> CFDictionary { entries as AnyObject as! CFDictionary }

    private func check(_ status: OSStatus) throws(CredentialError) {
        guard status == errSecSuccess else { throw CredentialError(status: status) }
    }
}
#endif
