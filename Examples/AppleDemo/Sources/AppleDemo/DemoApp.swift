import SwiftUI

#if os(macOS)
import AppKit
#endif

/// Every control of LiveControls, one screen each.
@main struct DemoApp: App {
    #if os(macOS)
    init() {
        // A program without a bundle, as a package builds it, is given no windows in front otherwise.
        _ = NSApplication.shared.setActivationPolicy(.regular)
    }
    #endif

    var body: some Scene {
        WindowGroup { Contents() }
    }
}

/// The list of the screens.
struct Contents: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Counting ring") { RingScreen() }
                NavigationLink("Limited field") { LimitedFieldScreen() }
                NavigationLink("Sectioned field") { SectionedFieldScreen() }
                NavigationLink("Animated number") { NumberScreen() }
                NavigationLink("Snapping button") { SnapButtonScreen() }
                NavigationLink("Sign up") { SignUpScreen() }
                #if canImport(UIKit)
                NavigationLink("The same in UIKit") { UIKitScreen() }
                #endif
            }
            .navigationTitle("LiveControls")
        }
    }
}
