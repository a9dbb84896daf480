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
        return try GalleryConfiguration(
            environment: folders.merging(variables) { $1 },
            workingDirectory: fixture.folder.path
        )
    }

    @Test("the defaults hold where nothing is set", arguments: [[:], ["PORT": "", "HOST": "", "LOG_LEVEL": ""]])
    func defaults(variables: [String: String]) throws {
        let configuration = try configuration(variables)
        #expect(configuration.host == "127.0.0.1")
        #expect(configuration.port == 8080)
        #expect(configuration.logLevel == .info)
        #expect(configuration.databasePath == "gallery.sqlite")
    }

    @Test(
        "a value that cannot be used is named with its variable",
        arguments: [
            ("PORT", "abc"), ("PORT", "-1"), ("PORT", "65536"), ("PORT", "+80"), ("PORT", "80 "), ("LOG_LEVEL", "loud"),
            ("LIVE_WEB_ROOT", "/nowhere"), ("GALLERY_ASSETS", "secret.txt"), ("GALLERY_BUNDLE", "/nowhere"),
            ("GALLERY_DOCUMENTATION", "/nowhere"),
        ]
    )
    func badValue(variable: String, value: String) throws {
        let fault = #expect(throws: ConfigurationFault.self) { try configuration([variable: value]) }
        #expect(fault?.variable == variable)
        #expect(fault?.value == value)
        #expect(fault?.description.contains(variable) == true)
        #expect(fault?.description.contains("\"\(value)\"") == true)
        #expect(fault?.description.contains("\n") == false)
    }

    @Test("the folder Web is found in the working directory and up to two parents above", arguments: ["", "a", "a/b"])
    func search(path: String) throws {
        defer { fixture.remove() }
        let directory = fixture.folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let configuration = try GalleryConfiguration(
            environment: ["GALLERY_ASSETS": fixture.folder.path],
            workingDirectory: directory.path
        )
        let found = URL(fileURLWithPath: configuration.webRoot).standardizedFileURL.path
        #expect(found == fixture.folder.appendingPathComponent("Web").standardizedFileURL.path)
    }

    @Test(
        "a bundle is served where it is found or named, and not where sources are named",
        arguments: [([:], true), (["GALLERY_BUNDLE": "named"], true), (["GALLERY_ASSETS": "Assets"], false)]
    )
    func bundle(variables: [String: String], isServed: Bool) throws {
        defer { fixture.remove() }
        for path in ["Examples/Gallery/Bundle", "Examples/Gallery/Assets", "named"] {
            let url = fixture.folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
        try fixture.write("{}", to: "Examples/Gallery/Bundle/pages.json")
        try fixture.write("", to: "Examples/Gallery/Assets/gallery.css")
        let configuration = try GalleryConfiguration(environment: variables, workingDirectory: fixture.folder.path)
        let name = variables["GALLERY_BUNDLE"] ?? "Examples/Gallery/Bundle"
        let expected = isServed ? fixture.folder.appendingPathComponent(name).standardizedFileURL.path : nil
        #expect(configuration.bundle.map { URL(fileURLWithPath: $0).standardizedFileURL.path } == expected)
    }

    @Test("the gallery's own assets are found from anywhere")
    func ownAssets() throws {
        defer { fixture.remove() }
        let configuration = try GalleryConfiguration(
            environment: ["LIVE_WEB_ROOT": fixture.folder.path],
            workingDirectory: "/"
        )
        #expect(configuration.assets.hasSuffix("Examples/Gallery/Assets"))
    }
}
