#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
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

    func makeUIView(context: Context) -> SectionedFieldView {
        let field = SectionedFieldView(format)
        let coordinator = context.coordinator
        coordinator.fieldHost.setUp(field)
        field.delegate = coordinator
        field.addAction(UIAction { [unowned field] _ in coordinator.take(field.validity) }, for: .valueChanged)
        return field
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView field: SectionedFieldView,
        context: Context
    ) -> CGSize? {
        // If the proposed width is infinite or missing, use the default width of fields.
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? Self.usualWidth
        return field.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    /// The default width of a field, in points.
    private static let usualWidth: CGFloat = 320

    static func dismantleUIView(_ view: SectionedFieldView, coordinator: Coordinator) {
        coordinator.fieldHost.gate.close()
    }

    func updateUIView(_ field: SectionedFieldView, context: Context) {
        let (environment, coordinator) = (context.environment, context.coordinator)
        coordinator.host = self
        coordinator.fieldHost.update(field, isEnabled: \.isEnabled, native: field.nativeField, environment) {
            field.label = label
            let shown = Shown(environment.fieldTraits.sectionedFieldLooks, appearance, in: environment)
            if coordinator.shown != shown {
                coordinator.shown = shown
                field.style = SectionedFieldView.Style(shown)
            }
            coordinator.show(environment.fieldTraits.views, in: environment, at: field)
            coordinator.updater.update(
                field,
                format: format,
                text: text,
                validity: validity,
                showsValidityLive: environment.fieldTraits.validationTime == .editing,
                converted: { coordinator.sectionedFieldTextDidChange(field) }
            )
            take(environment, in: field)
        }
    }

    /// Applies the keyboard settings of the environment. The format provides the others.
    private func take(_ environment: EnvironmentValues, in field: SectionedFieldView) {
        let traits = environment.fieldTraits
        var own = SectionedFieldView.OwnTraits()
        own.keyboardType = traits.keyboardType
        own.textContentType = traits.contentType.map { .some($0) }
        own.autocapitalizationType = traits.capitalization.map { UITextAutocapitalizationType($0) }
        own.autocorrectionType = environment.autocorrectionDisabled ? .no : nil
        field.ownTraits = own
        field.isSecureTextEntry = traits.isSecure
        field.tintColor = traits.tint.map { UIColor($0) }
        field.returnKeyType = UIReturnKeyType(traits.submitLabel)
        field.locale = environment.locale
    }

    final class Coordinator: SectionedFieldDelegate {
        var host: NativeSectionedField
        let fieldHost = FieldHost()
        let updater = SectionedFieldUpdater()
        /// The values from which the field's style was made.
        fileprivate var shown: Shown?
        private var leading: HostedView?

        init(_ host: NativeSectionedField) { self.host = host }

        /// Shows the app's own views in the field.
        func show(_ views: FieldViews, in environment: EnvironmentValues, at field: SectionedFieldView) {
            leading = views.leading == nil ? nil : leading ?? HostedView()
            if let content = views.leading { leading?.show(content, in: environment) }
            if field.leftView !== leading?.view { field.leftView = leading?.view }

            let mode = views.accessory == nil ? .always : views.accessoryMode
            if field.accessoryViewMode != mode { field.accessoryViewMode = mode }
            let accessory = fieldHost.accessory.view(of: field, environment) { field.reloadAccessoryView() }
            if field.accessoryView !== accessory { field.accessoryView = accessory }
        }

        func take(_ validity: FieldValidity) {
            updater.fieldChanged(to: validity)
            fieldHost.gate.report { [self] in
                if updater.isCurrent(validity), host.validity != validity { host.validity = validity }
            }
        }

        func sectionedFieldTextDidChange(_ field: SectionedFieldView) {
            let text = field.text
            fieldHost.gate.report { [self] in host.text = text }
        }

        func sectionedFieldDidComplete(_ field: SectionedFieldView) {
            let text = field.text
            fieldHost.gate.report { [self] in
                host.text = text
                host.onComplete?()
            }
        }

        func sectionedFieldShouldReturn(_ field: SectionedFieldView) -> Bool {
            fieldHost.submit(from: field)
            return false
        }

        func sectionedField(_ field: SectionedFieldView, validityOf text: String) -> FieldValidity? {
            host.validate?(text)
        }
    }
}

private struct Shown: Hashable {
    var looks: SectionedFieldLooks
    var appearance: SectionedFieldAppearance
    var direction: LayoutDirection
    var colorScheme: ColorScheme
    var scale: CGFloat
    var locale: Locale
    var textColor: Color?
    var font: UIFont?

    @MainActor init(
        _ looks: SectionedFieldLooks,
        _ appearance: SectionedFieldAppearance,
        in environment: EnvironmentValues
    ) {
        self.looks = looks
        self.appearance = appearance
        direction = environment.layoutDirection
        colorScheme = environment.colorScheme
        scale = environment.displayScale
        locale = environment.locale
        textColor = environment.fieldTraits.textColor
        font = environment.fieldFont
    }

    /// Returns UIKit's form of an image. SwiftUI has no API for this, so the image is drawn.
    @MainActor func native(_ image: FieldImage) -> UIImage? {
        guard let drawn = image.image else { return image.shownSymbol.flatMap { UIImage(systemName: $0) } }
        let renderer = ImageRenderer(content: drawn.environment(\.colorScheme, colorScheme))
        renderer.scale = scale
        return renderer.uiImage
    }
}

extension SectionedFieldView.Style {
    /// Creates UIKit's form of the values in SwiftUI's environment.
    @MainActor fileprivate init(_ shown: Shown) {
        self.init()
        let looks = shown.looks
        appearance = shown.appearance
        labelImage = shown.native(looks.labelImage)
        lineWidth = looks.lines.width
        cornerRadius = looks.lines.cornerRadius
        gap = looks.lines.gap
        if let color = looks.lines.restColor { restColor = UIColor(color) }
        editingColor = looks.lines.editingColor.map { UIColor($0) }
        if let color = looks.lines.restingLabelColor { labelColor = UIColor(color) }
        raisedLabelColor = looks.lines.raisedLabelColor.map { UIColor($0) }
        labelAlignment = NSTextAlignment(looks.labelAlignment, in: shown.direction)
        (textFont, labelFont) = (shown.font, shown.font)
        if let color = shown.textColor { textColor = UIColor(color) }
        neutral.take(looks.neutral, shown)
        correct.take(looks.correct, shown)
        incorrect.take(looks.incorrect, shown)
    }
}

extension SectionedFieldView.Style.Look {
    @MainActor fileprivate mutating func take(_ look: SectionedFieldLook, _ shown: Shown) {
        color = look.color.map { UIColor($0) }
        labelColor = look.labelColor.map { UIColor($0) }
        image = shown.native(look.fieldImage)
        label = look.title?.text(in: shown.locale)
    }
}
#endif
