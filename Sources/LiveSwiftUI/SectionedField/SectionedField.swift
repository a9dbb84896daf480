#if canImport(SwiftUI) && !os(watchOS)
public import LiveControls
public import SwiftUI

/// One value that is entered in sections: a card's number, a telephone number, a code. Also a plain field with a
/// floating label.
///
/// ```swift
/// SectionedField("Card number", text: $number, format: .card) { isPayable = true }
///     .sectionedFieldStyle(.bordered)
/// ```
///
/// On iOS, tvOS and visionOS it is the control of `LiveUIKit`; on macOS one `NSTextField` before drawn sections.
public struct SectionedField: View {
    private let title: FieldTitle
    @Binding private var text: String
    private let format: SectionedFormat
    private let validate: (@MainActor (String) -> FieldValidity?)?
    private let onComplete: (@MainActor () -> Void)?
    private let validity: Binding<FieldValidity>?
    @State private var ownValidity = FieldValidity.neutral
    @Environment(\.sectionedFieldStyle) private var style
    @Environment(\.locale) private var locale
    @Environment(\.fieldFocus) private var focus

    /// Creates a field whose label is looked up in the app's words.
    ///
    /// - Parameters:
    ///   - labelResource: The label, which VoiceOver reads as the field's name.
    ///   - text: The text without separators.
    ///   - format: What it is for.
    ///   - validity: Whether the text is right, as far as it has been asked. An app sets it when it has asked elsewhere, such as a
    ///     server; it holds until the text is changed.
    ///   - onComplete: Called when nothing is missing any more.
    ///   - validate: The app's own rules, asked when the field is left; `nil` where the format's are enough.
    public init(
        _ labelResource: LocalizedStringResource,
        text: Binding<String>,
        format: SectionedFormat,
        validity: Binding<FieldValidity>? = nil,
        onComplete: (@MainActor () -> Void)? = nil,
        validate: (@MainActor (String) -> FieldValidity?)? = nil
    ) {
        self.init(.resource(labelResource), text, format, validity, onComplete, validate)
    }

    /// Creates a field whose label is shown as it is.
    ///
    /// - Parameters:
    ///   - label: The label, which VoiceOver reads as the field's name.
    ///   - text: The text without separators.
    ///   - format: What it is for.
    ///   - validity: Whether the text is right, as far as it has been asked. An app sets it when it has asked elsewhere, such as a
    ///     server; it holds until the text is changed.
    ///   - onComplete: Called when nothing is missing any more.
    ///   - validate: The app's own rules, asked when the field is left; `nil` where the format's are enough.
    @_disfavoredOverload public init(
        _ label: some StringProtocol,
        text: Binding<String>,
        format: SectionedFormat,
        validity: Binding<FieldValidity>? = nil,
        onComplete: (@MainActor () -> Void)? = nil,
        validate: (@MainActor (String) -> FieldValidity?)? = nil
    ) {
        self.init(FieldTitle(label), text, format, validity, onComplete, validate)
    }

    private init(
        _ title: FieldTitle,
        _ text: Binding<String>,
        _ format: SectionedFormat,
        _ validity: Binding<FieldValidity>?,
        _ onComplete: (@MainActor () -> Void)?,
        _ validate: (@MainActor (String) -> FieldValidity?)?
    ) {
        self.title = title
        _text = text
        self.format = format
        self.validity = validity
        self.validate = validate
        self.onComplete = onComplete
    }

    /// The field, in the style of its surroundings.
    public var body: some View {
        let label = title.text(in: locale)
        let validity = validity ?? $ownValidity
        return style.view(
            SectionedFieldStyleConfiguration(
                label: label,
                text: text,
                format: format,
                validity: validity.wrappedValue
            ) { appearance in
                AnyView(
                    NativeSectionedField(
                        label: label,
                        text: $text,
                        validity: validity,
                        format: format,
                        appearance: appearance,
                        validate: validate,
                        onComplete: onComplete
                    )
                    #if canImport(UIKit)
                    // On a Mac, the native field is attached by itself: the views before its text may have a focus too.
                    .attached(to: focus)
                    #endif
                )
            }
        )
    }
}
#endif
