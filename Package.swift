// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "LiveControls",
    defaultLocalization: "en",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "LiveMotion", targets: ["LiveMotion"]),
        .library(name: "LiveText", targets: ["LiveText"]),
        .library(name: "LiveGestures", targets: ["LiveGestures"]),
        .library(name: "LivePasswords", targets: ["LivePasswords"]),
        .library(name: "LiveControls", targets: ["LiveControls"]),
        .library(name: "LiveForms", targets: ["LiveForms"]),
        .library(name: "LiveFoundation", targets: ["LiveFoundation"]),
        .library(name: "LiveSwiftUI", targets: ["LiveSwiftUI"]),
        .library(name: "LiveUIKit", targets: ["LiveUIKit"]),
    ],
    targets: [
        .target(name: "LiveMath", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
        .target(name: "LiveCoding"),
        .target(name: "LiveMotion", dependencies: ["LiveCoding", "LiveMath"]),
        .target(name: "LiveUnicode"),
        .target(name: "LiveTwitterTables"),
        .target(name: "LiveText", dependencies: ["LiveCoding", "LiveMath", "LiveTwitterTables", "LiveUnicode"]),
        .target(name: "LiveGestures", dependencies: ["LiveCoding", "LiveMotion"]),
        .target(name: "LivePasswords", dependencies: ["LiveCoding", "LiveMath", "LiveUnicode"]),
        .target(
            name: "LiveControls",
            dependencies: ["LiveCoding", "LiveGestures", "LiveMotion", "LivePasswords", "LiveText", "LiveUnicode"]
        ),
        .target(name: "LiveForms", dependencies: ["LiveCoding", "LiveControls", "LivePasswords", "LiveText"]),
        .target(
            name: "LiveFoundation",
            dependencies: ["LiveControls", "LiveGestures", "LivePasswords", "LiveText"],
            resources: [.process("Resources")]
        ),
        .target(
            name: "LiveUIKit",
            dependencies: [
                "LiveControls", "LiveFoundation", "LiveGestures", "LiveMotion", "LivePasswords", "LiveText",
            ]
        ),
        .target(
            name: "LiveSwiftUI",
            dependencies: [
                "LiveControls", "LiveForms", "LiveFoundation", "LiveGestures", "LiveMotion", "LivePasswords",
                "LiveText", "LiveUIKit",
            ],
            // SwiftUI can evaluate views off the main thread. In Swift 6 mode, the closures in them would check for the
            // main thread and stop the app. These features keep the static checks of Swift 6 mode.
            swiftSettings: [
                .swiftLanguageMode(.v5),
                .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
                .enableUpcomingFeature("GlobalConcurrency"),
                .enableUpcomingFeature("InferSendableFromCaptures"),
                .enableUpcomingFeature("IsolatedDefaultValues"),
                .enableUpcomingFeature("RegionBasedIsolation"),
                .enableUpcomingFeature("StrictConcurrency"),
            ]
        ),
        .target(name: "LiveWebRuntime"),
        .executableTarget(
            name: "LiveWeb",
            dependencies: ["LiveControls", "LivePasswords", "LiveUnicode", "LiveWebRuntime"]
        ),
        .target(name: "LiveTestSupport", path: "Tests/LiveTestSupport"),
        .target(
            name: "ControlFuzzing",
            dependencies: ["LiveControls", "LiveGestures", "LivePasswords", "LiveTestSupport", "LiveText"],
            path: "Tests/ControlFuzzing"
        ),
        .executableTarget(name: "Fuzz", dependencies: ["ControlFuzzing"], path: "Tests/Fuzz"),
        .testTarget(name: "LiveMotionTests", dependencies: ["LiveMotion", "LiveTestSupport"]),
        .testTarget(name: "LiveUnicodeTests", dependencies: ["LiveTestSupport", "LiveUnicode"]),
        .testTarget(
            name: "LiveTextTests",
            dependencies: ["LiveTestSupport", "LiveText", "LiveTwitterTables", "LiveUnicode"]
        ),
        .testTarget(
            name: "LiveFoundationTests",
            dependencies: [
                "LiveControls", "LiveFoundation", "LiveGestures", "LiveMotion", "LivePasswords", "LiveTestSupport",
                "LiveText",
            ]
        ),
        .testTarget(
            name: "LiveFormsTests",
            dependencies: ["LiveControls", "LiveForms", "LivePasswords", "LiveTestSupport", "LiveText"]
        ),
        .testTarget(name: "LiveGesturesTests", dependencies: ["LiveGestures", "LiveTestSupport"]),
        .testTarget(name: "LivePasswordsTests", dependencies: ["LivePasswords", "LiveTestSupport"]),
        .testTarget(
            name: "LiveControlsTests",
            dependencies: ["ControlFuzzing", "LiveControls", "LiveTestSupport", "LiveText", "LiveUnicode"]
        ),
        .testTarget(
            name: "LiveWebTests",
            dependencies: [
                "ControlFuzzing", "LiveControls", "LiveGestures", "LiveMotion", "LivePasswords", "LiveTestSupport",
                "LiveText", "LiveTwitterTables", "LiveUnicode", "LiveWeb",
            ],
            exclude: ["Parsers/Corpus"]
        ),
        // Empty where there is no UIKit; on Linux, Verification/HeadlessUIKit runs it against a double.
        .testTarget(
            name: "LiveUIKitTests",
            dependencies: [
                "LiveControls", "LiveFoundation", "LiveGestures", "LiveMotion", "LivePasswords", "LiveTestSupport",
                "LiveText",
                "LiveUIKit",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
