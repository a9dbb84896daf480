// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "AppleDemo",
    platforms: [.iOS(.v16), .macOS(.v13), .visionOS(.v1)],
    dependencies: [
        .package(name: "LiveControls", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "AppleDemo",
            dependencies: [
                .product(name: "LiveFoundation", package: "LiveControls"),
                .product(name: "LiveGestures", package: "LiveControls"),
                .product(name: "LiveSwiftUI", package: "LiveControls"),
                .product(name: "LiveUIKit", package: "LiveControls"),
            ],
            // The meter's words, which an app of its own adds to its target.
            resources: [.copy("../../../../Web/host/password-dictionary.bin")],
            swiftSettings: [.treatAllWarnings(as: .error)]
        )
    ],
    swiftLanguageModes: [.v6]
)
