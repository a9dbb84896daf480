#if canImport(UIKit) && !os(watchOS)
public import LiveControls
public import UIKit

extension SectionedField {
    /// A field with a box around each section.
    ///
    /// - Parameters:
    ///   - format: What it is for.
    ///   - label: The label, which VoiceOver reads as the field's name.
    ///   - width: How thick the boxes' borders are, in points.
    ///   - color: Their colour; `nil` for grey at rest and the tint while the person edits.
    public static func bordered(
        _ format: SectionedFormat,
        label: String = "",
        width: CGFloat = 1,
        color: UIColor? = nil
    ) -> SectionedField {
        make(format, label, .bordered, width, color)
    }

    /// A field with a line under each section.
    ///
    /// - Parameters:
    ///   - format: What it is for.
    ///   - label: The label, which VoiceOver reads as the field's name.
    ///   - width: How thick the lines are, in points.
    ///   - color: Their colour; `nil` for grey at rest and the tint while the person edits.
    public static func underlined(
        _ format: SectionedFormat,
        label: String = "",
        width: CGFloat = 1,
        color: UIColor? = nil
    ) -> SectionedField {
        make(format, label, .underlined, width, color)
    }

    /// A field with a box around each section, whose sections a data source tells.
    ///
    /// - Parameters:
    ///   - dataSource: Tells the sections.
    ///   - delegate: Is told what goes on.
    ///   - label: The label, which VoiceOver reads as the field's name.
    public static func bordered(
        dataSource: any SectionedFieldDataSource,
        delegate: (any SectionedFieldDelegate)? = nil,
        label: String = ""
    ) -> SectionedField {
        connected(bordered(.sections([], .any), label: label), dataSource, delegate)
    }

    /// A field with a line under each section, whose sections a data source tells.
    ///
    /// - Parameters:
    ///   - dataSource: Tells the sections.
    ///   - delegate: Is told what goes on.
    ///   - label: The label, which VoiceOver reads as the field's name.
    public static func underlined(
        dataSource: any SectionedFieldDataSource,
        delegate: (any SectionedFieldDelegate)? = nil,
        label: String = ""
    ) -> SectionedField {
        connected(underlined(.sections([], .any), label: label), dataSource, delegate)
    }

    private static func make(
        _ format: SectionedFormat,
        _ label: String,
        _ appearance: SectionedFieldAppearance,
        _ width: CGFloat,
        _ color: UIColor?
    ) -> SectionedField {
        var style = Style()
        style.appearance = appearance
        style.lineWidth = width
        style.neutral.color = color
        let field = SectionedField(format, style: style)
        field.label = label
        return field
    }

    private static func connected(
        _ field: SectionedField,
        _ dataSource: any SectionedFieldDataSource,
        _ delegate: (any SectionedFieldDelegate)?
    ) -> SectionedField {
        field.dataSource = dataSource
        field.delegate = delegate
        return field
    }
}
#endif
