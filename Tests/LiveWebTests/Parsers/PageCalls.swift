@testable import LiveWeb

/// The calls that create a model from the values in the inbox, send an event to it, and destroy it.
struct ModelCalls {
    var create: @Sendable (Int32) -> Handle
    var send: @Sendable (Handle, Int32, Double) -> UInt32
    var destroy: @Sendable (Handle) -> Void
    /// Settings and an initial value that create a model.
    var settings: [InboxField]

    static let all = [
        ModelCalls(
            create: countRingCreate,
            send: countRingEvent,
            destroy: countRingDestroy,
            settings: [9, 0, 0, 0, 3, 0, "é"]
        ),
        ModelCalls(
            create: limitedFieldCreate,
            send: limitedFieldEvent,
            destroy: limitedFieldDestroy,
            settings: [9, 0, 0, 0, 1, 0, 10, 0, "é"]
        ),
        ModelCalls(
            create: numberCreate,
            send: numberEvent,
            destroy: numberDestroy,
            settings: ["0123456789", 1, 0, 0, 0, 0, 1, "", "12", "", 0, 12, 1]
        ),
        ModelCalls(
            create: passwordSetupCreate,
            send: passwordSetupEvent,
            destroy: passwordSetupDestroy,
            settings: [0, "", 0, true, 0, false, .number(.nan)]
        ),
        ModelCalls(
            create: sectionedFieldCreate,
            send: sectionedFieldEvent,
            destroy: sectionedFieldDestroy,
            settings: ["card", 0, .number(.nan), 0, "42"]
        ),
        ModelCalls(
            create: snapButtonCreate,
            send: snapButtonEvent,
            destroy: snapButtonDestroy,
            settings: [5, 0, 400, 600, 60, 50, 1, 2, 3, 4, 20, 0, 0, 0.3, 1, 0, .number(.nan)]
        ),
    ]
}

extension FuzzedParser {
    /// Makes the calls that the bytes encode: each has a model, the inbox's contents, and a time.
    ///
    /// - Returns: The violation in a record after a call, or `nil` if there's none.
    static func readCalls(_ bytes: [UInt8]) -> String? {
        var source = ByteSource(bytes)
        let before = handleCount()
        let handles = ModelCalls.all.map { $0.create(put($0.settings)) }
        defer { for (calls, handle) in zip(ModelCalls.all, handles) { calls.destroy(handle) } }
        while !source.isAtEnd {
            let model = Int(source.byte()) % handles.count
            let fields = source.fields()
            let time = source.byte() & 1 == 0 ? Double(source.byte()) / 16 : source.double()
            let answer = ModelCalls.all[model].send(handles[model], put(fields), time)
            // Without a response, the record can be another model's, or not written yet.
            if answer != 0 {
                let (written, text) = record.contents
                if written.isEmpty { return "a response without fields" }
                // Decoding replaces what isn't UTF-8.
                if !String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) { return "texts that aren't UTF-8" }
            }
            _ = numberFrame(time)
        }
        return handleCount() == before + Int32(handles.count) ? nil : "\(handleCount()) models"
    }
}

extension ByteSource {
    /// Reads fields: each is a small integer, a number, or a text.
    fileprivate mutating func fields() -> [InboxField] {
        (0..<Int(byte() % 24)).map { _ in
            switch byte() % 4 {
            case 0, 1: .number(Double(Int8(bitPattern: byte())))
            case 2: .number(double())
            default: .bytes(bytes())
            }
        }
    }
}
