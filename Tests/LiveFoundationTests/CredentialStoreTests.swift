import Testing

@testable import LiveFoundation

@Suite("Keeping passwords")
struct CredentialStoreTests {
    @Test(
        "a status of the Keychain becomes an error that says what to do",
        arguments: [
            (-25308, .unavailable), (-25291, .unavailable), (-128, .cancelled), (-34018, .notAllowed),
            (-26275, .unreadable), (-50, .failed(status: -50)),
        ] as [(Int32, CredentialError)]
    )
    func errors(status: Int32, error: CredentialError) {
        #expect(CredentialError(status: status) == error)
    }
}
