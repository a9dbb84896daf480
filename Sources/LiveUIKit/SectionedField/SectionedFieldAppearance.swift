#if canImport(UIKit) && !os(watchOS)
    import LiveControls
    public import UIKit

    /// What a ``SectionedField`` looks like.
    public struct SectionedFieldAppearance {
        /// What a field looks like in one state of validity.
        public struct Look {
            /// The colour of the label and of the line or boxes; `nil` for the tint, or grey at rest.
            public var color: UIColor?
            /// The image at the trailing side.
            public var image: UIImage?
            /// The label's text in place of the field's own.
            public var label: String?

            /// Creates a look.
            public init(color: UIColor? = nil, image: UIImage? = nil, label: String? = nil) {
                self.color = color
                self.image = image
                self.label = label
            }
        }

        /// What the sections are drawn with.
        public var appearance = SectionedField.Appearance.underlined
        /// Where the label stands.
        public var labelAlignment = NSTextAlignment.natural
        /// An image before the label, which fades while the person edits.
        public var labelImage: UIImage?
        /// The text's colour.
        public var textColor = UIColor.label
        /// The gap between sections, in points.
        public var gap = SectionLayout.gap
        /// Before it is known whether the text is right.
        public var neutral = Look()
        /// Where the text is right.
        public var correct = Look(color: .systemGreen)
        /// Where it is wrong.
        public var incorrect = Look(color: .systemRed)

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
#endif
