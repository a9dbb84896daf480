#if canImport(UIKit) && !os(watchOS)
public import LiveControls
public import UIKit

extension SectionedFieldView {
    /// The appearance of a ``SectionedFieldView``.
    ///
    /// ```swift
    /// let field = SectionedFieldView.bordered(.card)
    /// field.style.correct.image = UIImage(systemName: "checkmark")
    /// field.style.incorrect.label = "There is no such card"
    /// ```
    public struct Style: Sendable {
        /// The appearance of a field in one state of validity.
        public struct Look: Sendable {
            /// The color of the line or boxes; `nil` for ``SectionedFieldView/Style/restColor`` and
            /// ``SectionedFieldView/Style/editingColor``.
            public var color: UIColor?
            /// The color of the label above the field; `nil` for that of the line or boxes.
            public var labelColor: UIColor?
            /// The image at the trailing side.
            public var image: UIImage?
            /// The label's text in this state; `nil` for the field's own label.
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

        /// The appearance of the sections.
        public var appearance = SectionedFieldAppearance.underlined
        /// The width of lines and borders, in points.
        public var lineWidth: CGFloat = 1
        /// The corner radius of the boxes, in points.
        public var cornerRadius: CGFloat = 6
        /// The gap between sections, in points.
        public var gap = SectionLayout.gap
        /// The color of lines and borders at rest.
        public var restColor = UIColor.opaqueSeparator
        /// The color of lines and borders during editing; `nil` for the tint.
        public var editingColor: UIColor?

        /// The text's font; `nil` for body text, in sections with digits and letters of equal width.
        ///
        /// A format of digits uses the font's monospaced digits. If letters of different widths would be in sections,
        /// only the font's size is used.
        public var textFont: UIFont?
        /// The text's color.
        public var textColor = UIColor.label

        /// The label's font; `nil` for that of body text.
        public var labelFont: UIFont?
        /// The label's color in the text's place.
        public var labelColor = UIColor.quietRole
        /// The label's color above the field; `nil` for that of the line or boxes.
        public var raisedLabelColor: UIColor?
        /// The alignment of the label, and of the text in a field with one section.
        public var labelAlignment = NSTextAlignment.natural
        /// An image before the label, which fades out during editing.
        public var labelImage: UIImage?
        /// The content mode of the images.
        public var imageContentMode = UIView.ContentMode.scaleAspectFit

        /// The appearance before the text is validated.
        public var neutral = Look()
        /// The appearance of a correct text. It does not rely on color alone.
        public var correct = Look(
            color: .correctRole,
            image: UIImage(systemName: "checkmark.circle.fill")
        )
        /// The appearance of an incorrect text. It does not rely on color alone.
        public var incorrect = Look(
            color: .incorrectRole,
            image: UIImage(systemName: "exclamationmark.circle.fill")
        )

        /// Creates the default style.
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
