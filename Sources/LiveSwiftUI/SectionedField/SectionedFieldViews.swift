#if canImport(SwiftUI) && !os(watchOS)
public import LiveControls
public import SwiftUI

/// The app's own views at a sectioned field.
struct SectionedFieldViews {
    /// Before the text of a field with one section.
    var leading: AnyView?
    /// Above the keyboard.
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
    /// Gives the sectioned fields inside that have one section a view before their text.
    ///
    /// ```swift
    /// SectionedField("Amount", text: $amount, format: .sections([], .digits))
    ///     .sectionedFieldLeading { Text("€") }
    /// ```
    ///
    /// - Parameter content: The view; it is not shown where there are more sections.
    public func sectionedFieldLeading(@ViewBuilder content: () -> some View) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.sectionedFieldViews) { $0.leading = view }
    }

    /// Gives the sectioned fields inside a view above the keyboard.
    ///
    /// It is not shown on a Mac or on visionOS, which have no place for it.
    ///
    /// ```swift
    /// SectionedField("Card number", text: $number, format: .card)
    ///     .sectionedFieldAccessory(.last) { Button("Pay", action: pay) }
    /// ```
    ///
    /// - Parameters:
    ///   - mode: At which sections it is shown.
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
