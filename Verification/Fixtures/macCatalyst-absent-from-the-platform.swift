import SwiftUI
import UIKit

#if os(iOS) && targetEnvironment(macCatalyst) && canImport(AppKit)
    import AppKit

    @MainActor func focus(_ field: NSTextField) {}  // expected-error {{cannot find type 'NSTextField' in scope}}
#endif

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    let windows: String = 1
#endif

@MainActor func press(_ control: UIControl) {  // expected-note {{add '@available' attribute to enclosing global function}}
    control.performPrimaryAction()  // expected-error {{'performPrimaryAction()' is only available in macCatalyst_17_4}} expected-note {{add 'if #available' version check}}
}
