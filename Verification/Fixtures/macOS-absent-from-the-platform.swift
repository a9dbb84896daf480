import AppKit
import SwiftUI

struct Code: View {
    @Binding var text: String

    var body: some View {
        TextField("", text: $text)
            .keyboardType(.numberPad)  // expected-error {{has no member 'keyboardType'}} expected-error {{cannot infer contextual base in reference to member 'numberPad'}}
    }
}

struct Newer: View {
    let count: Int

    var body: some View {
        Text(verbatim: "")
            .sensoryFeedback(.increase, trigger: count)  // expected-error {{'sensoryFeedback(_:trigger:)' is unavailable: needs macOS 14.0, and macOS 13.0 is supported}}
    }
}
