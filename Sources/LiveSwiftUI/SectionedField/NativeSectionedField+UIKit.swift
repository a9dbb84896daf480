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
        // Return ends editing, as in SwiftUI's own fields.
        field.addAction(UIAction { _ in coordinator.traits.send() }, for: .editingDidEndOnExit)
        coordinator.focus.follow(field)
        return field
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiView field: LiveUIKit.SectionedField,
        context: Context
    ) -> CGSize? {
        // If the proposed width is infinite or missing, use the default width of fields.
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? Self.usualWidth
        return field.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    /// The default width of a field, in points.
    private static let usualWidth: CGFloat = 320

    func updateUIView(_ field: LiveUIKit.SectionedField, context: Context) {
        let coordinator = context.coordinator
        coordinator.host = self
        coordinator.isUpdating = true
        defer { coordinator.isUpdating = false }
        field.label = label
        field.isEnabled = context.environment.isEnabled
        let looks = context.environment.sectionedFieldLooks
        let shown = Shown(looks, appearance, in: context.environment)
        if coordinator.shown != shown {
            coordinator.shown = shown
            field.style = LiveUIKit.SectionedField.Style(shown)
        }
        coordinator.show(context.environment.sectionedFieldViews, in: context.environment, at: field)
        if field.format != format { field.format = format }
        // A text in another notation would be set again at each update.
        if !field.holds(text) { field.text = text }
        coordinator.takeValidity(in: field)
        take(context.environment, in: field)
        coordinator.traits = context.environment.fieldTraits
        coordinator.focus.update(context.environment, of: field)
    }

    /// Applies the keyboard settings of the environment. The format provides the others.
    private func take(_ environment: EnvironmentValues, in field: LiveUIKit.SectionedField) {
        let traits = environment.fieldTraits
        var own = LiveUIKit.SectionedField.OwnTraits()
        own.keyboardType = traits.keyboardType
        own.textContentType = traits.contentType.map { .some($0) }
        own.autocapitalizationType = traits.capitalization
        own.autocorrectionType = environment.autocorrectionDisabled ? .no : nil
        field.ownTraits = own
        field.tintColor = traits.tint.map { UIColor($0) }
        field.returnKeyType = UIReturnKeyType(traits.submitLabel)
    }

    final class Coordinator: SectionedFieldDelegate {
        var host: NativeSectionedField

        /// The values from which the field's style was made.
        fileprivate var shown: Shown?
        /// Whether SwiftUI is updating the view, during which its state must not change.
        var isUpdating = false

        /// The last validity that the binding had or was set to.
        private var knownValidity = FieldValidity.neutral

        let focus = FocusCarrier()
        var traits = FieldTraits()

        private var leading: HostedView?
        private var accessory: HostedView?

        init(_ host: NativeSectionedField) { self.host = host }

        /// Shows the app's own views in the field.
        func show(
            _ views: SectionedFieldViews,
            in environment: EnvironmentValues,
            at field: LiveUIKit.SectionedField
        ) {
            leading = views.leading == nil ? nil : leading ?? HostedView()
            if let content = views.leading { leading?.show(content, in: environment) }
            if field.leftView !== leading?.view { field.leftView = leading?.view }

            if field.accessoryViewMode != views.accessoryMode { field.accessoryViewMode = views.accessoryMode }
            accessory = views.accessory == nil ? nil : accessory ?? HostedView(isAccessory: true)
            if let content = views.accessory, let accessory {
                let width = field.window?.bounds.width ?? field.bounds.width
                // A field that is not yet in a window has no width.
                if accessory.show(content, in: environment, width: width > 0 ? width : nil) {
                    field.reloadAccessoryView()
                }
            }
            if field.accessoryView !== accessory?.view { field.accessoryView = accessory?.view }
        }

        /// Applies the app's validity, if it differs from the known one.
        func takeValidity(in field: LiveUIKit.SectionedField) {
            guard host.validity != knownValidity else { return }
            knownValidity = host.validity
            field.validity = host.validity
        }

        func take(_ validity: FieldValidity) {
            knownValidity = validity
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

private struct Shown: Hashable {
    var looks: SectionedFieldLooks
    var appearance: SectionedFieldAppearance
    var direction: LayoutDirection
    var colorScheme: ColorScheme
    var scale: CGFloat
    var locale: Locale
    var textColor: Color?
    var font: UIFont?

    init(_ looks: SectionedFieldLooks, _ appearance: SectionedFieldAppearance, in environment: EnvironmentValues) {
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
        guard let drawn = image.image else { return image.symbol.flatMap { UIImage(systemName: $0) } }
        let renderer = ImageRenderer(content: drawn.environment(\.colorScheme, colorScheme))
        renderer.scale = scale
        return renderer.uiImage
    }
}

extension LiveUIKit.SectionedField.Style {
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

extension LiveUIKit.SectionedField.Style.Look {
    @MainActor fileprivate mutating func take(_ look: SectionedFieldLook, _ shown: Shown) {
        color = look.color.map { UIColor($0) }
        labelColor = look.labelColor.map { UIColor($0) }
        image = shown.native(look.fieldImage)
        label = look.title?.text(in: shown.locale)
    }
}
#endif
