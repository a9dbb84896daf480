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
    /// Sets the limit for this package's fields and rings within this view.
    ///
    /// - Parameters:
    ///   - limit: The maximum; zero or less for no limit.
    ///   - unit: The unit that is counted.
    public func characterLimit(_ limit: Int, unit: TextUnit = .characters) -> some View {
        environment(\.characterLimit, TextLimit(limit, unit: unit))
    }

    /// Adds a ring to a native field and describes the limit to VoiceOver.
    ///
    /// The modifier refuses no edits. Text over the limit stays, and the ring shows the excess, because SwiftUI's own
    /// fields do not report the text that an input method is still composing. To enforce a limit, use
    /// ``LimitedTextField``.
    ///
    /// ```swift
    /// TextEditor(text: $bio).characterLimit(160, of: bio)
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The maximum; zero or less for no limit.
    ///   - text: The field's text.
    ///   - unit: The unit that is counted.
    public func characterLimit(_ limit: Int, of text: String, unit: TextUnit = .characters) -> some View {
        let message = CountRingModel(limit: TextLimit(limit, unit: unit)).presentation.description
        return HStack(alignment: .bottom) {
            accessibilityHint(Text(verbatim: message?.text() ?? ""))
            CountRing(text, limit: limit, unit: unit).countRingStyle(.stroked)
        }
    }
}
#endif
