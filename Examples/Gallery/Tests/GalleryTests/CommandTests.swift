import Foundation
import Testing

@testable import GalleryServer

@Suite("The command")
struct CommandTests {
    private let database = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")

    private func started(_ variables: [String: String]) throws -> (
        process: Process, output: FileHandle, errors: FileHandle
    ) {
        let (process, output, errors) = (Process(), Pipe(), Pipe())
        process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("gallery")
        process.environment = ["PORT": "0", "GALLERY_DATABASE": database.path].merging(variables) { $1 }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        return (process, output.fileHandleForReading, errors.fileHandleForReading)
    }

    @Test("prints its URL, exits with status 0 after a signal, and reports errors on one line")
    func command() throws {
        defer { try? FileManager.default.removeItem(at: database) }
        for signal in [SIGTERM, SIGINT] {
            let gallery = try started([:])
            let line = String(decoding: gallery.output.availableData, as: UTF8.self)
            let url = try #require(line.wholeMatch(of: #/LiveControls gallery: http://127\.0\.0\.1:(\d+)/\n/#))
            for (variable, value, reason) in [
                ("PORT", String(url.output.1), "already in use"), ("PORT", "http", "PORT"),
                ("LOG_LEVEL", "loud", "log.level"), ("GALLERY_PROXY", "yes", "gallery.proxy"),
                ("GALLERY_DATABASE", "/nowhere/gallery.sqlite", "unable to open database"),
            ] {
                let other = try started([variable: value])
                let errors = String(decoding: other.errors.readDataToEndOfFile(), as: UTF8.self)
                other.process.waitUntilExit()
                #expect(other.process.terminationStatus == 1 && errors.contains("gallery: ") && errors.contains(reason))
            }
            kill(gallery.process.processIdentifier, signal)
            gallery.process.waitUntilExit()
            #expect(gallery.process.terminationStatus == 0)
            #expect(!FileManager.default.fileExists(atPath: database.path + "-wal"))
        }
    }

    @Test(
        "rejects a port that doesn't exist, and a list of breached passwords that isn't a folder",
        arguments: [
            ("PORT", "65536"), ("PORT", "-1"), ("GALLERY_BREACH_LIST", "/nowhere"), ("GALLERY_BREACH_LIST", #filePath),
        ]
    )
    func configuration(variable: String, value: String) {
        let error = #expect(throws: (any Error).self) { try GalleryConfiguration(environment: [variable: value]) }
        #expect(error.map { "\($0)" }?.contains(variable) == true)
    }
}
