import Configuration
import Foundation
import Logging

/// The configuration of the server. The README lists the environment variables.
struct GalleryConfiguration: Sendable {
    /// The reverse proxy in front of the gallery.
    enum Proxy: String, Sendable {
        /// No proxy. Clients connect directly, without TLS.
        case none
        /// A proxy that adds the client's address to `X-Forwarded-For`.
        case http
        /// A proxy that also terminates TLS. Cookies are then `Secure`.
        case https
    }

    /// The value of a variable is invalid.
    struct Invalid: Error, CustomStringConvertible {
        var description: String
    }

    /// The repository in which the gallery was built, with the elements and the code samples.
    static let repository = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }.path

    var host: String
    var port: Int
    var logLevel: Logger.Level
    var database: String
    var proxy: Proxy
    /// The folder of the bundle. If it doesn't exist, pages load the source files.
    var bundle: String
    /// The folder with a list of breached passwords, which are refused, if there is one.
    var breaches: BreachFolder?

    /// Reads environment variables. An empty variable counts as unset.
    init(environment: [String: String]) throws {
        let reader = ConfigReader(providers: [
            EnvironmentVariablesProvider(environmentVariables: environment.filter { !$0.value.isEmpty }),
            InMemoryProvider(values: [
                "host": "127.0.0.1", "port": 8080, "log.level": "info", "gallery.database": "gallery.sqlite",
                "gallery.proxy": "none",
            ]),
        ])
        host = try reader.requiredString(forKey: "host")
        port = try reader.requiredInt(forKey: "port")
        guard 0...65_535 ~= port else { throw Invalid(description: "PORT: there is no port \(port)") }
        logLevel = try reader.requiredString(forKey: "log.level")
        database = try reader.requiredString(forKey: "gallery.database")
        proxy = try reader.requiredString(forKey: "gallery.proxy")
        bundle = reader.string(forKey: "gallery.bundle", default: Self.repository + "/Examples/Gallery/Bundle")
        breaches = reader.string(forKey: "gallery.breach.list").map(BreachFolder.init)
        // Without its folder, the list would accept every password.
        if let breaches, !breaches.exists {
            throw Invalid(description: "GALLERY_BREACH_LIST: there is no folder \(breaches.path)")
        }
    }

    /// Whether clients connect over TLS.
    var isSecure: Bool { proxy == .https }
}
