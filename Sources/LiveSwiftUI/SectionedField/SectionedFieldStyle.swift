#if canImport(SwiftUI) && !os(watchOS)
public import LiveControls
public import SwiftUI

/// How a sectioned field looks.
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
    /// What there is to show.
    typealias Configuration = SectionedFieldStyleConfiguration
}

/// What a style shows of a sectioned field.
@MainActor @preconcurrency public struct SectionedFieldStyleConfiguration {
    /// The label.
    public let label: String
    /// The text without separators.
    public let text: String
    /// What the field is for: its sections and what they take.
    public let format: SectionedFormat
    /// Whether the text is right, as far as it has been asked.
    public let validity: FieldValidity
    let makeField: @MainActor (SectionedFieldAppearance) -> AnyView

    /// The field itself, with its label and its sections.
    ///
    /// - Parameter appearance: What the sections are drawn with.
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

extension SectionedFieldStyle where Self == UnderlinedSectionedFieldStyle {
    /// What a field has unless told otherwise.
    public static var automatic: UnderlinedSectionedFieldStyle { UnderlinedSectionedFieldStyle() }
    /// A line under each section.
    public static var underlined: UnderlinedSectionedFieldStyle { UnderlinedSectionedFieldStyle() }
}

extension SectionedFieldStyle where Self == BorderedSectionedFieldStyle {
    /// A box around each section.
    public static var bordered: BorderedSectionedFieldStyle { BorderedSectionedFieldStyle() }
}

private struct SectionedFieldStyleKey: EnvironmentKey {
    static var defaultValue: any SectionedFieldStyle { UnderlinedSectionedFieldStyle() }
}

extension EnvironmentValues {
    var sectionedFieldStyle: any SectionedFieldStyle {
        get { self[SectionedFieldStyleKey.self] }
        set { self[SectionedFieldStyleKey.self] = newValue }
    }
}

extension View {
    /// Gives the sectioned fields inside a look.
    ///
    /// - Parameter style: The look, such as ``SectionedFieldStyle/underlined`` or ``SectionedFieldStyle/bordered``.
    public func sectionedFieldStyle(_ style: some SectionedFieldStyle) -> some View {
        environment(\.sectionedFieldStyle, style)
    }
}
#endif
