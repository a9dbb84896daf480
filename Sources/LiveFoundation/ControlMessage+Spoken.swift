import Foundation
import LiveControls

extension ControlMessage {
    /// Returns the message after another text, such as the label of a field, or the message alone if there is none.
    package func text(after text: String?, in locale: Locale) -> String { spoken(text, self.text(locale: locale)) }
}

extension SectionedFieldPresentation {
    /// Returns the label of a field, followed by what it shows about its text, because people turn hints off.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - title: What the app shows in place of the package's words.
    ///   - locale: The locale of the package's words.
    package func spokenLabel(_ label: String, title: String?, in locale: Locale) -> String {
        let state = validity == .correct ? ControlMessage(.correct) : description
        return spoken(label, title ?? state?.text(locale: locale))
    }
}

/// Returns texts in the order in which a screen reader reads them, with a pause between them.
private func spoken(_ texts: String?...) -> String {
    texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
}
