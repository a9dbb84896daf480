#if canImport(SwiftUI) && !os(watchOS)
public import LiveControls
public import SwiftUI

/// The appearance of a sectioned field.
///
/// ```swift
/// struct Carded: SectionedFieldStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.field(.bordered).padding().background(.thinMaterial)
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol SectionedFieldStyle: LiveControlStyle
where StyleConfiguration == SectionedFieldStyleConfiguration {
    /// The values to show.
    typealias Configuration = SectionedFieldStyleConfiguration
}

/// The values that a sectioned field style shows.
@MainActor @preconcurrency public struct SectionedFieldStyleConfiguration {
    /// The label.
    public let label: String
    /// The text without separators.
    public let text: String
    /// The format: the sections and their accepted characters.
    public let format: SectionedFormat
    /// The last result of validation.
    public let validity: FieldValidity
    let makeField: @MainActor (SectionedFieldAppearance) -> AnyView

    /// Returns the field with its label and its sections.
    ///
    /// - Parameter appearance: The appearance of the sections.
    public func field(_ appearance: SectionedFieldAppearance) -> some View { makeField(appearance) }
}

/// A line under each section.
public struct UnderlinedSectionedFieldStyle: SectionedFieldStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Shows a field.
    public func makeBody(configuration: Configuration) -> some View { configuration.field(.underlined) }
}

/// A box around each section.
public struct BorderedSectionedFieldStyle: SectionedFieldStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Shows a field.
    public func makeBody(configuration: Configuration) -> some View { configuration.field(.bordered) }
}

/// One box around all sections, with dividers, like the boxed fields beside it.
public struct OutlinedSectionedFieldStyle: SectionedFieldStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Shows a field.
    public func makeBody(configuration: Configuration) -> some View { configuration.field(.outlined) }
}

extension SectionedFieldStyle where Self == UnderlinedSectionedFieldStyle {
    /// The default style.
    public static var automatic: UnderlinedSectionedFieldStyle { UnderlinedSectionedFieldStyle() }
    /// A line under each section.
    public static var underlined: UnderlinedSectionedFieldStyle { UnderlinedSectionedFieldStyle() }
}

extension SectionedFieldStyle where Self == BorderedSectionedFieldStyle {
    /// A box around each section.
    public static var bordered: BorderedSectionedFieldStyle { BorderedSectionedFieldStyle() }
}

extension SectionedFieldStyle where Self == OutlinedSectionedFieldStyle {
    /// One box around all sections, with dividers, like the boxed fields beside it.
    public static var outlined: OutlinedSectionedFieldStyle { OutlinedSectionedFieldStyle() }
}

extension View {
    /// Sets the style of sectioned fields within this view.
    ///
    /// - Parameter style: The style, such as ``SectionedFieldStyle/underlined`` or ``SectionedFieldStyle/bordered``.
    public func sectionedFieldStyle(_ style: some SectionedFieldStyle) -> ModifiedContent<Self, FieldModifier> {
        field { $0.sectionedFieldStyle = style }
    }
}
#endif
