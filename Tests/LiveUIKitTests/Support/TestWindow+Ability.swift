#if canImport(HeadlessTesting)
import HeadlessTesting

extension TestWindow {
    /// An ability that a test may need. This stage has all of them.
    enum Ability: CaseIterable, Sendable {
        case traits, accessibilitySettings, announcements, haptics, keyboard, menus, focus, characters, errors
        case clock, systemTouches
    }

    /// Returns whether the stage has an ability.
    nonisolated static func can(_ ability: Ability) -> Bool { true }
}
#endif
