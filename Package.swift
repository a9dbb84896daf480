// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "LiveControls",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "LiveMotion", targets: ["LiveMotion"]),
        .library(name: "LiveText", targets: ["LiveText"]),
        .library(name: "LivePasswords", targets: ["LivePasswords"]),
        .library(name: "LiveControls", targets: ["LiveControls"]),
    ],
    targets: [
        .target(name: "LiveMath", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
        .target(name: "LiveMotion", dependencies: ["LiveMath"]),
        .target(name: "LiveText"),
        .target(name: "LivePasswords", dependencies: ["LiveMath"]),
        .target(name: "LiveControls", dependencies: ["LiveMotion", "LiveText", "LivePasswords"]),
        .target(name: "LiveWebRuntime"),
        .executableTarget(name: "LiveWeb", dependencies: ["LiveControls", "LivePasswords", "LiveWebRuntime"]),
        .target(name: "LiveTestSupport", path: "Tests/LiveTestSupport"),
        .testTarget(name: "LiveMotionTests", dependencies: ["LiveMotion", "LiveTestSupport"]),
        .testTarget(name: "LiveTextTests", dependencies: ["LiveText", "LiveTestSupport"]),
        .testTarget(name: "LivePasswordsTests", dependencies: ["LivePasswords", "LiveTestSupport"]),
        .testTarget(name: "LiveControlsTests", dependencies: ["LiveControls", "LiveTestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

// Tests are left out: the expansion of @Test has warnings of its own. As a dependency of another package, none of this holds.
for target in package.targets where target.type != .test {
    target.swiftSettings = [.treatAllWarnings(as: .error)]
}
