import SwiftUI
import UIKit

@MainActor func fill(_ view: UIView) {
    view.backgroundColor = .systemFill  // expected-error {{'systemFill' is unavailable: not on tvOS}}
}

struct Note: View {
    @Binding var text: String

    var body: some View {
        TextEditor(text: $text)  // expected-error {{'TextEditor' is unavailable: not on tvOS}}
    }
}
