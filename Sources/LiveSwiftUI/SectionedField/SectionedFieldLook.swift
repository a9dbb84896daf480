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
    /// The SF Symbol at the trailing side; `nil` for none.
    public var symbol: String?
    /// The label's text in place of the field's own; `nil` for that.
    public var label: String?

    /// Creates a look.
    public init(color: Color? = nil, symbol: String? = nil, label: String? = nil) {
        self.color = color
        self.symbol = symbol
        self.label = label
    }
}

/// The looks of a field, and its label.
struct SectionedFieldLooks: Sendable, Hashable {
    var neutral = SectionedFieldLook()
    var correct = SectionedFieldLook()
    var incorrect = SectionedFieldLook()
    var labelAlignment = TextAlignment.leading
    var labelSymbol: String?

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

    /// Gives the labels of the sectioned fields inside their place, and a symbol.
    ///
    /// - Parameters:
    ///   - alignment: Where the label stands.
    ///   - symbol: The SF Symbol before it, which fades while the person edits; `nil` for none.
    public func sectionedFieldLabel(alignment: TextAlignment, symbol: String? = nil) -> some View {
        transformEnvironment(\.sectionedFieldLooks) {
            $0.labelAlignment = alignment
            $0.labelSymbol = symbol
        }
    }
}
#endif
