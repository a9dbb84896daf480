import ControlFuzzing
import Foundation

// swift run -c release Fuzz SUBJECT|all [SECONDS] [SEED]
//
// Sends random events to subjects, and verifies their invariants after every event. Each run has a new subject and a
// new seed. Without SEED, the runs start with a different seed each time. With SEED, there is only that run. The tool
// exits with status 1 at the first error.

let arguments = Array(CommandLine.arguments.dropFirst())
let name = arguments.first ?? "all"
let subjects = FuzzedSubject.allCases.filter { name == "all" || name == $0.rawValue }
guard !subjects.isEmpty else {
    print("Unknown subject \(name). Choose from all, \(FuzzedSubject.allCases.map(\.rawValue).joined(separator: ", "))")
    exit(2)
}
let seconds = arguments.dropFirst().first.flatMap(Double.init) ?? 10
let onlySeed = arguments.dropFirst(2).first.flatMap { UInt64($0) }

for subject in subjects {
    let start = ContinuousClock.now
    let first = onlySeed ?? UInt64.random(in: 0..<1 << 48)
    var seed = first
    repeat {
        if let error = subject.run(seed: seed) {
            print(error)
            exit(1)
        }
        seed += 1
    } while onlySeed == nil && ContinuousClock.now - start < .seconds(seconds)
    let count = Int(seed - first) * FuzzedSubject.eventsInRun
    let rate = Int(Double(count) / ((ContinuousClock.now - start) / .seconds(1)))
    print("\(subject.rawValue): \(count) events, \(rate) a second, from seed \(first): no errors")
}
