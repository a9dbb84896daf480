#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// What Interface Builder sets. Each is a part of ``SectionedField/style``, or connects the field.
extension SectionedField {
    /// The data source, for a connection in a nib; it is a ``SectionedFieldDataSource``.
    @IBOutlet public var connectedDataSource: AnyObject? {
        get { dataSource }
        set { dataSource = newValue as? any SectionedFieldDataSource }
    }

    /// The delegate, for a connection in a nib; it is a ``SectionedFieldDelegate``.
    @IBOutlet public var connectedDelegate: AnyObject? {
        get { delegate }
        set { delegate = newValue as? any SectionedFieldDelegate }
    }

    /// `bordered` for a box around each section, `underlined` for a line under it; another word changes nothing.
    @IBInspectable public var appearanceName: String {
        get { style.appearance == .bordered ? "bordered" : "underlined" }
        set {
            switch newValue {
            case "bordered": style.appearance = .bordered
            case "underlined": style.appearance = .underlined
            default: break
            }
        }
    }

    /// How thick lines and borders are, in points.
    @IBInspectable public var lineWidth: Double {
        get { Double(style.lineWidth) }
        set { style.lineWidth = CGFloat(newValue) }
    }

    /// The gap between sections, in points.
    @IBInspectable public var gap: Double {
        get { style.gap }
        set { style.gap = newValue }
    }

    /// The colour of lines and borders at rest.
    @IBInspectable public var restColor: UIColor {
        get { style.restColor }
        set { style.restColor = newValue }
    }

    /// The colour of lines and borders while the person edits; `nil` for the tint.
    @IBInspectable public var editingColor: UIColor? {
        get { style.editingColor }
        set { style.editingColor = newValue }
    }

    /// The colour of the text.
    @IBInspectable public var textColor: UIColor {
        get { style.textColor }
        set { style.textColor = newValue }
    }

    /// The label's colour in the field's place.
    @IBInspectable public var labelColor: UIColor {
        get { style.labelColor }
        set { style.labelColor = newValue }
    }

    /// The label's colour above the field; `nil` for that of the lines.
    @IBInspectable public var raisedLabelColor: UIColor? {
        get { style.raisedLabelColor }
        set { style.raisedLabelColor = newValue }
    }

    /// An image before the label, which fades while the person edits.
    @IBInspectable public var labelImage: UIImage? {
        get { style.labelImage }
        set { style.labelImage = newValue }
    }

    /// The colour of lines and borders where the text is right.
    @IBInspectable public var correctColor: UIColor? {
        get { style.correct.color }
        set { style.correct.color = newValue }
    }

    /// The label's colour where the text is right; `nil` for that of the lines.
    @IBInspectable public var correctLabelColor: UIColor? {
        get { style.correct.labelColor }
        set { style.correct.labelColor = newValue }
    }

    /// The label's text where the text is right; empty for the field's own.
    @IBInspectable public var correctLabel: String {
        get { style.correct.label ?? "" }
        set { style.correct.label = newValue.isEmpty ? nil : newValue }
    }

    /// The image at the trailing side where the text is right.
    @IBInspectable public var correctImage: UIImage? {
        get { style.correct.image }
        set { style.correct.image = newValue }
    }

    /// The colour of lines and borders where the text is wrong.
    @IBInspectable public var incorrectColor: UIColor? {
        get { style.incorrect.color }
        set { style.incorrect.color = newValue }
    }

    /// The label's colour where the text is wrong; `nil` for that of the lines.
    @IBInspectable public var incorrectLabelColor: UIColor? {
        get { style.incorrect.labelColor }
        set { style.incorrect.labelColor = newValue }
    }

    /// The label's text where the text is wrong; empty for the field's own.
    @IBInspectable public var incorrectLabel: String {
        get { style.incorrect.label ?? "" }
        set { style.incorrect.label = newValue.isEmpty ? nil : newValue }
    }

    /// The image at the trailing side where the text is wrong.
    @IBInspectable public var incorrectImage: UIImage? {
        get { style.incorrect.image }
        set { style.incorrect.image = newValue }
    }
}
#endif
