#if canImport(SwiftUI) && !os(watchOS)
public import LiveControls
import LiveFoundation
public import SwiftUI

/// How a line of a password's checklist looks.
///
/// ```swift
/// struct Dotted: PasswordRuleStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Text("• " + configuration.text).foregroundColor(configuration.standing.color)
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol PasswordRuleStyle: LiveControlStyle
where StyleConfiguration == PasswordRuleStyleConfiguration {
    /// What there is to show.
    typealias Configuration = PasswordRuleStyleConfiguration
}

/// What a style shows of a rule, or of the comparison of both fields.
public struct PasswordRuleStyleConfiguration {
    /// What the rule asks for.
    public let text: String
    /// How the password stands to it.
    public let standing: PasswordSetupPresentation.Standing
    /// The standing in words, which VoiceOver reads; empty where there is nothing to say yet.
    public let standingText: String
    /// How a line changes; `nil` where the person asks for less motion.
    public let animation: Animation?

    init(_ text: String, _ standing: PasswordSetupPresentation.Standing, reduceMotion: Bool) {
        self.text = text
        self.standing = standing
        standingText = standing.text()
        // The time that a change of validity takes.
        animation = reduceMotion ? nil : .easeInOut(duration: 0.2)
    }
}

extension PasswordSetupPresentation.Standing {
    /// The colour for this standing, which can be read as text.
    public var color: Color {
        switch self {
        case .neutral: .secondary
        case .met: .role(.correct)
        case .unmet: .role(.incorrect)
        }
    }
}

/// A mark, and the words beside it.
public struct ChecklistPasswordRuleStyle: PasswordRuleStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Shows a line.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Image(systemName: configuration.standing.symbolName).foregroundStyle(configuration.standing.color)
            Text(verbatim: configuration.text)
        }
        .font(.footnote)
        .animation(configuration.animation, value: configuration.standing)
    }
}

extension PasswordRuleStyle where Self == ChecklistPasswordRuleStyle {
    /// What a checklist has unless told otherwise.
    public static var automatic: ChecklistPasswordRuleStyle { ChecklistPasswordRuleStyle() }
    /// A mark, and the words beside it.
    public static var checklist: ChecklistPasswordRuleStyle { ChecklistPasswordRuleStyle() }
}

/// Only what is left to do: a line goes once it is met.
public struct RemainingPasswordRuleStyle: PasswordRuleStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Shows a line.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.standing != .met {
            ChecklistPasswordRuleStyle().makeBody(configuration: configuration)
        }
    }
}

extension PasswordRuleStyle where Self == RemainingPasswordRuleStyle {
    /// Only what is left to do.
    public static var remaining: RemainingPasswordRuleStyle { RemainingPasswordRuleStyle() }
}

private struct PasswordRuleStyleKey: EnvironmentKey {
    static var defaultValue: any PasswordRuleStyle { ChecklistPasswordRuleStyle() }
}

extension EnvironmentValues {
    var passwordRuleStyle: any PasswordRuleStyle {
        get { self[PasswordRuleStyleKey.self] }
        set { self[PasswordRuleStyleKey.self] = newValue }
    }
}

extension View {
    /// Gives the checklists of the password set-ups inside a look.
    ///
    /// - Parameter style: The look, such as ``PasswordRuleStyle/checklist`` or ``PasswordRuleStyle/remaining``.
    public func passwordRuleStyle(_ style: some PasswordRuleStyle) -> some View {
        environment(\.passwordRuleStyle, style)
    }
}
#endif
