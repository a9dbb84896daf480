// libFuzzer brings the program's `main`, and calls this with every input.

import Foundation

private let environment = ProcessInfo.processInfo.environment
/// What `parsers.py --can-fail` plants, to see that it is found.
private let plantedFault = environment["LIVE_PLANTED_FAULT"]
private let parser: FuzzedParser = {
    let name = environment["LIVE_FUZZED_PARSER"] ?? ""
    guard let parser = FuzzedParser(rawValue: name) else { fatalError("there is no parser \(name)") }
    return parser
}()

/// Has an input read; a fault ends the process, so that libFuzzer keeps the input.
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
