#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    import LiveControls
    import LiveUIKit
    import SwiftUI
    import UIKit

    struct NativeSectionedField: UIViewRepresentable {
        let label: String
        @Binding var text: String
        @Binding var validity: FieldValidity
        let format: SectionedFormat
        let appearance: SectionedFieldAppearance
        let validate: (@MainActor (String) -> FieldValidity?)?
        let onComplete: (@MainActor () -> Void)?

        func makeCoordinator() -> Coordinator { Coordinator(self) }

        func makeUIView(context: Context) -> LiveUIKit.SectionedField {
            let field = LiveUIKit.SectionedField(format)
            let coordinator = context.coordinator
            field.delegate = coordinator
            field.addAction(
                UIAction { [unowned field] _ in coordinator.take(field.validity) },
                for: .valueChanged
            )
            return field
        }

        func updateUIView(_ field: LiveUIKit.SectionedField, context: Context) {
            let coordinator = context.coordinator
            coordinator.host = self
            coordinator.isUpdating = true
            defer { coordinator.isUpdating = false }
            field.label = label
            field.isEnabled = context.environment.isEnabled
            field.style.appearance = appearance == .bordered ? .bordered : .underlined
            field.keyboardType = format.accepts == .digits ? .numberPad : .default
            field.textContentType = format.contentType
            if field.format != format { field.format = format }
            if field.text != text { field.text = text }
        }

        final class Coordinator: SectionedFieldDelegate {
            var host: NativeSectionedField

            /// While SwiftUI updates the view, in which its state must not change.
            var isUpdating = false

            init(_ host: NativeSectionedField) { self.host = host }

            func take(_ validity: FieldValidity) {
                guard isUpdating else {
                    host.validity = validity
                    return
                }
                Task { host.validity = validity }
            }

            func sectionedFieldTextDidChange(_ field: LiveUIKit.SectionedField) { host.text = field.text }

            func sectionedFieldDidComplete(_ field: LiveUIKit.SectionedField) {
                host.text = field.text
                host.onComplete?()
            }

            func sectionedField(_ field: LiveUIKit.SectionedField, validityOf text: String) -> FieldValidity? {
                host.validate?(text)
            }
        }
    }

    extension SectionedFormat {
        /// What autofill offers.
        fileprivate var contentType: UITextContentType? {
            switch self {
            case .card: .creditCardNumber
            case .phoneUS: .telephoneNumber
            case .code: .oneTimeCode
            case .sections, .iban, .expiry: nil
            }
        }
    }
#endif
