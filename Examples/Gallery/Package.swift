// swift-tools-version: 6.2

import PackageDescription

let controls: [Target.Dependency] = ["LiveControls", "LiveForms", "LivePasswords", "LiveText"].map {
    .product(name: $0, package: "LiveControls")
}

let package = Package(
    name: "Gallery",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "LiveControls", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-configuration", exact: "1.4.0", traits: []),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
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
            dependencies: controls + [
                "COpenSSL",
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Mustache", package: "swift-mustache"),
                // For its POSIX locks. On Linux, ThreadSanitizer doesn't recognize `Synchronization.Mutex` as a lock.
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            resources: [.copy("Templates"), .embedInCode("Messages.json")],
            swiftSettings: [.treatAllWarnings(as: .error)]
        ),
        .executableTarget(
            name: "gallery",
            dependencies: ["GalleryServer"],
            swiftSettings: [.treatAllWarnings(as: .error)]
        ),
        .testTarget(
            name: "GalleryTests",
            dependencies: controls + [
                "GalleryServer", "gallery",
                .product(name: "InMemoryLogging", package: "swift-log"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
