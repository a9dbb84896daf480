import JSONLines

@testable import livectl

func fields(_ json: String) throws -> Fields {
    try Fields(JSON(parsing: Array(json.utf8)))
}

/// Sends a control the event in one line, and returns the line that `livectl replay` prints.
func send(_ json: String, to control: inout some ReplayedControl) throws -> String {
    let event = try fields(json)
    return try control.send(event.string("event"), event, at: event.optionalNumber("at") ?? 0).line
}
