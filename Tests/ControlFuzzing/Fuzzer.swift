import LiveControls

/// A generator of random events for a subject, which verifies the subject's invariants after each event.
package protocol Fuzzer {
    init(seed: UInt64)

    /// Sends the next event.
    ///
    /// - Returns: The error after the event, or `nil` if there is none.
    mutating func step() -> String?
}

/// A generator of random events for a control.
package protocol ControlFuzzer: Fuzzer {
    associatedtype Model: ControlModel

    var source: EventSource { get set }
    /// The control after the latest event.
    var model: Model { get set }
    /// The latest event.
    var latest: SentEvent<Model>? { get set }

    /// Returns the next event.
    mutating func event() -> Model.Event

    /// Returns the error after an event, or `nil` if there is none.
    mutating func violation(after sent: SentEvent<Model>) -> String?
}

extension ControlFuzzer {
    package mutating func step() -> String? {
        let time = source.time()
        let event = event()
        let sent = SentEvent<Model>(event: event, time: time, effects: model.send(event, at: time))
        latest = sent
        return violation(after: sent).map { "\($0), after \(event)" }
    }
}

/// An event that was sent to a control, and its effects.
package struct SentEvent<Model: ControlModel> {
    package var event: Model.Event
    package var time: Double
    package var effects: [Model.Effect]
}

/// The subjects of the fuzz tests.
package enum FuzzedSubject: String, CaseIterable, Sendable {
    case textCounter = "text-counter"
    case countRing = "count-ring"
    case limitedField = "limited-field"
    case sectionedField = "sectioned-field"
    case passwordSetup = "password-setup"
    case number
    case snapButton = "snap-button"

    /// The number of events in each run of a subject.
    package static let eventsInRun = 200

    private var fuzzer: any Fuzzer.Type {
        switch self {
        case .textCounter: CounterFuzzer.self
        case .countRing: CountRingFuzzer.self
        case .limitedField: LimitedFieldFuzzer.self
        case .sectionedField: SectionedFieldFuzzer.self
        case .passwordSetup: PasswordSetupFuzzer.self
        case .number: NumberFuzzer.self
        case .snapButton: SnapButtonFuzzer.self
        }
    }

    /// Sends the events for a seed to a new subject.
    ///
    /// - Returns: The first error and its position, or `nil` if there is none.
    package func run(seed: UInt64) -> String? {
        run(fuzzer, seed)
    }

    private func run<Subject: Fuzzer>(_: Subject.Type, _ seed: UInt64) -> String? {
        var fuzzer = Subject(seed: seed)
        for event in 0..<Self.eventsInRun {
            if let violation = fuzzer.step() { return "\(rawValue), seed \(seed), event \(event): \(violation)" }
        }
        return nil
    }
}
