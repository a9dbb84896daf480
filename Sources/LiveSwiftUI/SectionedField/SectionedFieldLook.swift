#if canImport(SwiftUI) && !os(watchOS)
public import LiveControls
public import SwiftUI

/// The appearance of a sectioned field in one state of validity.
///
/// ```swift
/// SectionedField("Card number", text: $number, format: .card, validity: $validity)
///     .sectionedFieldLook(.init(label: "Your bank declined this card"), when: .incorrect)
/// ```
///
/// A property that is `nil` keeps the value of the surrounding look, and by default the platform's color and symbol.
public struct SectionedFieldLook: Sendable, Hashable {
    /// The color of the label and of the lines or boxes; `nil` for that of the surrounding look.
    public var color: Color?
    /// The color of the label above the field; `nil` for ``color``.
    public var labelColor: Color?
    /// The SF Symbol at the trailing side; `nil` for that of the surrounding look, and empty for none.
    public var symbol: String?
    /// The app's image at the trailing side, in its own colors; `nil` for the ``symbol``.
    public var image: Image?
    /// The label's text in this state; `nil` for the field's own label.
    public var label: String? {
        get { title?.text() }
        set { title = newValue.map { FieldTitle($0) } }
    }
    /// The source of ``label``.
    var title: FieldTitle?

    /// Creates a look with an optional label that is not localized.
    @_disfavoredOverload public init(color: Color? = nil, symbol: String? = nil, label: String? = nil) {
        self.color = color
        self.symbol = symbol
        self.label = label
    }

    /// Creates a look with a localized label.
    public init(color: Color? = nil, symbol: String? = nil, label: LocalizedStringResource) {
        self.color = color
        self.symbol = symbol
        title = .resource(label)
    }

    /// Creates a look with the app's image and an optional label that is not localized.
    @_disfavoredOverload public init(color: Color? = nil, image: Image, label: String? = nil) {
        self.color = color
        self.image = image
        self.label = label
    }

    /// Creates a look with the app's image and a localized label.
    public init(color: Color? = nil, image: Image, label: LocalizedStringResource) {
        self.color = color
        self.image = image
        title = .resource(label)
    }

    /// Applies the properties of another look that are not `nil`.
    mutating func take(_ look: SectionedFieldLook) {
        color = look.color ?? color
        labelColor = look.labelColor ?? labelColor
        title = look.title ?? title
        if look.symbol != nil || look.image != nil { (symbol, image) = (look.symbol, look.image) }
    }

    /// Hashes the properties that usually differ. Images support only equality.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(symbol)
        hasher.combine(title)
    }
}

/// An image next to a field: the app's own, or an SF Symbol.
struct FieldImage: Sendable, Hashable {
    var symbol: String?
    var image: Image?

    /// The image; `nil` if there is none.
    var shown: Image? { image ?? shownSymbol.map { Image(systemName: $0) } }

    /// The symbol; `nil` if there is none.
    var shownSymbol: String? { symbol?.isEmpty == true ? nil : symbol }

    func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
}

extension SectionedFieldLook {
    /// The image at the trailing side.
    var fieldImage: FieldImage { FieldImage(symbol: symbol, image: image) }
}

/// The looks of a field, and of its label.
struct SectionedFieldLooks: Sendable, Hashable {
    var neutral = SectionedFieldLook()
    // Does not rely on color alone.
    var correct = SectionedFieldLook(color: .role(.correct), symbol: "checkmark.circle.fill")
    var incorrect = SectionedFieldLook(color: .role(.incorrect), symbol: "exclamationmark.circle.fill")
    var labelAlignment = TextAlignment.leading
    var labelImage = FieldImage()
    var lines = SectionedFieldLines()

    subscript(validity: FieldValidity) -> SectionedFieldLook {
        get {
            switch validity {
            case .neutral: neutral
            case .correct: correct
            case .incorrect: incorrect
            }
        }
        set {
            switch validity {
            case .neutral: neutral = newValue
            case .correct: correct = newValue
            case .incorrect: incorrect = newValue
            }
        }
    }
}

/// The appearance of the sections, apart from the colors of the validity.
struct SectionedFieldLines: Sendable, Hashable {
    var width: CGFloat = 1
    var cornerRadius: CGFloat = 6
    var gap = SectionLayout.gap
    var restColor: Color?
    var editingColor: Color?
    var restingLabelColor: Color?
    var raisedLabelColor: Color?
}

extension View {
    /// Sets the appearance of sectioned fields within this view in one state of validity. Properties of the look that are
    /// `nil` stay unchanged.
    ///
    /// - Parameters:
    ///   - look: The color, the symbol and the label's text.
    ///   - validity: The state.
    public func sectionedFieldLook(_ look: SectionedFieldLook, when validity: FieldValidity) -> ModifiedContent<
        Self, FieldModifier
    > {
        field { $0.sectionedFieldLooks[validity].take(look) }
    }

    /// Sets the lines or boxes of sectioned fields within this view.
    ///
    /// - Parameters:
    ///   - width: The width of lines and borders, in points.
    ///   - gap: The gap between sections, in points.
    ///   - cornerRadius: The corner radius of the boxes, in points.
    ///   - color: The color at rest; `nil` for the platform's.
    ///   - editing: The color during editing; `nil` for the tint.
    public func sectionedFieldLines(
        width: CGFloat = 1,
        gap: Double = SectionLayout.gap,
        cornerRadius: CGFloat = 6,
        color: Color? = nil,
        editing: Color? = nil
    ) -> ModifiedContent<Self, FieldModifier> {
        field {
            $0.sectionedFieldLooks.lines.width = width
            $0.sectionedFieldLooks.lines.gap = gap
            $0.sectionedFieldLooks.lines.cornerRadius = cornerRadius
            $0.sectionedFieldLooks.lines.restColor = color
            $0.sectionedFieldLooks.lines.editingColor = editing
        }
    }

    /// Sets the label colors of sectioned fields within this view.
    ///
    /// - Parameters:
    ///   - resting: The color in the text's place; `nil` for a legible secondary color.
    ///   - raised: The color above the field; `nil` for that of the lines.
    public func sectionedFieldLabelColors(resting: Color? = nil, raised: Color? = nil) -> ModifiedContent<
        Self, FieldModifier
    > {
        field {
            $0.sectionedFieldLooks.lines.restingLabelColor = resting
            $0.sectionedFieldLooks.lines.raisedLabelColor = raised
        }
    }

    /// Sets the alignment and the symbol of the labels of sectioned fields within this view.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the label.
    ///   - symbol: The SF Symbol before the label, which fades out during editing; `nil` for none.
    public func sectionedFieldLabel(alignment: TextAlignment, symbol: String? = nil) -> ModifiedContent<
        Self, FieldModifier
    > {
        field {
            $0.sectionedFieldLooks.labelAlignment = alignment
            $0.sectionedFieldLooks.labelImage = FieldImage(symbol: symbol)
        }
    }

    /// Sets the alignment and the image of the labels of sectioned fields within this view.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the label.
    ///   - image: The app's image before the label, in its own colors, which fades out during editing.
    public func sectionedFieldLabel(alignment: TextAlignment, image: Image) -> ModifiedContent<Self, FieldModifier> {
        field {
            $0.sectionedFieldLooks.labelAlignment = alignment
            $0.sectionedFieldLooks.labelImage = FieldImage(image: image)
        }
    }
}
#endif
