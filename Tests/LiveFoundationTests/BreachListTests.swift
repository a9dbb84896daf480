import LivePasswords
import Testing

@testable import LiveFoundation

@Suite("Breach list") struct BreachListTests {
    private let password = PasswordText("password")

    @Test("is given up after the time it has, even if it ignores its cancellation")
    func silence() async {
        // Other tests can keep this one from running for minutes.
        let long: UInt64 = 900_000_000_000
        let start = ContinuousClock.now
        let isListed = await BreachQuery.isListed(
            password,
            in: { _ in
                // A task of its own isn't canceled.
                await Task.detached { try? await Task.sleep(nanoseconds: long) }.value
                return ""
            },
            patience: 100_000_000
        )
        #expect(isListed == nil)
        #expect(ContinuousClock.now - start < .nanoseconds(long))
    }

    @Test("reports the passwords that it has, and nothing about others if it fails")
    func answers() async {
        #expect(
            await BreachQuery.isListed(password, in: { _ in "1E4C9B93F3F0682250B6CF8331B7EE68FD8:9545824" }) == true
        )
        #expect(await BreachQuery.isListed(password, in: { _ in "" }) == false)
        #expect(await BreachQuery.isListed(password, in: { _ in throw CancellationError() }) == nil)
    }
}
