import Foundation
import Logging

/// The address to listen on, the folders to serve and the path of the database.
public struct GalleryConfiguration: Sendable {
    /// The host name or address to listen on.
    public var host: String
    /// The port to listen on, or 0 for any free port.
    public var port: Int
    /// The minimum level of logged messages.
    public var logLevel: Logger.Level
    /// The path of the SQLite file that holds the posts and accounts.
    public var databasePath: String
    /// The reverse proxy in front of the gallery.
    public var proxy: Proxy
    /// The folder `Web` of the repository, with the custom elements.
    public var webRoot: String
    /// The folder of the gallery's own styles and scripts.
    public var assets: String
    /// The folder that `make gallery-bundle` writes, or `nil` to serve the source files.
    public var bundle: String?
    /// The folder of the example pages and the frameworks that they load.
    public var examples: String
    /// The folder of `every-host.md`. The pages show its code samples.
    public var documentation: String

    /// The reverse proxy in front of the gallery.
    public enum Proxy: String, Sendable, CaseIterable {
        /// No proxy. Clients connect directly, without TLS.
        case none
        /// A proxy that adds the client's address to `X-Forwarded-For`.
        case http
        /// A proxy that also terminates TLS. Cookies are then `Secure`.
        case https
    }

    /// Reads the configuration from environment variables. An empty variable counts as unset.
    ///
    /// - Parameters:
    ///   - environment: The variables, as in `ProcessInfo`.
    ///   - repository: The folder for default paths. It defaults to the repository that the gallery was built in.
    /// - Throws: ``ConfigurationError`` for the first invalid variable.
    public init(environment: [String: String], repository: URL = builtRepository) throws(ConfigurationError) {
        let environment = environment.filter { !$0.value.isEmpty }
        func value<Value>(
            _ variable: String,
            _ expectation: String,
            default text: String,
            _ parse: (String) -> Value?
        ) throws(ConfigurationError) -> Value {
            let text = environment[variable] ?? text
            guard let value = parse(text) else {
                throw ConfigurationError(variable: variable, value: text, expectation: expectation)
            }
            return value
        }
        func folder(_ variable: String, default path: String) throws(ConfigurationError) -> String {
            let path = repository.appendingPathComponent(path).path
            return try value(variable, "an existing folder", default: path) { Self.isFolder($0) ? $0 : nil }
        }
        func oneOf<Value: RawRepresentable<String> & CaseIterable>(_: Value.Type) -> String {
            "one of " + Value.allCases.map(\.rawValue).joined(separator: ", ")
        }

        host = environment["HOST"] ?? "127.0.0.1"
        port = try value("PORT", "a whole number from 0 to 65535", default: "8080") { text in
            // `UInt16` accepts a plus sign, but a port has none.
            text.hasPrefix("+") ? nil : UInt16(text).map(Int.init)
        }
        logLevel = try value("LOG_LEVEL", oneOf(Logger.Level.self), default: "info") {
            Logger.Level(rawValue: $0.lowercased())
        }
        databasePath = environment["GALLERY_DATABASE"] ?? "gallery.sqlite"
        proxy = try value("GALLERY_PROXY", oneOf(Proxy.self), default: "none", Proxy.init(rawValue:))
        webRoot = try folder("LIVE_WEB_ROOT", default: "Web")
        assets = try folder("GALLERY_ASSETS", default: "Examples/Gallery/Assets")
        examples = try folder("GALLERY_EXAMPLES", default: "Examples/Web")
        documentation = try folder("GALLERY_DOCUMENTATION", default: "Documentation")

        // A variable for a source folder turns off the default bundle.
        let servesSources = ["LIVE_WEB_ROOT", "GALLERY_ASSETS"].contains { environment[$0] != nil }
        let ownBundle = "Examples/Gallery/Bundle"
        if environment["GALLERY_BUNDLE"] != nil
            || !servesSources && Self.isFolder(repository.appendingPathComponent(ownBundle).path)
        {
            bundle = try folder("GALLERY_BUNDLE", default: ownBundle)
        }
    }

    /// The repository that the gallery was built in.
    public static let builtRepository = (0..<6).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}

extension GalleryConfiguration {
    /// The files that the pages load.
    ///
    /// - Throws: ``ConfigurationError`` if the bundle folder doesn't contain a bundle.
    var pageFiles: PageFiles {
        get throws {
            guard let bundle else { return try .sources }
            do {
                return try PageFiles(json: Data(contentsOf: URL(fileURLWithPath: bundle + "/pages.json")))
            } catch {
                throw ConfigurationError(
                    variable: "GALLERY_BUNDLE",
                    value: bundle,
                    expectation: "a folder that `make gallery-bundle` created"
                )
            }
        }
    }

    /// The code samples that the pages show.
    ///
    /// - Throws: ``ConfigurationError`` if the documentation folder doesn't contain them.
    var samples: HostSamples {
        get throws(ConfigurationError) {
            guard let markdown = try? String(contentsOfFile: documentation + "/every-host.md", encoding: .utf8) else {
                throw ConfigurationError(
                    variable: "GALLERY_DOCUMENTATION",
                    value: documentation,
                    expectation: "a folder that contains every-host.md"
                )
            }
            return HostSamples(markdown: markdown)
        }
    }
}

/// An environment variable with an invalid value.
public struct ConfigurationError: Error, CustomStringConvertible {
    /// The variable's name.
    public var variable: String
    /// The invalid value, which can be a default.
    public var value: String
    /// The valid values, as a phrase that follows "must be".
    public var expectation: String

    /// A line with the variable, its value and the valid values.
    public var description: String { "\(variable) must be \(expectation), not \(value.debugDescription)" }
}
