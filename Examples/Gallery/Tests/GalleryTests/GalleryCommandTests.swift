import Foundation
import GRDB
import Testing

@testable import GalleryServer

@Suite("The command", .enabled(if: GalleryProcess.isBuilt))
struct GalleryCommandTests {
    @Test("prints its URL and exits with status 0 after a signal", arguments: [SIGTERM, SIGINT])
    func signals(signal: Int32) throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        let gallery = try GalleryProcess(fixture)
        let port = try gallery.port()
        #expect(port > 0)
        kill(gallery.identifier, signal)
        let end = gallery.end()
        #expect(end.status == 0)
        #expect(end.output.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: fixture.databasePath + "-wal"))
    }

    @Test("reports a port in use on one line")
    func busyPort() throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        let first = try GalleryProcess(fixture)
        let port = try first.port()
        let end = try GalleryProcess(fixture, ["PORT": "\(port)"]).end()
        #expect(end.status == 1)
        #expect(end.output.isEmpty)
        #expect(end.errors == "gallery: port \(port) on 127.0.0.1 is already in use\n")
        kill(first.identifier, SIGTERM)
        #expect(first.end().status == 0)
    }

    @Test(
        "reports an invalid variable on one line",
        arguments: [
            "PORT", "LOG_LEVEL", "LIVE_WEB_ROOT", "GALLERY_ASSETS", "GALLERY_BUNDLE", "GALLERY_DATABASE", "HOST",
        ]
    )
    func badVariable(variable: String) throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        let end = try GalleryProcess(fixture, [variable: "no/such.invalid"]).end()
        #expect(end.status == 2)
        #expect(end.output.isEmpty)
        #expect(end.errors.hasPrefix("gallery: \(variable) must be "))
        #expect(end.errors.hasSuffix(", not \"no/such.invalid\"\n"))
        #expect(end.errors.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
    }

    @Test("reports why a database file can't be used", arguments: DatabaseDamage.allCases)
    func damage(damage: DatabaseDamage) throws {
        let fixture = try GalleryFixture()
        defer { fixture.remove() }
        let other = try damage.inflict(on: fixture.databasePath)
        let end = try GalleryProcess(fixture).end()
        try other?.inDatabase { try $0.execute(sql: "ROLLBACK") }
        #expect(end.status == 1)
        #expect(end.output.isEmpty)
        #expect(end.errors.hasPrefix("gallery: the database \"\(fixture.databasePath)\" \(damage.rawValue) (SQLite: "))
        #expect(end.errors.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
    }
}

/// A kind of unusable database, with its error message.
enum DatabaseDamage: String, CaseIterable {
    case text = "is not a SQLite database"
    case noise = "is damaged; restore it from a backup"
    case lock = "is in use by another program"
    case tables = "cannot be migrated to the gallery's schema"

    /// Damages or locks the file.
    ///
    /// - Returns: A connection to keep open, if any.
    func inflict(on path: String) throws -> DatabaseQueue? {
        switch self {
        case .text:
            try Data(String(repeating: "no database ", count: 1000).utf8).write(to: URL(fileURLWithPath: path))
        case .noise:
            let database = try GalleryDatabase(path: path)
            try database.close()
            try DatabaseQueue(path: path).write { database in
                for _ in 0..<500 {
                    try database.execute(
                        sql: "INSERT INTO post (text, createdAt) VALUES (?, 1)",
                        arguments: [String(repeating: "a", count: 280)]
                    )
                }
            }
            let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
            try file.seek(toOffset: 16 * 4096)
            var random = SeededGenerator(state: 5)
            try file.write(contentsOf: Data((0..<20 * 4096).map { _ in UInt8.random(in: 0...255, using: &random) }))
            try file.close()
        case .lock:
            return try DatabaseQueue.lock(path, "CREATE TABLE a (b); BEGIN EXCLUSIVE")
        case .tables:
            try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE post (a)") }
        }
        return nil
    }
}

/// A running gallery command.
private final class GalleryProcess {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    private static let executable = Bundle.main.executableURL?.deletingLastPathComponent()
        .appendingPathComponent("gallery")

    static var isBuilt: Bool {
        executable.map { FileManager.default.isExecutableFile(atPath: $0.path) } ?? false
    }

    var identifier: Int32 { process.processIdentifier }

    init(_ fixture: GalleryFixture, _ variables: [String: String] = [:]) throws {
        process.executableURL = Self.executable
        process.environment = [
            "PORT": "0",
            "GALLERY_DATABASE": fixture.databasePath,
            "LIVE_WEB_ROOT": fixture.folder.appendingPathComponent("Web").path,
            "GALLERY_ASSETS": fixture.folder.appendingPathComponent("Assets").path,
        ].merging(variables) { $1 }
        process.currentDirectoryURL = fixture.folder
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    /// Returns the port in the line that the command prints when it listens.
    func port() throws -> Int {
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let start = "LiveControls gallery: http://127.0.0.1:"
        try #require(line.hasPrefix(start) && line.hasSuffix("/\n"), "\(line)")
        return try #require(Int(line.dropFirst(start.count).dropLast(2)))
    }

    func end() -> (status: Int32, output: String, errors: String) {
        let output = output.fileHandleForReading.readDataToEndOfFile()
        let errors = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: output, as: UTF8.self), String(decoding: errors, as: UTF8.self)
        )
    }
}
