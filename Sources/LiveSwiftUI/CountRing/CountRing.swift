#if canImport(SwiftUI)
import LiveControls
import LiveFoundation
public import LiveText
public import SwiftUI

/// A ring that fills as a person types toward a limit.
///
/// ```swift
/// TextEditor(text: $post)
/// CountRing(post, limit: 280)
///     .countRingStyle(.stroked)
/// ```
///
/// Without a limit, the ring is not shown. VoiceOver reads the limit and the remaining number in the ring. One second
/// after the last key, it announces once when the text comes near the limit, reaches it or exceeds it.
public struct CountRing: View {
    private let text: String
    private let limit: TextLimit?
    private let warnAt: Int

    @State private var model: CountRingModel?
    @State private var deadline: Double?
    @Environment(\.characterLimit) private var environmentLimit
    @Environment(\.countRingStyle) private var style
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.locale) private var locale

    /// Creates a ring.
    ///
    /// - Parameters:
    ///   - text: The current text.
    ///   - limit: The maximum; zero or less for no limit and no ring.
    ///   - unit: The unit that is counted.
    ///   - warnAt: The number of remaining units at which the number appears.
    public init(
        _ text: String,
        limit: Int,
        unit: TextUnit = .characters,
        warnAt: Int = CountRingSettings.defaultWarnAt
    ) {
        self.text = text
        self.limit = TextLimit(limit, unit: unit)
        self.warnAt = warnAt
    }

    /// Creates a ring with a limit that the app also applies elsewhere.
    ///
    /// ```swift
    /// let limit = TextLimit(280, unit: .twitter)
    ///
    /// CountRing(post, limit: limit)
    /// Button("Post", action: save).disabled(limit.measure(post).isOver)
    /// ```
    ///
    /// - Parameters:
    ///   - text: The current text.
    ///   - limit: The limit.
    ///   - warnAt: The number of remaining units at which the number appears.
    public init(_ text: String, limit: TextLimit, warnAt: Int = CountRingSettings.defaultWarnAt) {
        self.text = text
        self.limit = limit
        self.warnAt = warnAt
    }

    /// Creates a ring with the limit of the surrounding `defaultCharacterLimit(_:unit:)`.
    ///
    /// - Parameters:
    ///   - text: The current text.
    ///   - warnAt: The number of remaining units at which the number appears.
    public init(_ text: String, warnAt: Int = CountRingSettings.defaultWarnAt) {
        self.text = text
        limit = nil
        self.warnAt = warnAt
    }

    /// The ring in the style of the environment.
    public var body: some View {
        let settings = CountRingSettings(limit: limit ?? environmentLimit, warnAt: warnAt)
        let inputs = CountRingInputs(text: text, settings: settings)
        let presentation = CountRingModel(settings, text: text).presentation
        if let configuration = CountRingStyleConfiguration(presentation, reduceMotion: reduceMotion, locale) {
            (style ?? AutomaticCountRingStyle()).view(configuration)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: configuration.limitText))
                .accessibilityValue(Text(verbatim: configuration.remainingText))
                .accessibilityAddTraits(.updatesFrequently)
                .task(id: inputs) { take(inputs) }
                .waking(at: deadline) { send(.woke) }
        }
    }

    /// Sends the inputs to the model, which decides about announcements.
    private func take(_ inputs: CountRingInputs) {
        if model == nil { model = CountRingModel(inputs.settings, text: inputs.text) }
        send(.settingsChanged(inputs.settings))
        send(.field(.set(inputs.text)))
    }

    private func send(_ event: CountRingEvent) {
        for effect in model?.send(event, at: SteadyClock.now) ?? [] {
            switch effect {
            case .announce(let message): Announcer.announce(message, locale: locale)
            case .wake(let time): deadline = time
            }
        }
    }
}

/// The inputs of a ring and its announcements.
struct CountRingInputs: Hashable {
    var text: String
    var settings: CountRingSettings
}
#endif
