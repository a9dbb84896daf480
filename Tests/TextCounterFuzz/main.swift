import LiveTestSupport
import LiveText

// swift run -c release TextCounterFuzz [EDITS] [SEED]
//
// Edits texts at random and compares every answer of a `TextCounter` with a full count; each unit gets its share of the
// edits, in runs of a thousand that begin with an empty text. Exits with 1 at the first difference.

let editsInRun = 1000
let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) ?? 0 }
let edits = arguments.first.map(Int.init) ?? 1_000_000
let firstSeed = arguments.dropFirst().first ?? 1

var done = 0
var seed = firstSeed
while done < edits {
    for unit in TextUnit.allCases where done < edits {
        var fuzzer = CounterFuzzer(seed: seed, unit: unit)
        for _ in 0..<editsInRun {
            if let fault = fuzzer.step() { fatalError(fault) }
        }
        done += editsInRun
    }
    seed += 1
}
print("\(done) edits, seeds \(firstSeed) to \(seed - 1): every answer is that of a full count")
