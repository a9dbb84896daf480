#if canImport(SwiftUI) && !os(watchOS)
public import LiveControls
public import SwiftUI

/// The arrangement of the parts of a password setup.
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
    /// The parts to show.
    typealias Configuration = PasswordSetupStyleConfiguration
}

/// The parts of a password setup.
@MainActor @preconcurrency public struct PasswordSetupStyleConfiguration {
    /// The label of the first field, which is also its placeholder.
    public let entryLabel: String
    /// The label of the second field, which is also its placeholder; `nil` for a setup with one field.
    public let confirmationLabel: String?
    /// Whether all rules are met.
    public let isValid: Bool
    /// The first field.
    public let entry: LiveControlPart
    /// The strength meter; `nil` without a dictionary.
    public let strength: LiveControlPart?
    /// The checklist, each line in the style of `passwordRuleStyle(_:)`.
    public let rules: LiveControlPart
    /// The second field; `nil` for a setup with one field.
    public let confirmation: LiveControlPart?
    /// The line that compares both fields; `nil` if there is nothing to report.
    public let match: LiveControlPart?
    /// The button; `nil` if the app has its own. Unless `passwordSetupGate(_:)` changes that, it is enabled only while
    /// all rules are met.
    public let submit: LiveControlPart?
}

/// A column of the parts, with the labels of the fields as placeholders.
public struct AutomaticPasswordSetupStyle: PasswordSetupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Shows a set-up.
    public func makeBody(configuration: Configuration) -> some View {
        PasswordSetupColumn(configuration: configuration, showsLabels: false)
    }
}

/// A column of the parts, with the labels above the fields at all times.
public struct LabeledPasswordSetupStyle: PasswordSetupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Shows a set-up.
    public func makeBody(configuration: Configuration) -> some View {
        PasswordSetupColumn(configuration: configuration, showsLabels: true).fieldPlaceholderHidden()
    }
}

/// The parts one below the other, each as a row of its own in a list or a form.
public struct RowsPasswordSetupStyle: PasswordSetupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Shows the parts.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.entry
        configuration.strength
        configuration.rules
        configuration.confirmation
        configuration.match
        configuration.submit
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
            if let confirmation = configuration.confirmation {
                field(configuration.confirmationLabel ?? "", confirmation)
            }
            configuration.match
            // In a list row, a touch anywhere in the row presses a button of the automatic style.
            configuration.submit.buttonStyle(.borderedProminent)
        }
    }

    private func field(_ label: String, _ field: LiveControlPart) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            if showsLabels {
                // VoiceOver reads it as the field's label.
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
    /// The default style.
    public static var automatic: AutomaticPasswordSetupStyle { AutomaticPasswordSetupStyle() }
}

extension PasswordSetupStyle where Self == RowsPasswordSetupStyle {
    /// The parts as rows of a list or a form.
    public static var rows: RowsPasswordSetupStyle { RowsPasswordSetupStyle() }
}

extension PasswordSetupStyle where Self == LabeledPasswordSetupStyle {
    /// A column with the labels above the fields.
    public static var labeled: LabeledPasswordSetupStyle { LabeledPasswordSetupStyle() }
}

extension View {
    /// Sets the style of password setups within this view.
    ///
    /// - Parameter style: The style, such as ``PasswordSetupStyle/labeled``.
    public func passwordSetupStyle(_ style: some PasswordSetupStyle) -> ModifiedContent<Self, FieldModifier> {
        field { $0.passwordSetupStyle = style }
    }

    /// Sets how password setups within this view prevent a submission before all requirements are met.
    ///
    /// - Parameter gate: With `.report`, the button stays enabled. Pressing it, or Return in the last field, focuses the
    ///   first field concerned, marks the rules that are not met, and announces them. By default, the button is disabled.
    public func passwordSetupGate(_ gate: PasswordSetupGate) -> ModifiedContent<Self, FieldModifier> {
        field { $0.passwordSetupGate = gate }
    }

    /// Refuses breached passwords in password setups within this view. The list is asked half a second after the last key,
    /// and a password isn't valid before it responds. A password is accepted if the list can't be reached or doesn't respond
    /// within five seconds.
    ///
    /// - Parameter list: The list; `nil` for none.
    public func passwordBreachList(_ list: BreachList?) -> ModifiedContent<Self, FieldModifier> {
        field { $0.breachList = list }
    }
}
#endif
