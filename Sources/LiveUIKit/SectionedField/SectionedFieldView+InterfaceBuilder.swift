#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// The properties for Interface Builder. Each is a part of ``SectionedFieldView/style`` or an outlet of the field.
extension SectionedFieldView {
    /// The data source as an outlet. It must be a ``SectionedFieldDataSource``.
    @IBOutlet public var connectedDataSource: AnyObject? {
        get { dataSource }
        set { dataSource = newValue as? any SectionedFieldDataSource }
    }

    /// The delegate as an outlet. It must be a ``SectionedFieldDelegate``.
    @IBOutlet public var connectedDelegate: AnyObject? {
        get { delegate }
        set { delegate = newValue as? any SectionedFieldDelegate }
    }

    /// The declaration of the format, such as `card` or `digits 4 4`. Other values are ignored.
    @IBInspectable public var formatName: String {
        get { format.declaration }
        set { format = SectionedFormat(newValue) ?? format }
    }

    /// `bordered` for a box around each section, `underlined` for a line under it, `outlined` for one box. Other values
    /// are ignored.
    @IBInspectable public var appearanceName: String {
        get {
            switch style.appearance {
            case .bordered: "bordered"
            case .underlined: "underlined"
            case .outlined: "outlined"
            }
        }
        set {
            switch newValue {
            case "bordered": style.appearance = .bordered
            case "underlined": style.appearance = .underlined
            case "outlined": style.appearance = .outlined
            default: break
            }
        }
    }

    /// The width of lines and borders, in points.
    @IBInspectable public var lineWidth: Double {
        get { Double(style.lineWidth) }
        set { style.lineWidth = CGFloat(newValue) }
    }

    /// The gap between sections, in points.
    @IBInspectable public var gap: Double {
        get { style.gap }
        set { style.gap = newValue }
    }

    /// The color of lines and borders at rest.
    @IBInspectable dynamic public var restColor: UIColor {
        get { style.restColor }
        set { style.restColor = newValue }
    }

    /// The color of lines and borders during editing; `nil` for the tint.
    @IBInspectable dynamic public var editingColor: UIColor? {
        get { style.editingColor }
        set { style.editingColor = newValue }
    }

    /// The color of the text.
    @IBInspectable dynamic public var textColor: UIColor {
        get { style.textColor }
        set { style.textColor = newValue }
    }

    /// The label's color in the text's place.
    @IBInspectable dynamic public var labelColor: UIColor {
        get { style.labelColor }
        set { style.labelColor = newValue }
    }

    /// The label's color above the field; `nil` for that of the lines.
    @IBInspectable dynamic public var raisedLabelColor: UIColor? {
        get { style.raisedLabelColor }
        set { style.raisedLabelColor = newValue }
    }

    /// An image before the label, which fades out during editing.
    @IBInspectable public var labelImage: UIImage? {
        get { style.labelImage }
        set { style.labelImage = newValue }
    }

    /// The color of lines and borders if the text is correct.
    @IBInspectable dynamic public var correctColor: UIColor? {
        get { style.correct.color }
        set { style.correct.color = newValue }
    }

    /// The label's color if the text is correct; `nil` for that of the lines.
    @IBInspectable dynamic public var correctLabelColor: UIColor? {
        get { style.correct.labelColor }
        set { style.correct.labelColor = newValue }
    }

    /// The label's text if the text is correct; empty for the field's own label.
    @IBInspectable public var correctLabel: String {
        get { style.correct.label ?? "" }
        set { style.correct.label = newValue.isEmpty ? nil : newValue }
    }

    /// The image at the trailing side if the text is correct.
    @IBInspectable public var correctImage: UIImage? {
        get { style.correct.image }
        set { style.correct.image = newValue }
    }

    /// The color of lines and borders if the text is incorrect.
    @IBInspectable dynamic public var incorrectColor: UIColor? {
        get { style.incorrect.color }
        set { style.incorrect.color = newValue }
    }

    /// The label's color if the text is incorrect; `nil` for that of the lines.
    @IBInspectable dynamic public var incorrectLabelColor: UIColor? {
        get { style.incorrect.labelColor }
        set { style.incorrect.labelColor = newValue }
    }

    /// The label's text if the text is incorrect; empty for the field's own label.
    @IBInspectable public var incorrectLabel: String {
        get { style.incorrect.label ?? "" }
        set { style.incorrect.label = newValue.isEmpty ? nil : newValue }
    }

    /// The image at the trailing side if the text is incorrect.
    @IBInspectable public var incorrectImage: UIImage? {
        get { style.incorrect.image }
        set { style.incorrect.image = newValue }
    }
}
#endif
