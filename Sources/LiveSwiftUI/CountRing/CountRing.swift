#if canImport(SwiftUI)
import LiveControls
import LiveFoundation
public import LiveText
public import SwiftUI

/// A ring that fills while a person types towards a limit.
///
/// ```swift
/// TextEditor(text: $post)
/// CountRing(post, limit: 280)
///     .countRingStyle(.stroked)
/// ```
///
/// Without a limit there is no ring. VoiceOver finds the limit and what is left in the ring, and says once, a
/// second after the last key, when the text comes near to the limit, reaches it or is over it.
public struct CountRing: View {
    private let text: String
    private let limit: TextLimit?
    private let warnAt: Int

    @State private var teller: CountRingModel?
    @State private var deadline: Double?
    @Environment(\.characterLimit) private var environmentLimit
    @Environment(\.countRingStyle) private var style
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates a ring.
    ///
    /// - Parameters:
    ///   - text: The text as it is.
    ///   - limit: How much is allowed; zero or less: no limit, and no ring.
    ///   - unit: What is counted.
    ///   - warnAt: How many units remain when the number appears.
    public init(
        _ text: String,
        limit: Int,
        unit: TextUnit = .characters,
        warnAt: Int = CountRingModel.defaultWarnAt
    ) {
        self.text = text
        self.limit = TextLimit(limit, unit: unit)
        self.warnAt = warnAt
    }

    /// Creates a ring with the limit of `characterLimit(_:unit:)` around it.
    ///
    /// - Parameters:
    ///   - text: The text as it is.
    ///   - warnAt: How many units remain when the number appears.
    public init(_ text: String, warnAt: Int = CountRingModel.defaultWarnAt) {
        self.text = text
        limit = nil
        self.warnAt = warnAt
    }

    /// The ring, in the style of its surroundings.
    public var body: some View {
        let inputs = CountRingInputs(text: text, limit: limit ?? environmentLimit, warnAt: warnAt)
        let presentation = CountRingModel(limit: inputs.limit, warnAt: warnAt, text: text).presentation
        if let configuration = CountRingStyleConfiguration(presentation, reduceMotion: reduceMotion) {
            style.view(configuration)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: configuration.limitText))
                .accessibilityValue(Text(verbatim: configuration.remainingText))
                .accessibilityAddTraits(.updatesFrequently)
                .task(id: inputs) { take(inputs) }
                .waking(at: deadline) { send(.woke) }
        }
    }

    /// Lets the core decide what is said.
    private func take(_ inputs: CountRingInputs) {
        if teller == nil {
            teller = CountRingModel(limit: inputs.limit, warnAt: inputs.warnAt, text: inputs.text)
        }
        send(.limitChanged(inputs.limit))
        send(.warnAtChanged(inputs.warnAt))
        send(.textChanged(inputs.text))
    }

    private func send(_ event: CountRingEvent) {
        for effect in teller?.send(event, at: SteadyClock.now) ?? [] {
            switch effect {
            case .announce(let message): Announcer.announce(message)
            case .wake(let time): deadline = time
            }
        }
    }
}

/// What a ring is drawn and told from.
struct CountRingInputs: Hashable {
    var text: String
    var limit: TextLimit
    var warnAt: Int
}
#endif
