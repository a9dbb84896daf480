import SwiftUI
import UIKit

struct Haptic: View {  // expected-note {{add '@available' attribute to enclosing struct}}
    let count: Int

    var body: some View {  // expected-note {{add '@available' attribute to enclosing property}}
        Text(verbatim: "")
            .sensoryFeedback(.increase, trigger: count)  // expected-error {{'sensoryFeedback(_:trigger:)' is only available in iOS_17_0}} expected-note {{add 'if #available' version check}}
    }
}

@MainActor func fill(_ field: UITextField) {
    if #available(iOS 17, tvOS 17, *) { field.textContentType = .creditCardExpiration }
    if #available(iOS 17.4, *) { field.inlinePredictionType = .no }
    if #available(iOS 16, *) { field.textContentType = .creditCardName }  // expected-error {{'creditCardName' is only available in iOS_17_0}} expected-note {{add 'if #available' version check}} expected-note@-3 {{add '@available' attribute to enclosing global function}}
    guard #available(iOS 17.4, *) else { return field.sendActions(for: .editingChanged) }
    field.performPrimaryAction()
}

@available(iOS 17.4, *)
@MainActor func press(_ control: UIControl) {
    control.performPrimaryAction()
}
