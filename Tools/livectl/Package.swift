// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "livectl",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "LiveControls", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    ],
    targets: [
        .executableTarget(
            name: "livectl",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "LiveControls", package: "LiveControls"),
                .product(name: "LiveForms", package: "LiveControls"),
                .product(name: "LiveGestures", package: "LiveControls"),
                .product(name: "LiveMotion", package: "LiveControls"),
                .product(name: "LivePasswords", package: "LiveControls"),
                .product(name: "LiveText", package: "LiveControls"),
            ]
        ),
        .testTarget(
            name: "livectlTests",
            dependencies: [.product(name: "LiveForms", package: "LiveControls"), "livectl"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .test {
    target.swiftSettings = [.treatAllWarnings(as: .error)]
}
