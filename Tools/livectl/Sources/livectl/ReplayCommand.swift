import ArgumentParser
import JSONLines

/// `livectl replay`: a control's results for a log of events.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "replay",
        abstract: "Sends a log of events to a control and prints its presentation after each event.",
        discussion: """
            In: {"event": NAME, …, "at": SECONDS}. Out: {"presentation": {…}, "effects": […]}. Offsets are in UTF-16 \
            code units. A missing end equals the start, and a missing caret is at the end of the text.

            \(Control.allCases.map { $0.type.help }.joined(separator: "\n\n"))
            """,
        examples: """
            $ echo '{"event":"set","text":"Hello","at":1}' |
                livectl replay --control count-ring --config '{"limit":8}'
            {"presentation":{"stage":"warning","fraction":0.625,"scale":1.25,"label":"3","count":5,"remaining":3,"overflow":null,"description":{"key":"limit","number":8,"unit":"characters"},"fractionMotion":{"start":0,"velocity":0,"motion":{"response":0.35,"dampingRatio":1}},"scaleMotion":{"start":1.25,"velocity":0,"motion":{"response":0.3,"dampingRatio":0.7}}},"effects":[{"effect":"wake","at":2}]}
            """
    )

    /// The controls that can be replayed.
    enum Control: String, CaseIterable, ExpressibleByArgument {
        case countRing = "count-ring"
        case limitedField = "limited-field"
        case number
        case snapButton = "snap-button"
        case sectionedField = "sectioned-field"
        case passwordSetup = "password-setup"

        var type: any ReplayedControl.Type {
            switch self {
            case .countRing: ReplayedCountRing.self
            case .limitedField: ReplayedLimitedField.self
            case .number: ReplayedNumber.self
            case .snapButton: ReplayedSnapButton.self
            case .sectionedField: ReplayedSectionedField.self
            case .passwordSetup: ReplayedPasswordSetup.self
            }
        }
    }

    @Option(help: "The control.")
    var control: Control

    @Option(help: "The control's configuration, as a JSON object.")
    var config = "{}"

    func run() throws {
        var replayed = try makeControl()
        var filter = LineFilter()
        try filter.run { fields in
            try replayed.send(fields.string("event"), fields, at: fields.optionalNumber("at") ?? 0)
        }
        if filter.errorCount > 0 { throw ExitCode.failure }
    }

    private func makeControl() throws -> any ReplayedControl {
        do {
            return try control.type.init(config: Fields(JSON(parsing: Array(config.utf8))))
        } catch {
            throw ValidationError("--config: \(error)")
        }
    }
}

/// A control that can replay a log of events.
protocol ReplayedControl {
    /// The configuration and the events of the control.
    static var help: String { get }

    init(config: Fields) throws

    /// Sends an event, whose other members are in `fields`. The result has `presentation` and `effects`.
    mutating func send(_ event: String, _ fields: Fields, at time: Double) throws -> JSON
}
