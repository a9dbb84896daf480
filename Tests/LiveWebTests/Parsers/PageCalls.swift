@testable import LiveWeb

/// Puts bytes into the inbox.
func put(_ bytes: some Collection<UInt8>) -> InboxLength {
    if let address = inbox.reserve(bytes.count) {
        for (index, byte) in bytes.enumerated() { address[index] = byte }
    }
    return InboxLength(bytes.count)
}

/// Puts a text into the inbox.
func put(_ text: String) -> InboxLength {
    put(text.utf8)
}

/// The parameters of an export besides the handle.
struct CallParameters {
    var (code, start, end): (Int32, Int32, Int32)
    var length: InboxLength
    var (number, other, time): (Double, Double, Double)
    var flag: Bool
}

/// Every export that takes a handle, with its other parameters.
let callsOfModels: [@Sendable (Handle, CallParameters) -> UInt32] = [
    { countRingText($0, $1.length, $1.flag, $1.time) }, { countRingLimit($0, $1.start, $1.code, $1.time) },
    { countRingWarnAt($0, $1.start, $1.time) }, { countRingReducedMotion($0, $1.flag, $1.time) },
    { countRingWake($0, $1.time) },
    { limitedFieldEvent($0, $1.code, $1.start, $1.end, $1.length, $1.time) },
    { limitedFieldLimit($0, $1.start, $1.code, $1.time) }, { limitedFieldOverflow($0, $1.code, $1.time) },
    { limitedFieldCounter($0, $1.code, $1.time) }, { limitedFieldReducedMotion($0, $1.flag, $1.time) },
    { limitedFieldWake($0, $1.time) }, { handle, _ in limitedFieldTextMessage(handle) },
    { numberValue($0, $1.length, $1.time) }, { numberFormat($0, Handle(bitPattern: $1.start), $1.time) },
    { numberTransition($0, $1.code, $1.time) }, { numberReducedMotion($0, $1.flag, $1.time) },
    { numberVisibility($0, $1.flag, $1.time) }, { numberWake($0, $1.time) },
    { passwordSetupPolicy($0, $1.code, $1.length, $1.time) },
    { passwordSetupEvent($0, $1.code, $1.start, $1.flag, $1.length, $1.time) },
    { passwordSetupWords($0, $1.length, $1.time) }, { passwordSetupStrength($0, $1.flag, $1.start, $1.time) },
    { passwordSetupWake($0, $1.time) },
    { sectionedFieldFormat($0, $1.code, $1.start, $1.length, $1.time) },
    { sectionedFieldEvent($0, $1.code, $1.start, $1.end, $1.length, $1.time) },
    { sectionedFieldValidity($0, $1.code, $1.time) }, { sectionedFieldLive($0, $1.flag, $1.time) },
    { sectionedFieldReducedMotion($0, $1.flag, $1.time) }, { sectionedFieldWake($0, $1.time) },
    {
        snapButtonLayout(
            $0,
            $1.code,
            $1.number,
            $1.other,
            $1.other,
            $1.number,
            $1.other,
            $1.number,
            $1.other,
            $1.number,
            $1.other,
            $1.flag,
            $1.time
        )
    },
    { snapButtonHold($0, $1.number, $1.time) }, { snapButtonDown($0, $1.code, $1.number, $1.other, $1.time) },
    { snapButtonMove($0, $1.code, $1.number, $1.other, $1.time) },
    { snapButtonUp($0, $1.code, $1.number, $1.other, $1.flag, $1.time) }, { snapButtonCancel($0, $1.code, $1.time) },
    { snapButtonInterrupt($0, $1.time) }, { snapButtonArrow($0, $1.code, $1.time) },
    { snapButtonChoose($0, $1.code, $1.number, $1.time) }, { snapButtonMenu($0, $1.time) },
    { snapButtonEnabled($0, $1.flag, $1.time) }, { snapButtonReducedMotion($0, $1.flag, $1.time) },
    { snapButtonWake($0, $1.time) }, { handle, _ in snapButtonPlaces(handle) },
]

/// Destroys a ring, limited field, number, password setup, sectioned field, and snap button.
func destroyAll(_ handles: [Handle]) {
    countRingDestroy(handles[0])
    limitedFieldDestroy(handles[1])
    numberDestroy(handles[2])
    passwordSetupDestroy(handles[3])
    sectionedFieldDestroy(handles[4])
    snapButtonDestroy(handles[5])
}

extension FuzzedParser {
    /// Makes the calls that the bytes encode: each has the index of an export, a model, the inbox's contents, and two numbers.
    ///
    /// - Returns: The violation in a record after a call, or `nil` if there's none.
    static func readCalls(_ bytes: [UInt8]) -> String? {
        var source = ByteSource(bytes)
        let before = handleCount()
        let handles = createAll(source.integer())
        defer { destroyAll(handles) }
        while !source.isAtEnd {
            let call = callsOfModels[Int(source.byte()) % callsOfModels.count]
            let handle = handles[Int(source.byte()) % handles.count]
            let parameters = source.parameters()
            let answer = call(handle, parameters)
            let (fields, text) = record.contents
            if answer != 0, fields.isEmpty { return "a response without fields" }
            if answer != 0, String(validating: text, as: UTF8.self) == nil { return "texts that aren't UTF-8" }
            _ = numberFrame(parameters.time)
        }
        return handleCount() == before + Int32(handles.count) ? nil : "\(handleCount()) models"
    }

    /// Creates a model of each control.
    private static func createAll(_ code: Int32) -> [Handle] {
        let code = code % 8
        return [
            countRingCreate(code, code, code, 0), limitedFieldCreate(code, code, code, code, 0),
            numberCreate(0, code, 0),
            passwordSetupCreate(code, 0), sectionedFieldCreate(code, code, 0), snapButtonCreate(code, 0, code, 0),
        ]
    }
}

extension ByteSource {
    /// Puts a text into the inbox, usually with its true length, and returns it with other parameters.
    fileprivate mutating func parameters() -> CallParameters {
        let flags = byte()
        let length = put(bytes())
        return CallParameters(
            code: Int32(byte()) - 1,
            start: flags & 1 == 0 ? Int32(byte()) : integer(),
            end: flags & 2 == 0 ? Int32(byte()) : integer(),
            length: flags & 4 == 0 ? length : integer(),
            number: flags & 8 == 0 ? Double(byte()) : double(),
            other: flags & 16 == 0 ? Double(byte()) : double(),
            time: flags & 32 == 0 ? Double(byte()) / 16 : double(),
            flag: flags & 64 == 0
        )
    }
}
