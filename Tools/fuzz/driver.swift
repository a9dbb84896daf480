// libFuzzer provides the program's `main`, and calls this function with every input.

import Foundation

private let environment = ProcessInfo.processInfo.environment
/// The fault that `parsers.py --can-fail` injects, to check that it is found.
private let plantedFault = environment["LIVE_PLANTED_FAULT"]
private let parser: FuzzedParser = {
    let name = environment["LIVE_FUZZED_PARSER"] ?? ""
    guard let parser = FuzzedParser(rawValue: name) else { fatalError("there is no parser \(name)") }
    return parser
}()

/// Parses an input. An error ends the process, so that libFuzzer saves the input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = UnsafeBufferPointer(start: data, count: count)
    if plantedFault != nil, let data, input.first == UInt8(ascii: "a") {
        if plantedFault == "overrun" { print(data[count]) }
        if plantedFault == "answer" { fatalError("the planted fault") }
    }
    if let fault = parser.read(Array(input)) { fatalError(fault) }
    return 0
}
