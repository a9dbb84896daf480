#if canImport(Security)
import Foundation
import Security

/// A store that saves passwords in the Keychain of this device. They are not restored to other devices, are not
/// synchronized with iCloud, and are readable only while the device is unlocked.
public struct KeychainCredentialStore: CredentialStore {
    private let service: String

    /// Creates a store.
    ///
    /// - Parameter service: The service that the passwords belong to, such as the server's name. Each service has its
    ///   own accounts.
    public init(service: String) { self.service = service }

    /// Saves a password and replaces the stored password of the account.
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

    /// Returns the password of an account; `nil` if none is stored.
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

    /// Removes the password of an account. Does nothing if none is stored.
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
