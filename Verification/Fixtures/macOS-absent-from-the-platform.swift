import AppKit
import SwiftUI

struct Code: View {
    @Binding var text: String

    var body: some View {
        TextField("", text: $text)
            .keyboardType(.numberPad)  // expected-error {{has no member 'keyboardType'}} expected-error {{cannot infer contextual base in reference to member 'numberPad'}}
    }
}

struct Newer: View {  // expected-note {{add '@available' attribute to enclosing struct}}
    let count: Int

    var body: some View {  // expected-note {{add '@available' attribute to enclosing property}}
        Text(verbatim: "")
            .sensoryFeedback(.increase, trigger: count)  // expected-error {{'sensoryFeedback(_:trigger:)' is only available in macOS_14_0}} expected-note {{add 'if #available' version check}}
    }
}
