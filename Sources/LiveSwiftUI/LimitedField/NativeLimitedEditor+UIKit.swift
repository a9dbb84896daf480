#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import LiveControls
import LiveText
import LiveUIKit
import SwiftUI
import UIKit

struct NativeLimitedEditor: UIViewRepresentable {
    let title: String
    @Binding var text: String
    let limit: TextLimit
    let overflow: TextOverflow

    func makeCoordinator() -> BoundText { BoundText($text) }

    func makeUIView(context: Context) -> LimitedTextView {
        let view = LimitedTextView(limit: limit, overflow: overflow)
        let coordinator = context.coordinator
        let host = coordinator.host
        view.backgroundColor = .clear
        view.delegate = host
        view.onTextChange = { text in host.gate.report { coordinator.text.wrappedValue = text } }
        view.onLimit = { host.gate.report { host.traits.limitReached.forEach { $0() } } }
        return view
    }

    static func dismantleUIView(_ view: LimitedTextView, coordinator: BoundText) { coordinator.host.gate.close() }

    func updateUIView(_ view: LimitedTextView, context: Context) {
        let (environment, coordinator) = (context.environment, context.coordinator)
        coordinator.text = $text
        coordinator.host.update(view, isEnabled: \.isEditable, native: nil, environment) {
            let traits = environment.fieldTraits
            view.accessibilityLabel = title
            // Attributes written to marked text would end the composition.
            if view.markedTextRange == nil {
                let font =
                    environment.fieldFont ?? .preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection)
                let color = traits.textColor.map { UIColor($0) } ?? .label
                let alignment = NSTextAlignment(
                    environment.multilineTextAlignment,
                    in: environment.layoutDirection
                )
                // Each applies to the whole text.
                if view.font != font { view.font = font }
                if view.textColor != color { view.textColor = color }
                if view.textAlignment != alignment { view.textAlignment = alignment }
            }
            view.locale = environment.locale
            view.surplusColor = UIColor(traits.overLimitColor ?? .role(.incorrect)).withAlphaComponent(0.24)
            view.tintColor = traits.tint.map { UIColor($0) }
            view.takeKeyboard(environment)
            view.takeAccessory(of: coordinator.host, environment)
            if view.limit != limit { view.limit = limit }
            if view.overflow != overflow { view.overflow = overflow }
            let (isComposing, isHeld) = (view.markedTextRange != nil, view.text.isIdentical(to: text))
            if coordinator.exchange.replaces(isComposing: isComposing, with: text), !isHeld {
                view.text = text
            }
        }
    }
}
#endif
