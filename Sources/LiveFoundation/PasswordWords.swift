public import Foundation
public import LiveControls
public import LivePasswords

extension PasswordSetupPresentation.Line {
    /// What the rule asks for, in words, with the characters that it names.
    ///
    /// The name of a developer's own rule is looked up in the app's table of strings, and stands for itself where it is
    /// not there.
    ///
    /// ```swift
    /// setup.presentation.lines[0].text()  // "At least 8 characters"
    /// ```
    ///
    /// - Parameters:
    ///   - bundle: Where the app's words are; the main bundle, unless given.
    ///   - locale: How a number is written.
    public func text(in bundle: Bundle? = nil, locale: Locale = .current) -> String {
        message.text(naming: characters, in: bundle, locale: locale)
    }
}

extension PasswordSetupPresentation.Fault {
    /// Why the form may not be sent, in words, as ``PasswordSetupPresentation/Line/text(in:locale:)`` puts a rule.
    ///
    /// ```swift
    /// setup.presentation.fault?.text()  // "At least 8 characters"
    /// ```
    ///
    /// - Parameters:
    ///   - bundle: Where the app's words are; the main bundle, unless given.
    ///   - locale: How a number is written.
    public func text(in bundle: Bundle? = nil, locale: Locale = .current) -> String {
        message.text(naming: characters, in: bundle, locale: locale)
    }
}

extension ControlMessage {
    /// The message in words, with the characters or the developer's own rule that it names.
    fileprivate func text(naming characters: String, in bundle: Bundle?, locale: Locale) -> String {
        let inserted =
            key == .passwordCustom
            ? (bundle ?? .main).localizedString(forKey: characters, value: characters, table: nil) : characters
        return text(in: bundle, locale: locale).replacingOccurrences(of: "{characters}", with: inserted)
    }
}

extension PasswordSetupPresentation.Standing {
    /// The standing for those who do not see its mark; empty where there is nothing to say yet.
    ///
    /// - Parameters:
    ///   - bundle: Where the words are; those of this package, unless given.
    ///   - locale: The person's, unless given.
    public func text(in bundle: Bundle? = nil, locale: Locale = .current) -> String {
        switch self {
        case .neutral: ""
        case .met: ControlMessage(.passwordRuleMet).text(in: bundle, locale: locale)
        case .unmet: ControlMessage(.passwordRuleUnmet).text(in: bundle, locale: locale)
        }
    }
}

extension PasswordSetupPresentation {
    /// What makes the password easy to guess and what would help, in words; empty where there is nothing to say.
    ///
    /// - Parameters:
    ///   - bundle: Where the words are; those of this package, unless given.
    ///   - locale: The person's, unless given.
    public func adviceText(in bundle: Bundle? = nil, locale: Locale = .current) -> String {
        [warning, suggestion].compactMap { $0?.text(in: bundle, locale: locale) }.joined(separator: " ")
    }
}

extension PasswordStrength.Score {
    /// How many bars of a meter there are.
    public static let barCount = 4

    /// How many bars of a meter are lit; one at least, so that a weak password is not taken for an empty field.
    public var litBarCount: Int { max(1, rawValue) }
}

extension PasswordSetupPresentation.Standing {
    /// The SF Symbol of the standing's mark.
    package var symbolName: String {
        switch self {
        case .neutral: "circle"
        case .met: "checkmark.circle.fill"
        case .unmet: "xmark.circle.fill"
        }
    }
}
