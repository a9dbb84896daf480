#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import Testing

extension Trait where Self == ConditionTrait {
    /// Skips a test if the stage lacks an ability, and names it.
    static func needs(_ ability: TestWindow.Ability) -> Self {
        .enabled("needs \(ability)") { TestWindow.can(ability) }
    }
}
#endif
