#if canImport(UIKit) && !os(watchOS)
public import LiveControls
public import UIKit

extension SectionedField {
    /// What a ``SectionedField`` looks like.
    ///
    /// ```swift
    /// let field = SectionedField.bordered(.card)
    /// field.style.correct.image = UIImage(systemName: "checkmark")
    /// field.style.incorrect.label = "There is no such card"
    /// ```
    public struct Style {
        /// What a field looks like in one state of validity.
        public struct Look {
            /// The colour of the line or boxes; `nil` for ``SectionedField/Style/restColor`` and
            /// ``SectionedField/Style/editingColor``.
            public var color: UIColor?
            /// The colour of the label above the field; `nil` for that of the line or boxes.
            public var labelColor: UIColor?
            /// The image at the trailing side.
            public var image: UIImage?
            /// The label's text in place of the field's own.
            public var label: String?

            /// Creates a look.
            public init(color: UIColor? = nil, labelColor: UIColor? = nil, image: UIImage? = nil, label: String? = nil)
            {
                self.color = color
                self.labelColor = labelColor
                self.image = image
                self.label = label
            }
        }

        /// What the sections are drawn with.
        public var appearance = SectionedFieldAppearance.underlined
        /// How thick lines and borders are, in points.
        public var lineWidth: CGFloat = 1
        /// The radius of the boxes' corners, in points.
        public var cornerRadius: CGFloat = 6
        /// The gap between sections, in points.
        public var gap = SectionLayout.gap
        /// The colour of lines and borders at rest.
        public var restColor = UIColor.opaqueSeparator
        /// The colour of lines and borders while the person edits; `nil` for the tint.
        public var editingColor: UIColor?

        /// The text's font; `nil` for body text, in sections with digits and letters of one width.
        ///
        /// Of a font for digits, digits of one width are taken. Where letters of several widths would stand in sections, only
        /// its size is taken.
        public var textFont: UIFont?
        /// The text's colour.
        public var textColor = UIColor.label

        /// The label's font; `nil` for that of body text.
        public var labelFont: UIFont?
        /// The label's colour in the field's place.
        public var labelColor = UIColor.quietRole
        /// The label's colour above the field; `nil` for that of the line or boxes.
        public var raisedLabelColor: UIColor?
        /// Where the label stands, and the text of a field with one section.
        public var labelAlignment = NSTextAlignment.natural
        /// An image before the label, which fades while the person edits.
        public var labelImage: UIImage?
        /// How the images fit their places.
        public var imageContentMode = UIView.ContentMode.scaleAspectFit

        /// Before it is known whether the text is right.
        public var neutral = Look()
        /// Where the text is right: not told by the colour alone.
        public var correct = Look(
            color: .correctRole,
            image: UIImage(systemName: "checkmark.circle.fill")
        )
        /// Where it is wrong: not told by the colour alone.
        public var incorrect = Look(
            color: .incorrectRole,
            image: UIImage(systemName: "exclamationmark.circle.fill")
        )

        /// Creates the usual appearance.
        public init() {}

        func look(_ validity: FieldValidity) -> Look {
            switch validity {
            case .neutral: neutral
            case .correct: correct
            case .incorrect: incorrect
            }
        }
    }
}
#endif
