import ArgumentParser
import JSONLines
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
        try filter.run { fields in
            let points = try fields.numbers("curve")
            guard points.count == 4 else { throw InputError("'curve' must have four numbers") }
            let curve = TimingCurve(points[0], points[1], points[2], points[3])
            return ["value": .array(try fields.numbers("at").map { .number(curve.value(at: $0)) })]
        }
        if filter.errorCount > 0 { throw ExitCode.failure }
    }
}
