#if canImport(UIKit) && !os(watchOS)
public import LiveControls
public import UIKit

extension SectionedFieldView {
    /// Creates a field with a box around each section.
    ///
    /// - Parameters:
    ///   - format: The format of the text.
    ///   - label: The label, which is also the field's accessibility label.
    ///   - width: The border width of the boxes, in points.
    ///   - color: The color; `nil` for gray at rest and the tint during editing.
    public static func bordered(
        _ format: SectionedFormat,
        label: String = "",
        width: CGFloat = 1,
        color: UIColor? = nil
    ) -> Self {
        make(format, label, .bordered, width, color)
    }

    /// Creates a field with a line under each section.
    ///
    /// - Parameters:
    ///   - format: The format of the text.
    ///   - label: The label, which is also the field's accessibility label.
    ///   - width: The width of the lines, in points.
    ///   - color: The color; `nil` for gray at rest and the tint during editing.
    public static func underlined(
        _ format: SectionedFormat,
        label: String = "",
        width: CGFloat = 1,
        color: UIColor? = nil
    ) -> Self {
        make(format, label, .underlined, width, color)
    }

    /// Creates a field with one box around all sections, like the boxed fields beside it.
    ///
    /// - Parameters:
    ///   - format: The format of the text.
    ///   - label: The label, which is also the field's accessibility label.
    ///   - width: The border width of the box, in points.
    ///   - color: The color; `nil` for gray at rest and the tint during editing.
    public static func outlined(
        _ format: SectionedFormat,
        label: String = "",
        width: CGFloat = 1,
        color: UIColor? = nil
    ) -> Self {
        make(format, label, .outlined, width, color)
    }

    /// Creates a field with a box around each section and a data source for the sections.
    ///
    /// - Parameters:
    ///   - dataSource: The data source for the sections.
    ///   - delegate: The delegate.
    ///   - label: The label, which is also the field's accessibility label.
    public static func bordered(
        dataSource: any SectionedFieldDataSource,
        delegate: (any SectionedFieldDelegate)? = nil,
        label: String = ""
    ) -> Self {
        bordered(.sections([], .any), label: label).connected(dataSource, delegate)
    }

    /// Creates a field with a line under each section and a data source for the sections.
    ///
    /// - Parameters:
    ///   - dataSource: The data source for the sections.
    ///   - delegate: The delegate.
    ///   - label: The label, which is also the field's accessibility label.
    public static func underlined(
        dataSource: any SectionedFieldDataSource,
        delegate: (any SectionedFieldDelegate)? = nil,
        label: String = ""
    ) -> Self {
        underlined(.sections([], .any), label: label).connected(dataSource, delegate)
    }

    private static func make(
        _ format: SectionedFormat,
        _ label: String,
        _ appearance: SectionedFieldAppearance,
        _ width: CGFloat,
        _ color: UIColor?
    ) -> Self {
        var style = Style()
        style.appearance = appearance
        style.lineWidth = width
        style.neutral.color = color
        let field = Self(frame: .zero)
        field.style = style
        field.format = format
        field.label = label
        return field
    }

    private func connected(
        _ dataSource: any SectionedFieldDataSource,
        _ delegate: (any SectionedFieldDelegate)?
    ) -> Self {
        self.dataSource = dataSource
        self.delegate = delegate
        return self
    }
}
#endif
