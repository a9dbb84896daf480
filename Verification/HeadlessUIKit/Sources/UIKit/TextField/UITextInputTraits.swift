import Foundation

// The raw values of Apple's headers.

public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

extension UIKeyboardType {
    /// Apple, `UIKeyboardType`: the pads have digits and a few symbols, and no return key.
    package var hasReturnKey: Bool {
        switch self {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
        default: true
        }
    }
}

public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }
public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default`, complete, limited
}

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The state of a visible keyboard. It changes only when the keyboard appears or is reloaded (`reloadInputViews()`:
/// "updates the custom input and accessory views").
package struct ShownKeyboard {
    package var type: UIKeyboardType
    package var returnKey: UIReturnKeyType
    package var contentType: UITextContentType?
    package var capitalization: UITextAutocapitalizationType
    package var correction: UITextAutocorrectionType
    package var prediction: UITextInlinePredictionType
    package var passwordRules: UITextInputPasswordRules?
    package var accessoryView: UIView?
    /// Whether the person has switched to symbols. A keyboard that is built again begins with letters.
    package var showsSymbols = false
}

open class UITextInputPasswordRules: NSObject, @unchecked Sendable {
    public convenience init(descriptor passwordRulesDescriptor: String) {
        self.init(passwordRulesDescriptor)
    }
    private init(_ descriptor: String) {
        passwordRulesDescriptor = descriptor
        super.init()
    }
    public let passwordRulesDescriptor: String
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
    }
    open override var hash: Int { passwordRulesDescriptor.hashValue }
}

public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    public static let birthdate = UITextContentType(rawValue: "bday")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
