#if canImport(HeadlessStage)
import HeadlessStage

extension Stage {
    /// What a test may need of a stage; this one can do it all.
    enum Ability: CaseIterable, Sendable {
        case traits, accessibilitySettings, announcements, haptics, keyboard, menus, focus, characters, faults
        case clock, systemTouches
    }

    /// Whether the stage has an ability.
    nonisolated static func can(_ ability: Ability) -> Bool { true }
}
#endif
