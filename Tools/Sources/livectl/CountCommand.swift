import ArgumentParser
import JSONLines
import LiveControls
import LiveText

/// `livectl count`: how long texts are, and where a limit cuts them.
struct CountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "count",
        abstract: "Counts texts and finds where a limit cuts them.",
        discussion: """
            In: {"text": "…"}. Out: {"count", "limit", "remaining", "stage", "validEnd"}, where validEnd is the UTF-16 \
            offset at which the limit cuts.
            """
    )

    @Option(help: "What is counted: \(TextUnit.allCases.map(\.name).joined(separator: ", ")).")
    var unit = TextUnit.characters

    @Option(help: "The largest count that is allowed; 0 for no limit.")
    var limit = 0

    @Option(help: "How many units remain when the stage becomes 'warning'.")
    var warnAt = CountRingModel.defaultWarnAt

    func run() throws {
        var filter = LineFilter()
        try filter.run { fields in
            let ring = CountRingModel(
                limit: TextLimit(limit, unit: unit),
                warnAt: warnAt,
                text: try fields.string("text")
            )
            return Self.answer(ring)
        }
        if filter.errorCount > 0 { throw ExitCode.failure }
    }

    private static func answer(_ ring: CountRingModel) -> JSON {
        let measurement = ring.measurement
        return [
            "count": .integer(measurement.count),
            "limit": ring.limit.isUnlimited ? .null : .integer(ring.limit.maximum),
            "remaining": JSON(measurement.remaining),
            "stage": JSON(ring.presentation.stage?.name),
            "validEnd": .integer(measurement.validEnd),
        ]
    }
}

extension TextUnit: @retroactive ExpressibleByArgument {
    /// The unit of that name.
    public init?(argument: String) {
        self.init(name: argument)
    }

    /// The unit as a person would type it.
    public var defaultValueDescription: String { name }

    /// All that a person can type.
    public static var allValueStrings: [String] { allCases.map(\.name) }
}

extension CountRingPresentation.Stage {
    var name: String {
        switch self {
        case .comfortable: "comfortable"
        case .warning: "warning"
        case .full: "full"
        case .over: "over"
        }
    }
}
