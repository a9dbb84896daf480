// libFuzzer provides the program's `main`, and calls this function with every input.

import Foundation

private let environment = ProcessInfo.processInfo.environment
/// The error that `parsers.py --can-fail` injects, to check that it is found.
private let injectedBug = environment["LIVE_INJECTED_BUG"]
private let parser: FuzzedParser = {
    let name = environment["LIVE_FUZZED_PARSER"] ?? ""
    guard let parser = FuzzedParser(rawValue: name) else { fatalError("there is no parser \(name)") }
    return parser
}()

/// Parses an input. An error ends the process, so that libFuzzer saves the input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = UnsafeBufferPointer(start: data, count: count)
    if injectedBug != nil, let data, input.first == UInt8(ascii: "a") {
        if injectedBug == "overrun" { print(data[count]) }
        if injectedBug == "answer" { fatalError("the injected bug") }
    }
    if let error = parser.read(Array(input)) { fatalError(error) }
    return 0
}
