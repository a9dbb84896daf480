import Foundation
import Logging

/// Writes each log event as one JSON object on a line of its own.
///
/// ```json
/// {"level":"info","message":"request","metadata":{"status":200},"timestamp":"2026-11-21T09:00:00.000Z"}
/// ```
struct JSONLogHandler: LogHandler {
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]
    /// Takes a whole line with its newline.
    var write: @Sendable (String) -> Void

    init(logLevel: Logger.Level, write: @escaping @Sendable (String) -> Void = JSONLogHandler.writeToStandardError) {
        self.logLevel = logLevel
        self.write = write
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let metadata = self.metadata.merging(event.metadata ?? [:]) { _, latest in latest }
        let line = Line(
            timestamp: Date().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)),
            level: event.level.rawValue,
            message: event.message.description,
            metadata: metadata.mapValues(LogValue.init)
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json = try? encoder.encode(line) else { return }
        write(String(decoding: json, as: UTF8.self) + "\n")
    }

    private struct Line: Encodable {
        var timestamp: String
        var level: String
        var message: String
        var metadata: [String: LogValue]
    }

    /// One call to `write` for each line, so that lines of several threads do not mix.
    private static let writeToStandardError: @Sendable (String) -> Void = { line in
        var line = line
        line.withUTF8 { bytes in _ = Foundation.write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    }
}

/// A metadata value as JSON: numbers and truth values stay what they are.
private struct LogValue: Encodable {
    var value: Logger.MetadataValue

    init(_ value: Logger.MetadataValue) {
        self.value = value
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case .string(let text): try container.encode(text)
        case .stringConvertible(let number as Int): try container.encode(number)
        case .stringConvertible(let number as Double) where number.isFinite: try container.encode(number)
        case .stringConvertible(let truth as Bool): try container.encode(truth)
        case .stringConvertible(let other): try container.encode(other.description)
        case .dictionary(let values): try container.encode(values.mapValues(LogValue.init))
        case .array(let values): try container.encode(values.map(LogValue.init))
        }
    }
}
