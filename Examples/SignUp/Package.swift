// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "SignUp",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "LiveControls", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "SignUp",
            dependencies: [
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "LiveControls", package: "LiveControls"),
                .product(name: "LiveForms", package: "LiveControls"),
            ]
        )
    ]
)
