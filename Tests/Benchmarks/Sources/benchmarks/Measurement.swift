/// Measures two implementations of the same task alternately, so that changes of the machine's speed affect both.
///
/// The results of all calls are summed, so that the compiler can't remove a call.
struct Measurement {
    /// The number of measurements of each implementation. The medians are reported.
    private static let rounds = 15

    let name: String
    private(set) var ours: Duration = .zero
    private(set) var theirs: Duration?
    private(set) var checksum = 0

    init(_ name: String, repeating count: Int = 1, ours: () -> Int, against theirs: (() -> Int)? = nil) {
        self.name = name
        var times: (ours: [Duration], theirs: [Duration]) = ([], [])
        for _ in 0..<Self.rounds {
            times.ours.append(time(count, ours))
            if let theirs { times.theirs.append(time(count, theirs)) }
        }
        self.ours = Self.median(times.ours) / count
        self.theirs = theirs.map { _ in Self.median(times.theirs) / count }
    }

    private mutating func time(_ count: Int, _ body: () -> Int) -> Duration {
        ContinuousClock().measure {
            for _ in 0..<count { checksum &+= body() }
        }
    }

    private static func median(_ times: [Duration]) -> Duration {
        times.sorted()[times.count / 2]
    }

    var line: String {
        let microseconds = "\(Self.microseconds(ours)) µs"
        guard let theirs else { return "\(name): \(microseconds)" }
        let ratio = ((theirs / ours) * 10).rounded() / 10
        return "\(name): \(ratio) times as fast (\(microseconds) against \(Self.microseconds(theirs)) µs)"
    }

    private static func microseconds(_ duration: Duration) -> Double {
        ((duration / .microseconds(1)) * 100).rounded() / 100
    }
}
