#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

extension View {
    /// Adds a view before the text of sectioned fields with one section within this view.
    ///
    /// ```swift
    /// SectionedField("Amount", text: $amount, format: .sections([], .digits))
    ///     .sectionedFieldLeading { Text("€") }
    /// ```
    ///
    /// - Parameter content: The view. Fields with more sections do not show it.
    public func sectionedFieldLeading(
        @ViewBuilder content: () -> some View
    ) -> ModifiedContent<Self, FieldModifier> {
        let view = AnyView(content())
        return field { $0.views.leading = view }
    }
}
#endif
