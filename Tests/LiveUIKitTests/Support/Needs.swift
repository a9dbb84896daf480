#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import Testing

extension Trait where Self == ConditionTrait {
    /// Skips a test if the stage lacks an ability, and names the ability.
    ///
    /// `make test-uikit` also runs the tests with only the abilities of the stage with UIKit itself. There, a test that uses
    /// another one fails.
    static func needs(_ abilities: TestWindow.Ability...) -> Self {
        let missing = abilities.filter { !TestWindow.can($0) }
        return .enabled(if: missing.isEmpty, "needs \(missing.map { "\($0)" }.joined(separator: ", "))")
    }
}
#endif
