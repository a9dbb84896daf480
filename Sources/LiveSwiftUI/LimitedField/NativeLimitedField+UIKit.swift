#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveText
import LiveUIKit
import SwiftUI
import UIKit

struct NativeLimitedField: UIViewRepresentable {
    let title: String
    @Binding var text: String
    let settings: LimitedFieldSettings

    func makeCoordinator() -> BoundText { BoundText($text) }

    func makeUIView(context: Context) -> LimitedFieldView {
        let field = LimitedFieldView(limit: settings.limit, overflow: settings.overflow, counter: settings.counter)
        field.adjustsFontForContentSizeCategory = true
        field.font = .preferredFont(forTextStyle: .body)
        let coordinator = context.coordinator
        let host = coordinator.host
        host.setUp(field)
        field.delegate = host
        field.addAction(
            UIAction { [unowned field] _ in
                let text = field.text ?? ""
                host.gate.report { coordinator.text.wrappedValue = text }
            },
            for: .editingChanged
        )
        field.addAction(
            UIAction { _ in host.gate.report { host.traits.limitReached.forEach { $0() } } },
            for: .limitReached
        )
        return field
    }

    static func dismantleUIView(_ view: LimitedFieldView, coordinator: BoundText) { coordinator.host.gate.close() }

    func updateUIView(_ field: LimitedFieldView, context: Context) {
        let (environment, coordinator) = (context.environment, context.coordinator)
        coordinator.text = $text
        coordinator.host.update(field, isEnabled: \.isEnabled, native: field, environment) {
            let traits = environment.fieldTraits
            field.placeholder = traits.isPlaceholderHidden ? nil : title
            // A placeholder disappears with the first character.
            field.accessibilityLabel = title
            field.locale = environment.locale
            if field.counterWording != traits.counterWording { field.counterWording = traits.counterWording }
            field.countLabelTextColor = UIColor(traits.counterColor ?? .role(.quiet))
            field.overLimitTextColor = UIColor(traits.overLimitColor ?? .role(.incorrect))
            field.takeLook(environment)
            field.takeKeyboard(environment)
            field.takeAccessory(of: coordinator.host, environment)
            if field.limit != settings.limit { field.limit = settings.limit }
            if field.overflow != settings.overflow { field.overflow = settings.overflow }
            if field.counterDisplay != settings.counter { field.counterDisplay = settings.counter }
            if field.warnAt != settings.warnAt { field.warnAt = settings.warnAt }
            let (isComposing, isHeld) = (field.markedTextRange != nil, field.text?.isIdentical(to: text) == true)
            if coordinator.exchange.replaces(isComposing: isComposing, with: text), !isHeld {
                field.text = text
            }
        }
    }
}
#endif
