import Foundation
import Testing

@testable import LiveWeb

extension PageTests {
    /// Makes the calls in a file that Tests/WebAssemblyTests writes, and writes the responses of the native build to another.
    @Suite(.enabled(if: CallLog.path != nil)) struct CallLogTests {
        @Test("responds to the calls in a file")
        func calls() throws {
            let path = try #require(CallLog.path)
            var source = ByteReader(try Data(contentsOf: URL(fileURLWithPath: path)))
            var answers = Data()
            var model: (calls: ModelCalls, handle: Handle)?
            while let control = source.next(Int32.self), let isCreation = source.next(Int32.self),
                let time = source.next(Double.self), let fieldCount = source.next(Int32.self),
                let length = source.next(Int32.self)
            {
                _ = put(bytes: source.bytes(Int(length)))
                if isCreation == 1 {
                    if let (calls, handle) = model { calls.destroy(handle) }
                    let calls = ModelCalls.all[Int(control)]
                    let handle = calls.create(fieldCount)
                    model = (calls, handle)
                    append(Int32(handle == 0 ? 0 : 1), to: &answers)
                } else if let (calls, handle) = model {
                    let answer = calls.send(handle, fieldCount, time)
                    let (fields, texts) = answer == 0 ? ([], []) : record.contents
                    append(Int32(fields.count), to: &answers)
                    append(Int32(texts.count), to: &answers)
                    for field in fields { append(field, to: &answers) }
                    answers += texts
                }
            }
            if let (calls, handle) = model { calls.destroy(handle) }
            try answers.write(to: URL(fileURLWithPath: path + ".answers"))
        }

        private func append(_ value: some Any, to data: inout Data) {
            withUnsafeBytes(of: value) { data += $0 }
        }
    }
}

private enum CallLog {
    static let path = ProcessInfo.processInfo.environment["LIVE_CALL_LOG"]
}

/// Reads little-endian values in sequence.
private struct ByteReader {
    private let data: Data
    private var offset = 0

    init(_ data: Data) { self.data = data }

    mutating func next<Value>(_ type: Value.Type) -> Value? {
        let size = MemoryLayout<Value>.size
        guard offset + size <= data.count else { return nil }
        defer { offset += size }
        return data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Value.self) }
    }

    mutating func bytes(_ count: Int) -> Data {
        defer { offset += count }
        return data[offset..<offset + count]
    }
}
