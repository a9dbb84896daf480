/// Events at random for one subject, and what must hold after each of them.
package protocol Fuzzer {
    init(seed: UInt64)

    /// Sends the next event.
    ///
    /// - Returns: What is wrong after it; `nil` if nothing is.
    mutating func step() -> String?
}

/// What can be fuzzed.
package enum FuzzedSubject: String, CaseIterable, Sendable {
    case textCounter = "text-counter"
    case countRing = "count-ring"
    case limitedField = "limited-field"
    case sectionedField = "sectioned-field"
    case passwordSetup = "password-setup"
    case number
    case snapButton = "snap-button"

    /// The number of events that one subject gets before it gives way to a new one.
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

    /// Sends a new subject the events that a seed stands for.
    ///
    /// - Returns: The first fault and its place; `nil` if there is none.
    package func run(seed: UInt64) -> String? {
        run(fuzzer, seed)
    }

    private func run<Subject: Fuzzer>(_: Subject.Type, _ seed: UInt64) -> String? {
        var fuzzer = Subject(seed: seed)
        for event in 0..<Self.eventsInRun {
            if let fault = fuzzer.step() { return "\(rawValue), seed \(seed), event \(event): \(fault)" }
        }
        return nil
    }
}
