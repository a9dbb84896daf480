// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Gallery",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "gallery", targets: ["gallery"])
    ],
    dependencies: [
        .package(name: "LiveControls", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
    ],
    targets: [
        // The system's OpenSSL for scrypt and SHA-256. A cryptography package would take longer to build than the gallery.
        .systemLibrary(
            name: "COpenSSL",
            pkgConfig: "libcrypto",
            providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]
        ),
        .target(
            name: "GalleryServer",
            dependencies: [
                "COpenSSL",
                .product(name: "LiveControls", package: "LiveControls"),
                .product(name: "LiveForms", package: "LiveControls"),
                .product(name: "LivePasswords", package: "LiveControls"),
                .product(name: "LiveText", package: "LiveControls"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                // For its POSIX locks. On Linux, ThreadSanitizer doesn't recognize `Synchronization.Mutex` as a lock.
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            resources: [.embedInCode("Templates"), .embedInCode("Localization/Messages")]
        ),
        .executableTarget(name: "gallery", dependencies: ["GalleryServer"]),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "GalleryServer",
                "gallery",
                .product(name: "LiveControls", package: "LiveControls"),
                .product(name: "LiveForms", package: "LiveControls"),
                .product(name: "LivePasswords", package: "LiveControls"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "InMemoryLogging", package: "swift-log"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type == .regular || target.type == .executable {
    target.swiftSettings = [.treatAllWarnings(as: .error)]
}
