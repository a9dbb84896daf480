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
        // Return ends editing, as in SwiftUI's own fields.
        field.addAction(UIAction { _ in coordinator.traits.send() }, for: .editingDidEndOnExit)
        field.addAction(
            UIAction { _ in coordinator.traits.limitReached.forEach { $0() } },
            for: .limitReached
        )
        coordinator.focus.follow(field)
        return field
    }

    func makeCoordinator() -> BindingHolder { BindingHolder($text) }

    func updateUIView(_ field: LiveUIKit.LimitedTextField, context: Context) {
        context.coordinator.text = $text
        let traits = context.environment.fieldTraits
        context.coordinator.traits = traits
        field.placeholder = traits.isPlaceholderHidden ? nil : title
        // A placeholder disappears with the first character.
        field.accessibilityLabel = title
        field.countLabelTextColor = UIColor(traits.counterColor ?? .role(.quiet))
        field.overLimitTextColor = UIColor(traits.overLimitColor ?? .role(.incorrect))
        field.isEnabled = context.environment.isEnabled
        field.takeLook(context.environment)
        field.takeKeyboard(context.environment)
        if field.limit != limit { field.limit = limit }
        if field.overflow != overflow { field.overflow = overflow }
        if field.counterDisplay != counter { field.counterDisplay = counter }
        // Setting the text would end a composition.
        if field.markedTextRange == nil, field.text != text { field.text = text }
        context.coordinator.focus.update(context.environment, of: field)
    }
}

/// The binding and the actions of the UIKit view. SwiftUI may replace them at each update.
@MainActor final class BindingHolder {
    var text: Binding<String>
    var traits = FieldTraits()
    let focus = FocusCarrier()

    init(_ text: Binding<String>) { self.text = text }
}
#endif
