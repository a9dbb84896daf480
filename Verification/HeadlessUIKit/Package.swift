// swift-tools-version: 6.2

import PackageDescription

/// Returns a module of the parent package, which `prepare.py` copies.
func copied(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Prepared/Sources/\(name)")
}

let core: [Target.Dependency] = ["LiveControls", "LiveGestures", "LiveMotion", "LivePasswords", "LiveText"]

/// Swift Testing has an overlay for Apple's CoreGraphics, which the compiler looks for next to the module of that name.
let withoutOverlays: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// Ten times as fast for tests with a layout after each of a thousand random steps.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"])]

let package = Package(
    name: "HeadlessUIKit",
    defaultLocalization: "en",
    targets: [
        // The test double
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .target(name: "HeadlessText", dependencies: ["CPango"]),
        .target(name: "CoreGraphics"),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics"], swiftSettings: optimized),
        .target(name: "UIKit", dependencies: ["HeadlessText", "QuartzCore"], swiftSettings: optimized),
        // The part of AppKit for fields and field editors. It uses UIKit's double for what both frameworks share.
        .target(name: "AppKit", dependencies: ["UIKit"]),
        .target(name: "HeadlessTesting", dependencies: ["UIKit"]),
        .testTarget(
            name: "HeadlessUIKitTests",
            dependencies: ["HeadlessTesting", "HeadlessText", "QuartzCore", "UIKit"],
            swiftSettings: withoutOverlays
        ),

        // The modules that run on it
        .target(
            name: "LiveMath",
            path: "Prepared/Sources/LiveMath",
            linkerSettings: [.linkedLibrary("m")]
        ),
        copied("LiveCoding"),
        copied("LiveMotion", ["LiveCoding", "LiveMath"]),
        copied("LiveUnicode"),
        copied("LiveTwitterTables"),
        copied("LiveText", ["LiveCoding", "LiveMath", "LiveTwitterTables", "LiveUnicode"]),
        copied("LiveGestures", ["LiveCoding", "LiveMotion"]),
        copied("LivePasswords", ["LiveCoding", "LiveMath", "LiveUnicode"]),
        copied(
            "LiveControls",
            ["LiveCoding", "LiveGestures", "LiveMotion", "LivePasswords", "LiveText", "LiveUnicode"]
        ),
        .target(
            name: "LiveFoundation",
            dependencies: core + ["UIKit"],
            path: "Prepared/Sources/LiveFoundation",
            resources: [.process("Resources")]
        ),
        copied("LiveUIKit", core + ["LiveFoundation", "UIKit"]),
        .target(
            name: "LiveAppKitFields",
            dependencies: core + ["AppKit", "LiveFoundation"],
            path: "Prepared/Sources/LiveSwiftUI/AppKit"
        ),
        .testTarget(
            name: "AppKitFieldTests",
            dependencies: core + ["AppKit", "LiveAppKitFields", "LiveFoundation"],
            swiftSettings: withoutOverlays
        ),
        .target(name: "LiveTestSupport", dependencies: ["LiveText"], path: "Prepared/Tests/LiveTestSupport"),
        .testTarget(
            name: "LiveUIKitTests",
            dependencies: core + ["HeadlessTesting", "LiveFoundation", "LiveTestSupport", "LiveUIKit", "UIKit"],
            path: "Prepared/Tests/LiveUIKitTests",
            swiftSettings: withoutOverlays
        ),
        .executableTarget(
            name: "Pictures",
            dependencies: core + ["CPango", "HeadlessTesting", "HeadlessText", "LiveUIKit", "UIKit"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
