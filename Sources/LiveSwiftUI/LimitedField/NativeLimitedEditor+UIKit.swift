#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import LiveControls
import LiveFoundation
import LiveText
import LiveUIKit
import SwiftUI
import UIKit

struct NativeLimitedEditor: UIViewRepresentable {
    let title: String
    @Binding var text: String
    let limit: TextLimit
    let overflow: TextOverflow

    func makeCoordinator() -> Coordinator { Coordinator($text) }

    func makeUIView(context: Context) -> LimitedTextView {
        let view = LimitedTextView(limit: limit, overflow: overflow)
        let coordinator = context.coordinator
        view.backgroundColor = .clear
        view.delegate = coordinator
        view.onTextChange = { text in coordinator.gate.report { coordinator.text.wrappedValue = text } }
        view.onLimit = { coordinator.gate.report { coordinator.traits.limitReached.forEach { $0() } } }
        return view
    }

    func updateUIView(_ view: LimitedTextView, context: Context) {
        let (environment, coordinator) = (context.environment, context.coordinator)
        let traits = environment.fieldTraits
        coordinator.text = $text
        coordinator.traits = traits
        coordinator.focus.editingChanged = traits.editingChanged
        coordinator.gate.update {
            let category = UIContentSizeCategory(environment.dynamicTypeSize)
            if view.maximumContentSizeCategory != category {
                view.minimumContentSizeCategory = category
                view.maximumContentSizeCategory = category
            }
            view.accessibilityLabel = title
            view.font =
                environment.fieldFont ?? .preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection)
            view.textColor = traits.textColor.map { UIColor($0) } ?? .label
            view.tintColor = traits.tint.map { UIColor($0) }
            view.textAlignment = NSTextAlignment(environment.multilineTextAlignment, in: environment.layoutDirection)
            view.textContentType = traits.contentType
            view.autocapitalizationType = traits.capitalization.map { UITextAutocapitalizationType($0) } ?? .sentences
            view.autocorrectionType = environment.autocorrectionDisabled ? .no : .default
            view.keyboardType = traits.keyboardType ?? .default
            if view.limit != limit { view.limit = limit }
            if view.overflow != overflow { view.overflow = overflow }
            // Setting the text would end a composition.
            if view.markedTextRange == nil, view.text != text { view.text = text }
            // Last, because a text view that is not editable ends editing.
            if view.isEditable != environment.isEnabled { view.isEditable = environment.isEnabled }
        }
        coordinator.focus.update(
            traits.focus?.focus,
            isFocused: view.isFirstResponder,
            take: { [weak view] in view?.becomeFirstResponder() ?? false },
            leave: { [weak view] in
                if let view, view.isFirstResponder { _ = view.resignFirstResponder() }
            }
        )
    }

    @MainActor final class Coordinator: NSObject, UITextViewDelegate {
        let gate = UpdateGate()
        lazy var focus = FocusCarrier(gate: gate)
        var text: Binding<String>
        var traits = FieldTraits()

        init(_ text: Binding<String>) { self.text = text }

        func textViewDidBeginEditing(_ textView: UITextView) { focus.changed(true) }

        func textViewDidEndEditing(_ textView: UITextView) { focus.changed(false) }
    }
}
#endif
