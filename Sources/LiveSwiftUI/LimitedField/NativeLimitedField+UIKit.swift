#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveText
import LiveUIKit
import SwiftUI
import UIKit

struct NativeLimitedField: UIViewRepresentable {
    let title: String
    @Binding var text: String
    let limit: TextLimit
    let overflow: TextOverflow
    let counter: CounterDisplay

    func makeUIView(context: Context) -> LiveUIKit.LimitedTextField {
        let field = LiveUIKit.LimitedTextField(limit: limit, overflow: overflow, counter: counter)
        field.adjustsFontForContentSizeCategory = true
        field.font = .preferredFont(forTextStyle: .body)
        field.setContentHuggingPriority(.required, for: .vertical)
        field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let coordinator = context.coordinator
        field.addAction(
            UIAction { [unowned field] _ in coordinator.text.wrappedValue = field.text ?? "" },
            for: .editingChanged
        )
        return field
    }

    func makeCoordinator() -> BindingHolder { BindingHolder($text) }

    func updateUIView(_ field: LiveUIKit.LimitedTextField, context: Context) {
        context.coordinator.text = $text
        field.placeholder = title
        field.isEnabled = context.environment.isEnabled
        if field.limit != limit { field.limit = limit }
        if field.overflow != overflow { field.overflow = overflow }
        if field.counterDisplay != counter { field.counterDisplay = counter }
        // A set during a composition would end it.
        if field.markedTextRange == nil, field.text != text { field.text = text }
    }
}

/// The binding that a UIKit view writes to; SwiftUI may give another one at each update.
@MainActor final class BindingHolder {
    var text: Binding<String>

    init(_ text: Binding<String>) { self.text = text }
}
#endif
