#if canImport(SwiftUI) && !os(watchOS)
public import LiveControls
public import SwiftUI

/// The app's own views in a sectioned field.
struct SectionedFieldViews {
    /// The view before the text of a field with one section.
    var leading: AnyView?
    /// The view above the keyboard.
    var accessory: AnyView?
    var accessoryMode = SectionedFieldAccessoryMode.always
}

private struct SectionedFieldViewsKey: EnvironmentKey {
    static var defaultValue: SectionedFieldViews { SectionedFieldViews() }
}

extension EnvironmentValues {
    var sectionedFieldViews: SectionedFieldViews {
        get { self[SectionedFieldViewsKey.self] }
        set { self[SectionedFieldViewsKey.self] = newValue }
    }
}

extension View {
    /// Adds a view before the text of sectioned fields with one section within this view.
    ///
    /// ```swift
    /// SectionedField("Amount", text: $amount, format: .sections([], .digits))
    ///     .sectionedFieldLeading { Text("€") }
    /// ```
    ///
    /// - Parameter content: The view. Fields with more sections do not show it.
    public func sectionedFieldLeading(@ViewBuilder content: () -> some View) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.sectionedFieldViews) { $0.leading = view }
    }

    /// Adds a view above the keyboard of sectioned fields within this view.
    ///
    /// macOS and visionOS do not show it.
    ///
    /// ```swift
    /// SectionedField("Card number", text: $number, format: .card)
    ///     .sectionedFieldAccessory(.last) { Button("Pay", action: pay) }
    /// ```
    ///
    /// - Parameters:
    ///   - mode: The sections at which the view is shown.
    ///   - content: The view, as wide as the keyboard.
    public func sectionedFieldAccessory(
        _ mode: SectionedFieldAccessoryMode = .always,
        @ViewBuilder content: () -> some View
    ) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.sectionedFieldViews) {
            $0.accessory = view
            $0.accessoryMode = mode
        }
    }
}
#endif
