#if canImport(SwiftUI)
public import LiveControls
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
    /// Sets the limit for this package's limited fields and rings within this view that have no limit of their own. It has
    /// no effect on SwiftUI's own fields.
    ///
    /// - Parameters:
    ///   - limit: The maximum; zero or less for no limit.
    ///   - unit: The unit that is counted.
    public func defaultCharacterLimit(_ limit: Int, unit: TextUnit = .characters) -> some View {
        environment(\.characterLimit, TextLimit(limit, unit: unit))
    }

    /// Adds a ring next to one of SwiftUI's own fields and describes the limit to VoiceOver. By default, it has the
    /// ``CountRingStyle/stroked`` style.
    ///
    /// The modifier refuses no edits. Text over the limit stays, and the ring shows the excess, because SwiftUI's own
    /// fields do not report the text that an input method is still composing. To enforce a limit, use
    /// ``LimitedTextField``.
    ///
    /// ```swift
    /// TextEditor(text: $bio).countRing(bio, limit: 160)
    /// ```
    ///
    /// - Parameters:
    ///   - text: The field's text.
    ///   - limit: The maximum; zero or less for no limit.
    ///   - unit: The unit that is counted.
    ///   - warnAt: The number of remaining units at which the number appears.
    public func countRing(
        _ text: String,
        limit: Int,
        unit: TextUnit = .characters,
        warnAt: Int = CountRingSettings.defaultWarnAt
    ) -> some View {
        countRing(text, limit: TextLimit(limit, unit: unit), warnAt: warnAt)
    }

    /// Adds a ring with a limit that the app also applies elsewhere next to one of SwiftUI's own fields; see
    /// ``SwiftUI/View/countRing(_:limit:unit:warnAt:)``.
    ///
    /// - Parameters:
    ///   - text: The field's text.
    ///   - limit: The limit.
    ///   - warnAt: The number of remaining units at which the number appears.
    public func countRing(
        _ text: String,
        limit: TextLimit,
        warnAt: Int = CountRingSettings.defaultWarnAt
    ) -> some View {
        modifier(WithCountRing(text: text, limit: limit, warnAt: warnAt))
    }
}

private struct WithCountRing: ViewModifier {
    let text: String
    let limit: TextLimit
    let warnAt: Int
    @Environment(\.locale) private var locale
    @Environment(\.countRingStyle) private var style

    func body(content: Content) -> some View {
        let message = CountRingModel(limit: limit).presentation.description
        HStack(alignment: .bottom) {
            content.accessibilityHint(Text(verbatim: message?.text(locale: locale) ?? ""))
            CountRing(text, limit: limit, warnAt: warnAt).environment(
                \.countRingStyle,
                style ?? StrokedCountRingStyle()
            )
        }
    }
}
#endif
