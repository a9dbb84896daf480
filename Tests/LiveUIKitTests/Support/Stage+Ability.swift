#if canImport(HeadlessStage)
import HeadlessStage

extension Stage {
    /// An ability that a test may need. This stage has all of them.
    enum Ability: CaseIterable, Sendable {
        case traits, accessibilitySettings, announcements, haptics, keyboard, menus, focus, characters, faults
        case clock, systemTouches
    }

    /// Returns whether the stage has an ability.
    nonisolated static func can(_ ability: Ability) -> Bool { true }
}
#endif
