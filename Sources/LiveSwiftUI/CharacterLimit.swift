#if canImport(SwiftUI)
import LiveControls
import LiveFoundation
public import LiveText
public import SwiftUI

private struct CharacterLimitKey: EnvironmentKey {
    static let defaultValue = TextLimit(0)
}

extension EnvironmentValues {
    var characterLimit: TextLimit {
        get { self[CharacterLimitKey.self] }
        set { self[CharacterLimitKey.self] = newValue }
    }
}

extension View {
    /// Sets the limit for the fields and rings of this package inside.
    ///
    /// - Parameters:
    ///   - limit: How much is allowed; zero or less: no limit.
    ///   - unit: What is counted.
    public func characterLimit(_ limit: Int, unit: TextUnit = .characters) -> some View {
        environment(\.characterLimit, TextLimit(limit, unit: unit))
    }

    /// Puts a ring at a native field and gives VoiceOver its limit.
    ///
    /// Nothing is refused: a text that is over the limit stays, as the ring shows, because SwiftUI's own fields do
    /// not report what an input method is still composing. For a limit that holds, use ``LimitedTextField``.
    ///
    /// ```swift
    /// TextEditor(text: $bio).characterLimit(160, of: bio)
    /// ```
    ///
    /// - Parameters:
    ///   - limit: How much is allowed; zero or less: no limit.
    ///   - text: The field's text.
    ///   - unit: What is counted.
    public func characterLimit(_ limit: Int, of text: String, unit: TextUnit = .characters) -> some View {
        let message = CountRingModel(limit: TextLimit(limit, unit: unit)).presentation.description
        return HStack(alignment: .bottom) {
            accessibilityHint(Text(verbatim: message?.text() ?? ""))
            CountRing(text, limit: limit, unit: unit).countRingStyle(.stroked)
        }
    }
}
#endif
