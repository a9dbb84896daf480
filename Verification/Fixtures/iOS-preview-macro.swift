import SwiftUI

// The plug-in of the macro is a part of Xcode: without it, `swift build` on a Mac fails.
#Preview("Text") { Text("Hello") }  // expected-error {{no macro named 'Preview'}}
