import SwiftUI

/// An app with a screen for each control.
@main struct DemoApp: App {
    var body: some Scene {
        WindowGroup { Contents() }
    }
}

/// The list of the screens.
struct Contents: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Count ring") { RingScreen() }
                NavigationLink("Limited field") { LimitedFieldScreen() }
                NavigationLink("Sectioned field") { SectionedFieldScreen() }
                NavigationLink("Animated number") { NumberScreen() }
                NavigationLink("Snap button") { SnapButtonScreen() }
                NavigationLink("Sign up") { SignUpScreen() }
                NavigationLink("Payment") { PaymentScreen() }
                NavigationLink("Code") { CodeScreen() }
                NavigationLink("Compose") { ComposeScreen() }
                NavigationLink("Prices") { PricesScreen() }
                #if canImport(UIKit)
                NavigationLink("The same in UIKit") { UIKitScreen() }
                #endif
            }
            .navigationTitle("LiveControls")
        }
    }
}
