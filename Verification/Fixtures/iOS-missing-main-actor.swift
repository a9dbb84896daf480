import SwiftUI
import UIKit

func announce() {  // expected-note {{add '@MainActor' to make global function 'announce()' part of global actor 'MainActor'}}
    UIAccessibility.post(notification: .announcement, argument: "")  // expected-error {{call to main actor-isolated static method 'post(notification:argument:)' in a synchronous nonisolated context}}
}

struct Drawing: UIViewRepresentable {
    nonisolated func makeUIView(context: Context) -> UIView {
        UIView(frame: .zero)  // expected-error {{call to main actor-isolated initializer 'init(frame:)' in a synchronous nonisolated context}}
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
}
