#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import LiveControls
import LiveFoundation
import LiveMotion
import SwiftUI

struct NativeSectionedField: View {
    let label: String
    @Binding var text: String
    @Binding var validity: FieldValidity
    let format: SectionedFormat
    let appearance: SectionedFieldAppearance
    let validate: (@MainActor (String) -> FieldValidity?)?
    let onComplete: (@MainActor () -> Void)?
    @State private var presentation: SectionedFieldPresentation?
    /// The number of times that the text turned out to be incorrect, or a pasted one was refused.
    @State private var refusalCount = 0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.locale) private var locale
    @Environment(\.fieldTraits) private var traits
    @Environment(\.layoutDirection) private var direction
    @Environment(\.self) private var environment
    /// The height of the raised label, which can have several lines.
    @State private var labelHeight = Self.usualLabelHeight

    /// The width of the field, and the distance by which its text scrolls.
    @State private var width: CGFloat = 0
    @State private var scrollOffset: CGFloat = 0

    /// The height of a raised label with one line, in points.
    private nonisolated static let usualLabelHeight: CGFloat = 22
    /// The distance from a raised label to the field, in points.
    private nonisolated static let labelGap: CGFloat = 4

    private var looks: SectionedFieldLooks { traits.sectionedFieldLooks }

    var body: some View {
        let shown = presentation ?? SectionedFieldModel(format, text: text).presentation
        let geometry = SectionGeometry(
            presentation: shown,
            accepted: format.isAmount ? .any : format.accepts,
            gap: looks.lines.gap,
            appearance: appearance,
            fontSize: FieldLook(environment).pointSize
        )
        let scrolling = SectionScrolling(
            geometry.layout(width: Double(width)),
            width: width,
            showing: shown.activeSection == nil ? nil : shown.selection.upperBound,
            from: scrollOffset
        )
        HStack(spacing: 4) {
            if shown.lengths.count <= 1, let leading = traits.views.leading { leading }
            field(shown, scrolling)
        }
        .background(
            SectionShapes(
                geometry: geometry,
                lines: looks.lines,
                color: color(shown),
                animation: openingAnimation(shown),
                scrolling: scrolling
            )
        )
        .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
        .onPreferenceChange(WidthKey.self) { [width = $width] in width.wrappedValue = $0 }
        .task(id: scrolling.offset) { scrollOffset = scrolling.offset }
        .animation(reduceMotion ? nil : Animation(shown.validityMotion), value: shown.validity)
        .fieldShake(trigger: refusalCount)
        .padding(.top, labelHeight)
    }

    /// Returns the native field with its label. A native field that is as wide as its text doesn't scroll by itself.
    private func field(_ shown: SectionedFieldPresentation, _ scrolling: SectionScrolling) -> some View {
        let look = looks[shown.validity]
        let scrolls = scrolling.contentWidth > scrolling.width
        return SectionedFieldEditor(host: self, presentation: $presentation, refusalCount: $refusalCount)
            .attached(to: traits.focus)
            .accessibilityLabel(
                Text(verbatim: shown.spokenLabel(label, title: look.title?.text(in: locale), in: locale))
            )
            .accessibilityInputLabels(
                [look.title?.text(in: locale), label].compactMap { $0 }.map { Text(verbatim: $0) }
            )
            .padding(.vertical, 4)
            .frame(width: scrolls ? scrolling.contentWidth : nil)
            .offset(x: scrolls ? -scrolling.offset : 0)
            .frame(minWidth: scrolls ? 0 : nil, maxWidth: scrolls ? .infinity : nil, alignment: .leading)
            .mask { if scrolls { scrolling.edges } else { Color.black } }
            .environment(\.layoutDirection, scrolls ? .leftToRight : direction)
            // The label can be higher than the field.
            .overlay(alignment: alignment) { labelView(shown) }
            .overlay(alignment: .trailing) {
                if let image = look.fieldImage.shown {
                    image
                        .foregroundStyle(color(shown))
                        .padding(4)
                        .allowsHitTesting(false)
                        .accessibilityHidden(true)
                }
            }
    }

    private func labelView(_ shown: SectionedFieldPresentation) -> some View {
        HStack(spacing: 4) {
            if let image = looks.labelImage.shown { image.opacity(1 - shown.opening) }
            Text(verbatim: looks[shown.validity].title?.text(in: locale) ?? label)
        }
        .foregroundStyle(labelColor(shown))
        .fixedSize(horizontal: false, vertical: true)
        .background(GeometryReader { Color.clear.preference(key: LabelHeightKey.self, value: $0.size.height) })
        .onPreferenceChange(LabelHeightKey.self) { [height = $labelHeight] in
            height.wrappedValue = max(Self.usualLabelHeight, $0 + Self.labelGap)
        }
        .scaleEffect(CGFloat(1 - (1 - SectionLayout.raisedLabelScale) * raising(shown)), anchor: anchor)
        .padding(.horizontal, 4)
        .offset(y: -labelHeight * CGFloat(raising(shown)))
        .animation(openingAnimation(shown), value: shown.opening)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    /// Returns the progress of raising the label, which is always above an outlined field.
    private func raising(_ shown: SectionedFieldPresentation) -> Double {
        appearance == .outlined ? 1 : shown.opening
    }

    private func openingAnimation(_ shown: SectionedFieldPresentation) -> Animation? {
        reduceMotion ? nil : Animation(shown.openingMotion.motion)
    }

    private var alignment: Alignment {
        switch looks.labelAlignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    private var anchor: UnitPoint {
        switch looks.labelAlignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    private func color(_ shown: SectionedFieldPresentation) -> Color {
        if let color = looks[shown.validity].color { return color }
        return shown.activeSection == nil
            ? looks.lines.restColor ?? .secondary : looks.lines.editingColor ?? traits.tint ?? .accentColor
    }

    private func labelColor(_ shown: SectionedFieldPresentation) -> Color {
        guard shown.opening > 0 else { return looks.lines.restingLabelColor ?? .role(.quiet) }
        return looks[shown.validity].labelColor ?? looks.lines.raisedLabelColor ?? color(shown)
    }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct LabelHeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension SectionedFormat {
    /// AppKit's content type for autofill.
    fileprivate var contentType: NSTextContentType? { entry.purpose == .oneTimeCode ? .oneTimeCode : nil }
}

private struct SectionedFieldEditor: NSViewRepresentable {
    let host: NativeSectionedField
    @Binding var presentation: SectionedFieldPresentation?
    @Binding var refusalCount: Int

    func makeCoordinator() -> FieldHost<SectionedFieldCoordinator> {
        FieldHost(SectionedFieldCoordinator(request(EnvironmentValues())))
    }

    func makeNSView(context: Context) -> SpacedTextField {
        let host = context.coordinator
        let field = SpacedTextField(string: host.coordinator.text)
        field.isBordered = false
        field.drawsBackground = false
        field.focusRingType = .none
        field.font = Self.usualFont(NSFont.systemFontSize)
        host.setUp(field)
        field.owner = host.coordinator
        host.coordinator.onFocus = { [weak host] in host?.focusChanged($0) }
        return field
    }

    static func dismantleNSView(_ view: SpacedTextField, coordinator: FieldHost<SectionedFieldCoordinator>) {
        coordinator.coordinator.close()
    }

    func updateNSView(_ field: SpacedTextField, context: Context) {
        let (environment, host) = (context.environment, context.coordinator)
        let traits = environment.fieldTraits
        host.update([field], environment, title: self.host.label, usual: Self.usualFont) {
            field.contentType = traits.contentType ?? self.host.format.contentType
            host.coordinator.onSubmit = traits.submission
            host.coordinator.update(field, to: request(environment))
        }
        host.updateFocus(of: field)
    }

    private static func usualFont(_ size: CGFloat) -> NSFont {
        .monospacedDigitSystemFont(ofSize: size, weight: .regular)
    }

    private func request(_ environment: EnvironmentValues) -> SectionedFieldRequest {
        SectionedFieldRequest(
            text: host.text,
            format: host.format,
            validity: host.validity,
            gap: environment.fieldTraits.sectionedFieldLooks.lines.gap,
            appearance: host.appearance,
            showsValidityLive: environment.fieldTraits.validationTime == .editing,
            prefersReducedMotion: environment.accessibilityReduceMotion,
            incorrectLabel: environment.fieldTraits.sectionedFieldLooks.incorrect.title?.text(in: environment.locale),
            locale: environment.locale,
            textChanged: { host.text = $0 },
            presented: { presentation = $0 },
            validityChanged: { host.validity = $0 },
            validate: host.validate,
            completed: { host.onComplete?() },
            refused: { refusalCount += 1 }
        )
    }
}
#endif
