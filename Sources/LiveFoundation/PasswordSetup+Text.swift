public import Foundation
public import LiveControls
public import LivePasswords

extension PasswordSetupPresentation.Line {
    /// Returns the localized text of the rule, with the characters that it lists.
    ///
    /// The name of your own rule is looked up in the app's string table. If it is missing there, the name itself is the
    /// text.
    ///
    /// ```swift
    /// setup.presentation.lines[0].text()  // "At least 8 characters"
    /// ```
    ///
    /// - Parameters:
    ///   - bundle: The bundle with the app's strings; defaults to the main bundle.
    ///   - locale: The locale that formats numbers, and whose language is used if it is not the app's.
    public func text(in bundle: Bundle? = nil, locale: Locale = .current) -> String {
        message.text(naming: characters, in: bundle, locale: locale)
    }
}

extension PasswordSetupPresentation.ValidationError {
    /// Returns the localized reason why the form cannot be submitted, in the wording of
    /// ``PasswordSetupPresentation/Line/text(in:locale:)``.
    ///
    /// ```swift
    /// setup.presentation.error?.text()  // "At least 8 characters"
    /// ```
    ///
    /// - Parameters:
    ///   - bundle: The bundle with the app's strings; defaults to the main bundle.
    ///   - locale: The locale that formats numbers, and whose language is used if it is not the app's.
    public func text(in bundle: Bundle? = nil, locale: Locale = .current) -> String {
        message.text(naming: characters, in: bundle, locale: locale)
    }
}

extension ControlMessage {
    /// Returns the localized message, with the characters or the name of the app's own rule.
    ///
    /// - Parameter detail: The key of a message that takes the place of this one; `nil` for none.
    package func text(
        naming characters: String,
        detail: String? = nil,
        in bundle: Bundle? = nil,
        locale: Locale
    ) -> String {
        let inserted =
            key == .passwordCustom ? (bundle ?? .main).localizedString(characters, in: locale) : characters
        return text(detail: detail, in: bundle, ofApp: .main, ofPackage: .module, locale: locale)
            .replacingOccurrences(of: "{characters}", with: inserted)
    }
}

extension PasswordSetupPresentation.Standing {
    /// Returns the localized standing, for people who do not see its mark; empty if there is no standing to report yet.
    ///
    /// - Parameters:
    ///   - bundle: The bundle with the strings; defaults to this package's.
    ///   - locale: The locale; defaults to the person's.
    public func text(in bundle: Bundle? = nil, locale: Locale = .current) -> String {
        switch self {
        case .neutral: ""
        case .met: ControlMessage(.passwordRuleMet).text(in: bundle, locale: locale)
        case .unmet: ControlMessage(.passwordRuleUnmet).text(in: bundle, locale: locale)
        }
    }
}

extension PasswordSetupPresentation {
    /// Returns localized text about what makes the password easy to guess and how to improve it; empty if there is no
    /// advice.
    ///
    /// - Parameters:
    ///   - bundle: The bundle with the strings; defaults to this package's.
    ///   - locale: The locale; defaults to the person's.
    public func adviceText(in bundle: Bundle? = nil, locale: Locale = .current) -> String {
        [warning, suggestion].compactMap { $0?.text(in: bundle, locale: locale) }.joined(separator: " ")
    }
}

extension PasswordStrength.Score {
    /// The number of bars in a strength meter.
    public static let barCount = 4

    /// The number of lit bars. It is at least one, so that a weak password differs from an empty field.
    public var litBarCount: Int { max(1, rawValue) }
}

extension PasswordSetupPresentation.Standing {
    /// The SF Symbol for the standing.
    package var symbolName: String {
        switch self {
        case .neutral: "circle"
        case .met: "checkmark.circle.fill"
        case .unmet: "xmark.circle.fill"
        }
    }
}
