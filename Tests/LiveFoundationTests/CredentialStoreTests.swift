import Testing

@testable import LiveFoundation

@Suite("Credential store")
struct CredentialStoreTests {
    @Test(
        "maps each Keychain status to an error",
        arguments: [
            (-25308, .unavailable), (-25291, .unavailable), (-128, .cancelled), (-34018, .notAllowed),
            (-26275, .unreadable), (-50, .failed(status: -50)),
        ] as [(Int32, CredentialError)]
    )
    func errors(status: Int32, error: CredentialError) {
        #expect(CredentialError(status: status) == error)
    }
}
