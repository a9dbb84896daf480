// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "LiveControls", path: "../..")],
    targets: [
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                .product(name: "LiveControls", package: "LiveControls"),
                .product(name: "LiveMotion", package: "LiveControls"),
                .product(name: "LivePasswords", package: "LiveControls"),
                .product(name: "LiveText", package: "LiveControls"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .test {
    target.swiftSettings = [.treatAllWarnings(as: .error)]
}
