#if canImport(SwiftUI) && !os(watchOS)
public import LiveControls
import LiveFoundation
public import SwiftUI

/// The appearance of a line in a password's checklist.
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
    /// The values to show.
    typealias Configuration = PasswordRuleStyleConfiguration
}

/// The values that a style shows for a rule, or for the comparison of both fields.
public struct PasswordRuleStyleConfiguration {
    /// The text of the rule.
    public let text: String
    /// Whether the password meets the rule.
    public let standing: PasswordSetupPresentation.Standing
    /// The standing as text, which VoiceOver reads; empty if there is nothing to report yet.
    public let standingText: String
    /// The animation of a change; `nil` with Reduce Motion.
    public let animation: Animation?

    init(_ text: String, _ standing: PasswordSetupPresentation.Standing, reduceMotion: Bool, _ locale: Locale) {
        self.text = text
        self.standing = standing
        standingText = standing.text(locale: locale)
        // The duration of a change of validity.
        animation = reduceMotion ? nil : .easeInOut(duration: 0.2)
    }
}

extension PasswordSetupPresentation.Standing {
    /// The legible color of the standing.
    public var color: Color {
        switch self {
        case .neutral: .secondary
        case .met: .role(.correct)
        case .unmet: .role(.incorrect)
        }
    }
}

/// A mark with text next to it.
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
    /// The default style.
    public static var automatic: ChecklistPasswordRuleStyle { ChecklistPasswordRuleStyle() }
    /// A mark with text next to it.
    public static var checklist: ChecklistPasswordRuleStyle { ChecklistPasswordRuleStyle() }
}

/// Only unmet rules: a line disappears when its rule is met.
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
    /// Only unmet rules.
    public static var remaining: RemainingPasswordRuleStyle { RemainingPasswordRuleStyle() }
}

extension View {
    /// Sets the style of the checklists of password setups within this view.
    ///
    /// - Parameter style: The style, such as ``PasswordRuleStyle/checklist`` or ``PasswordRuleStyle/remaining``.
    public func passwordRuleStyle(_ style: some PasswordRuleStyle) -> ModifiedContent<Self, FieldModifier> {
        field { $0.passwordRuleStyle = style }
    }
}
#endif
