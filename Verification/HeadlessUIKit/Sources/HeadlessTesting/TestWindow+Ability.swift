import Foundation

extension TestWindow {
    /// An ability that a test may need.
    public enum Ability: String, CaseIterable, Sendable {
        /// Setting the text size, direction and appearance.
        case traits
        /// Setting Reduce Motion.
        case accessibilitySettings
        /// Recording VoiceOver announcements.
        case announcements
        /// Recording haptic feedback.
        case haptics
        /// Showing the system's keyboard, and reading its state.
        case keyboard
        /// Reading menus and choosing from them.
        case menus
        /// Moving the keyboard focus.
        case focus
        /// Reading the positions of drawn characters.
        case characters
        /// Reading what is visible at an exact time.
        case clock
        /// Touching views as a person does, with gesture recognizers.
        case systemTouches
    }

    /// The abilities of this stage: all, or in an environment with STAGE_ABILITIES those, as of a stage with UIKit itself.
    nonisolated private static let abilities: Set<Ability> =
        ProcessInfo.processInfo.environment["STAGE_ABILITIES"].map { names in
            Set(Ability.allCases.filter { names.split(separator: " ").contains(Substring($0.rawValue)) })
        } ?? Set(Ability.allCases)

    /// Returns whether the stage has an ability.
    public nonisolated static func can(_ ability: Ability) -> Bool { abilities.contains(ability) }

    /// Ends a test that uses an ability without saying so, which would pass or fail on a stage without it for no reason.
    static func need(_ ability: Ability) {
        if !can(ability) { fatalError("A test uses \(ability) without the trait .needs(.\(ability)).") }
    }
}
