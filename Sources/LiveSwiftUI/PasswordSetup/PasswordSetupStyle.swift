#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// How the parts of a password set-up stand together.
///
/// ```swift
/// struct Airy: PasswordSetupStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(spacing: 24) {
///             configuration.entry
///             configuration.confirmation
///             configuration.rules
///             configuration.submit.buttonStyle(.plain)
///         }
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol PasswordSetupStyle: LiveControlStyle
where StyleConfiguration == PasswordSetupStyleConfiguration {
    /// What there is to show.
    typealias Configuration = PasswordSetupStyleConfiguration
}

/// The parts of a password set-up.
@MainActor @preconcurrency public struct PasswordSetupStyleConfiguration {
    /// The name of the first field, which is its placeholder too.
    public let entryLabel: String
    /// The name of the second field, which is its placeholder too.
    public let confirmationLabel: String
    /// Whether all is met.
    public let isValid: Bool
    /// Where the password is typed first.
    public let entry: LiveControlPart
    /// How long the password would withstand guessing; nothing without a dictionary.
    public let strength: LiveControlPart?
    /// The checklist, each line in the style of `passwordRuleStyle(_:)`.
    public let rules: LiveControlPart
    /// Where the password is typed again.
    public let confirmation: LiveControlPart
    /// Whether both are the same; nothing while there is nothing to say.
    public let match: LiveControlPart?
    /// The button, which is enabled only while all is met; nothing where the app has its own.
    public let submit: LiveControlPart?
}

/// One part below the other, with the names of the fields as placeholders.
public struct AutomaticPasswordSetupStyle: PasswordSetupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Shows a set-up.
    public func makeBody(configuration: Configuration) -> some View {
        PasswordSetupColumn(configuration: configuration, showsLabels: false)
    }
}

/// One part below the other, with the names of the fields above them, where they stay while a person types.
public struct LabeledPasswordSetupStyle: PasswordSetupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Shows a set-up.
    public func makeBody(configuration: Configuration) -> some View {
        PasswordSetupColumn(configuration: configuration, showsLabels: true).fieldPlaceholderHidden()
    }
}

private struct PasswordSetupColumn: View {
    let configuration: PasswordSetupStyleConfiguration
    let showsLabels: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            field(configuration.entryLabel, configuration.entry)
            configuration.strength
            configuration.rules
            field(configuration.confirmationLabel, configuration.confirmation)
            configuration.match
            // In a row of a list, a button of the automatic style is pressed by a touch anywhere in the row.
            configuration.submit.buttonStyle(.borderedProminent)
        }
    }

    private func field(_ label: String, _ field: LiveControlPart) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            if showsLabels {
                // VoiceOver reads it as the field's name.
                Text(verbatim: label)
                    .font(.footnote)
                    .foregroundStyle(Color.role(.quiet))
                    .accessibilityHidden(true)
            }
            field
        }
    }
}

extension PasswordSetupStyle where Self == AutomaticPasswordSetupStyle {
    /// What a set-up has unless told otherwise.
    public static var automatic: AutomaticPasswordSetupStyle { AutomaticPasswordSetupStyle() }
}

extension PasswordSetupStyle where Self == LabeledPasswordSetupStyle {
    /// With the names of the fields above them.
    public static var labeled: LabeledPasswordSetupStyle { LabeledPasswordSetupStyle() }
}

private struct PasswordSetupStyleKey: EnvironmentKey {
    static var defaultValue: any PasswordSetupStyle { AutomaticPasswordSetupStyle() }
}

extension EnvironmentValues {
    var passwordSetupStyle: any PasswordSetupStyle {
        get { self[PasswordSetupStyleKey.self] }
        set { self[PasswordSetupStyleKey.self] = newValue }
    }
}

extension View {
    /// Gives the password set-ups inside an arrangement of their parts.
    ///
    /// - Parameter style: The arrangement, such as ``PasswordSetupStyle/labeled``.
    public func passwordSetupStyle(_ style: some PasswordSetupStyle) -> some View {
        environment(\.passwordSetupStyle, style)
    }
}
#endif
