import SwiftUI

struct Note: View {
    @Binding var text: String

    var body: some View {
        TextEditor(text: $text)  // expected-error {{'TextEditor' is unavailable: not on watchOS}}
    }
}
