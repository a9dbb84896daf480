#if canImport(UIKit) && !os(watchOS)
package import UIKit

/// A text field or a text view with settings for its keyboard.
@MainActor package protocol KeyboardInput: UIResponder {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var keyboardType: UIKeyboardType { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var textContentType: UITextContentType! { get set }
    @available(iOS 17.0, tvOS 17.0, *) var inlinePredictionType: UITextInlinePredictionType { get set }
    #if os(iOS)
    var inputAccessoryView: UIView? { get set }
    #endif
}

extension UITextField: KeyboardInput {}
extension UITextView: KeyboardInput {}

extension KeyboardInput {
    /// Changes the settings of the keyboard, and loads a visible keyboard again, which would not change otherwise.
    ///
    /// A keyboard that is loaded again shows its letters, so unchanged settings leave it alone.
    package func changeKeyboard(_ change: () -> Void) {
        let settings = { [self] in
            (keyboardType, returnKeyType, textContentType, autocapitalizationType, autocorrectionType, prediction)
        }
        let before = settings()
        change()
        if before != settings() { reloadInputViews() }
    }

    /// The type of inline predictions; `nil` before iOS 17.
    private var prediction: Int? {
        if #available(iOS 17.0, tvOS 17.0, *) { inlinePredictionType.rawValue } else { nil }
    }
}
#endif
