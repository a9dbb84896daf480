import ArgumentParser
import LiveMotion

/// `livectl curve`: the values of CSS timing curves.
struct CurveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "curve",
        abstract: "Evaluates cubic Bézier timing curves.",
        discussion:
            "In: {\"curve\": [x1, y1, x2, y2], \"at\": [T, …]}, with times as shares of the duration. Out: {\"value\": […]}.",
        examples: """
            $ echo '{"curve":[0.25,0.1,0.25,1],"at":[0,0.5,1]}' | livectl curve
            {"value":[0,0.802403387584857,1]}
            """
    )

    func run() throws {
        var filter = LineFilter()
        try filter.run { (line: Strict<Line>) in ["value": line.at.map(line.curve.value)] }
    }

    private struct Line: Decodable, StrictMembers {
        enum CodingKeys: CodingKey, CaseIterable { case curve, at }

        var curve: TimingCurve
        var at: [Double]
    }
}
