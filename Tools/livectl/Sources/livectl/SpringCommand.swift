import ArgumentParser
import Foundation
import LiveMotion

/// `livectl spring`: a spring's position and velocity, its CSS easing, and an image of it.
struct SpringCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "spring",
        abstract: "Evaluates a spring, writes it as a CSS easing, or draws it.",
        discussion: """
            With --at: {"t", "value", "velocity"} on each line. With --easing: {"easing", "duration", "points"}. With --plot: an \
            SVG file with the position and the velocity over time, the settling time and the corners of the linear() easing.

            With --batch: reads a spring per line, {"response", "damping", "from", "to", "velocity", "at": [T, …]}, and writes \
            {"t", "value", "velocity"}, each an array.
            """,
        examples: """
            $ livectl spring --damping 0.5 --at 0,0.25
            {"t":0,"value":0,"velocity":0}
            {"t":0.25,"value":1.1406996741435176,"velocity":1.2324353747464396}

            $ livectl spring --damping 0.6 --easing 0.02
            {"duration":0.5570031855606031,"easing":"linear(0, …, 1)","points":6}

            $ echo '{"at":[0.1,0.2]}' | livectl spring --batch --to 100
            {"t":[0.1,0.2],"value":[35.77395564695646,71.54156890859574],"velocity":[…]}
            """
    )

    @Option(parsing: .unconditional, help: "The period without friction, in seconds.")
    var response = 0.5

    @Option(parsing: .unconditional, help: "The damping ratio: 1 is critical.")
    var damping = 1.0

    @Option(parsing: .unconditional, help: "The value at time 0.")
    var from = 0.0

    @Option(parsing: .unconditional, help: "The target.")
    var to = 1.0

    @Option(parsing: .unconditional, help: "The velocity at time 0, in units a second.")
    var velocity = 0.0

    @Option(parsing: .unconditional, help: "Times in seconds, separated by commas.")
    var at: Times?

    @Option(parsing: .unconditional, help: "Prints the CSS linear() easing with this tolerance, as a share of the way.")
    var easing: Double?

    @Option(help: "Writes a picture to this SVG file.", completion: .file(extensions: ["svg"]))
    var plot: String?

    @Flag(help: "Reads springs from the input.")
    var batch = false

    func validate() throws {
        guard at != nil || easing != nil || plot != nil || batch else {
            throw ValidationError("Nothing to do: give --at, --easing, --plot or --batch")
        }
        for (name, value) in [("from", from), ("to", to), ("velocity", velocity)] where !value.isFinite {
            throw ValidationError("--\(name): \(value) is not a finite number")
        }
        for (name, value) in [("response", response), ("damping", damping), ("easing", easing ?? 0)]
        where !value.isSize {
            throw ValidationError("--\(name): \(value) must be a finite number, 0 or more")
        }
    }

    func run() throws {
        let spring = Spring(response: response, dampingRatio: damping)
        for time in at?.seconds ?? [] {
            let state = spring.state(from: from, to: to, velocity: velocity, at: time)
            try print(States(t: time, value: state.value, velocity: state.velocity))
        }
        if let easing {
            let table = table(of: spring, tolerance: easing)
            try print(Easing(easing: table.cssText, duration: table.duration, points: table.points.count))
        }
        if let plot {
            try write(
                SpringPlot(spring: spring, from: from, to: to, velocity: velocity, table: table(of: spring)),
                to: plot
            )
        }
        if batch {
            var filter = LineFilter()
            try answerBatch(&filter)
        }
    }

    private func print(_ answer: some Encodable) throws {
        try StandardStream.output.write(JSON.line(answer) + "\n")
    }

    /// A state at a time, or states at several times.
    private struct States<Numbers: Encodable>: Encodable {
        var t: Numbers
        var value: Numbers
        var velocity: Numbers
    }

    private struct Easing: Encodable {
        var easing: String
        var duration: Double
        var points: Int
    }

    /// A spring of `--batch`.
    private struct Line: Decodable, StrictMembers {
        enum CodingKeys: CodingKey, CaseIterable { case response, damping, from, to, velocity, at }

        var response: Double?
        var damping: Double?
        var from: Double?
        var to: Double?
        var velocity: Double?
        var at: [Double]
    }

    private func table(of spring: Spring, tolerance: Double = 0.001) -> EasingTable {
        EasingTable(spring: spring, velocity: to == from ? 0 : velocity / (to - from), tolerance: tolerance)
    }

    private func write(_ plot: SpringPlot, to path: String) throws {
        do {
            try Data(plot.svg.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw ValidationError("--plot: \(path) cannot be written")
        }
    }

    func answerBatch(_ filter: inout LineFilter) throws {
        try filter.run { (line: Strict<Line>) in
            for (name, value) in [("response", line.response), ("damping", line.damping)] where value?.isSize == false {
                throw InputError("'\(name)' must be 0 or more")
            }
            let spring = Spring(response: line.response ?? response, dampingRatio: line.damping ?? damping)
            let states = line.at.map { time in
                let velocity = line.velocity ?? velocity
                return spring.state(from: line.from ?? from, to: line.to ?? to, velocity: velocity, at: time)
            }
            return States(t: line.at, value: states.map(\.value), velocity: states.map(\.velocity))
        }
    }
}

/// Times in seconds on a command line.
struct Times: ExpressibleByArgument {
    var seconds: [Double]

    init?(argument: String) {
        guard let list = NumberList(argument: argument) else { return nil }
        seconds = list.numbers
    }
}

extension Double {
    /// Whether the number can be a length, a duration, or a ratio: it's finite, and 0 or more.
    var isSize: Bool { isFinite && self >= 0 }
}
