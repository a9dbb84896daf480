#if canImport(SwiftUI) && !os(watchOS)
public import LiveControls
public import SwiftUI

/// What a sectioned field shows in one state of validity.
///
/// ```swift
/// SectionedField("Card number", text: $number, format: .card)
///     .sectionedFieldLook(.init(color: .red, symbol: "xmark", label: "There is no such card"), when: .incorrect)
/// ```
public struct SectionedFieldLook: Sendable, Hashable {
    /// The colour of the label and of the lines or boxes; `nil` for the platform's.
    public var color: Color?
    /// The colour of the label above the field; `nil` for ``color``.
    public var labelColor: Color?
    /// The SF Symbol at the trailing side; `nil` for none.
    public var symbol: String?
    /// An image of the app's at the trailing side, in its own colours; `nil` for the ``symbol``.
    public var image: Image?
    /// The label's text in place of the field's own; `nil` for that.
    public var label: String? {
        get { title?.text() }
        set { title = newValue.map { FieldTitle($0) } }
    }
    /// Where ``label`` comes from.
    var title: FieldTitle?

    /// Creates a look whose label, where there is one, is shown as it is.
    @_disfavoredOverload public init(color: Color? = nil, symbol: String? = nil, label: String? = nil) {
        self.color = color
        self.symbol = symbol
        self.label = label
    }

    /// Creates a look whose label is looked up in the app's words.
    public init(color: Color? = nil, symbol: String? = nil, label: LocalizedStringResource) {
        self.color = color
        self.symbol = symbol
        title = .resource(label)
    }

    /// Creates a look with an image of the app's, whose label, where there is one, is shown as it is.
    @_disfavoredOverload public init(color: Color? = nil, image: Image, label: String? = nil) {
        self.color = color
        self.image = image
        self.label = label
    }

    /// Creates a look with an image of the app's, whose label is looked up in the app's words.
    public init(color: Color? = nil, image: Image, label: LocalizedStringResource) {
        self.color = color
        self.image = image
        title = .resource(label)
    }

    /// Feeds what tells most looks apart; images are only equal or not.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(symbol)
        hasher.combine(title)
    }
}

/// An image beside a field: the app's own, or one of Apple's symbols.
struct FieldImage: Sendable, Hashable {
    var symbol: String?
    var image: Image?

    /// The image, unless there is none.
    var shown: Image? { image ?? symbol.map { Image(systemName: $0) } }

    func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
}

extension SectionedFieldLook {
    /// The image at the trailing side.
    var fieldImage: FieldImage { FieldImage(symbol: symbol, image: image) }
}

/// The looks of a field, and its label.
struct SectionedFieldLooks: Sendable, Hashable {
    var neutral = SectionedFieldLook()
    // Not told by the colour alone.
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

/// What the sections of a field are drawn with, besides the colours of its validity.
struct SectionedFieldLines: Sendable, Hashable {
    var width: CGFloat = 1
    var cornerRadius: CGFloat = 6
    var gap = SectionLayout.gap
    var restColor: Color?
    var editingColor: Color?
    var restingLabelColor: Color?
    var raisedLabelColor: Color?
}

private struct SectionedFieldLooksKey: EnvironmentKey {
    static let defaultValue = SectionedFieldLooks()
}

extension EnvironmentValues {
    var sectionedFieldLooks: SectionedFieldLooks {
        get { self[SectionedFieldLooksKey.self] }
        set { self[SectionedFieldLooksKey.self] = newValue }
    }
}

extension View {
    /// Gives the sectioned fields inside what they show in one state of validity.
    ///
    /// - Parameters:
    ///   - look: The colour, the symbol and the label's text.
    ///   - validity: The state.
    public func sectionedFieldLook(_ look: SectionedFieldLook, when validity: FieldValidity) -> some View {
        transformEnvironment(\.sectionedFieldLooks) { $0[validity] = look }
    }

    /// Gives the sectioned fields inside their lines or boxes.
    ///
    /// - Parameters:
    ///   - width: How thick lines and borders are, in points.
    ///   - gap: The gap between sections, in points.
    ///   - cornerRadius: The radius of the boxes' corners, in points.
    ///   - color: Their colour at rest; `nil` for the platform's.
    ///   - editing: Their colour while the person edits; `nil` for the tint.
    public func sectionedFieldLines(
        width: CGFloat = 1,
        gap: Double = SectionLayout.gap,
        cornerRadius: CGFloat = 6,
        color: Color? = nil,
        editing: Color? = nil
    ) -> some View {
        transformEnvironment(\.sectionedFieldLooks) {
            $0.lines.width = width
            $0.lines.gap = gap
            $0.lines.cornerRadius = cornerRadius
            $0.lines.restColor = color
            $0.lines.editingColor = editing
        }
    }

    /// Gives the labels of the sectioned fields inside their colours.
    ///
    /// - Parameters:
    ///   - resting: In the field's place; `nil` for a quiet one that can be read.
    ///   - raised: Above the field; `nil` for that of the lines.
    public func sectionedFieldLabelColors(resting: Color? = nil, raised: Color? = nil) -> some View {
        transformEnvironment(\.sectionedFieldLooks) {
            $0.lines.restingLabelColor = resting
            $0.lines.raisedLabelColor = raised
        }
    }

    /// Gives the labels of the sectioned fields inside their place, and a symbol.
    ///
    /// - Parameters:
    ///   - alignment: Where the label stands.
    ///   - symbol: The SF Symbol before it, which fades while the person edits; `nil` for none.
    public func sectionedFieldLabel(alignment: TextAlignment, symbol: String? = nil) -> some View {
        transformEnvironment(\.sectionedFieldLooks) {
            $0.labelAlignment = alignment
            $0.labelImage = FieldImage(symbol: symbol)
        }
    }

    /// Gives the labels of the sectioned fields inside their place, and an image of the app's.
    ///
    /// - Parameters:
    ///   - alignment: Where the label stands.
    ///   - image: The image before it, in its own colours, which fades while the person edits.
    public func sectionedFieldLabel(alignment: TextAlignment, image: Image) -> some View {
        transformEnvironment(\.sectionedFieldLooks) {
            $0.labelAlignment = alignment
            $0.labelImage = FieldImage(image: image)
        }
    }
}
#endif
