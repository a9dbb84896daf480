import Foundation
import Testing

@testable import GalleryServer

@Suite("Environment variables")
struct ConfigurationTests {
    private let fixture: GalleryFixture
    private let folders: [String: String]

    init() throws {
        fixture = try GalleryFixture()
        folders = ["LIVE_WEB_ROOT": fixture.folder.path, "GALLERY_ASSETS": fixture.folder.path]
    }

    private func configuration(_ variables: [String: String]) throws -> GalleryConfiguration {
        defer { fixture.remove() }
        return try GalleryConfiguration(environment: folders.merging(variables) { $1 })
    }

    @Test(
        "uses the defaults for unset and empty variables",
        arguments: [[:], ["PORT": "", "HOST": "", "LOG_LEVEL": ""]]
    )
    func defaults(variables: [String: String]) throws {
        let configuration = try configuration(variables)
        #expect(configuration.host == "127.0.0.1")
        #expect(configuration.port == 8080)
        #expect(configuration.logLevel == .info)
        #expect(configuration.databasePath == "gallery.sqlite")
    }

    @Test(
        "names an invalid value and its variable",
        arguments: [
            ("PORT", "abc"), ("PORT", "-1"), ("PORT", "65536"), ("PORT", "+80"), ("PORT", "80 "), ("LOG_LEVEL", "loud"),
            ("LIVE_WEB_ROOT", "/nowhere"), ("GALLERY_ASSETS", "secret.txt"), ("GALLERY_BUNDLE", "/nowhere"),
            ("GALLERY_DOCUMENTATION", "/nowhere"),
        ]
    )
    func badValue(variable: String, value: String) throws {
        let error = #expect(throws: ConfigurationError.self) { try configuration([variable: value]) }
        #expect(error?.variable == variable)
        #expect(error?.value == value)
        #expect(error?.description.contains(variable) == true)
        #expect(error?.description.contains("\"\(value)\"") == true)
        #expect(error?.description.contains("\n") == false)
    }

    @Test(
        "serves a bundle that exists or is configured, unless source folders are configured",
        arguments: [([:], true), (["GALLERY_BUNDLE": "named"], true), (["GALLERY_ASSETS": "Assets"], false)]
    )
    func bundle(variables: [String: String], isServed: Bool) throws {
        defer { fixture.remove() }
        for path in ["Examples/Gallery/Bundle", "Examples/Gallery/Assets", "Examples/Web", "Assets", "named"] {
            let url = fixture.folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
        let variables = variables.mapValues { fixture.folder.appendingPathComponent($0).path }
        let configuration = try GalleryConfiguration(environment: variables, repository: fixture.folder)
        let path = variables["GALLERY_BUNDLE"] ?? fixture.folder.appendingPathComponent("Examples/Gallery/Bundle").path
        let expected = isServed ? URL(fileURLWithPath: path).standardizedFileURL.path : nil
        #expect(configuration.bundle.map { URL(fileURLWithPath: $0).standardizedFileURL.path } == expected)
    }

    @Test("finds the repository's folders by default")
    func ownFolders() throws {
        defer { fixture.remove() }
        let configuration = try GalleryConfiguration(environment: [:])
        for (folder, file) in [
            (configuration.webRoot, "count-ring/live-count-ring.js"), (configuration.assets, "gallery.css"),
            (configuration.examples, "plain.html"), (configuration.documentation, "every-host.md"),
        ] {
            #expect(FileManager.default.fileExists(atPath: "\(folder)/\(file)"))
        }
    }
}
