#if canImport(SwiftUI) && !os(watchOS)
public import LiveControls
public import SwiftUI

/// One value in sections, such as a card number, a phone number or a code. Without sections, it is a plain field with a
/// floating label.
///
/// ```swift
/// SectionedField("Card number", text: $number, format: .card) { focus = .expiry }
///     .sectionedFieldStyle(.bordered)
/// ```
///
/// On iOS, tvOS and visionOS, this view uses the control of `LiveUIKit`; on macOS, one `NSTextField` in front of drawn
/// sections.
public struct SectionedField: LiveField {
    private let title: FieldTitle
    @Binding private var text: String
    private let format: SectionedFormat
    private let validate: (@MainActor (String) -> FieldValidity?)?
    private let onComplete: (@MainActor () -> Void)?
    private let validity: Binding<FieldValidity>?
    @State private var ownValidity = FieldValidity.neutral
    @Environment(\.locale) private var locale
    @Environment(\.fieldTraits) private var traits

    /// Creates a field with a localized label.
    ///
    /// - Parameters:
    ///   - labelResource: The label, which is also the field's accessibility label.
    ///   - text: The text without separators.
    ///   - format: The format of the text.
    ///   - validity: The last result of validation. Set it after validating elsewhere, such as on a server. It applies
    ///     until the text changes.
    ///   - onComplete: Called when the person completes the text. A typed text that could continue, such as a German telephone
    ///     number, is complete when they press Return.
    ///   - validate: Your own validation, called when the field is left; `nil` to use only the format's validation.
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

    /// Creates a field with a label that is not localized.
    ///
    /// - Parameters:
    ///   - label: The label, which is also the field's accessibility label.
    ///   - text: The text without separators.
    ///   - format: The format of the text.
    ///   - validity: The last result of validation. Set it after validating elsewhere, such as on a server. It applies
    ///     until the text changes.
    ///   - onComplete: Called when the person completes the text. A typed text that could continue, such as a German telephone
    ///     number, is complete when they press Return.
    ///   - validate: Your own validation, called when the field is left; `nil` to use only the format's validation.
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

    /// Creates a field with a localized label and your own validation.
    ///
    /// ```swift
    /// SectionedField("Ticket", text: $number, format: .code([2])) { $0 == "42" ? .correct : .incorrect }
    /// ```
    ///
    /// - Parameters:
    ///   - labelResource: The label, which is also the field's accessibility label.
    ///   - text: The text without separators.
    ///   - format: The format of the text.
    ///   - validity: The last result of validation.
    ///   - validate: Your own validation, called when the field is left; `nil` as its result uses the format's.
    public init(
        _ labelResource: LocalizedStringResource,
        text: Binding<String>,
        format: SectionedFormat,
        validity: Binding<FieldValidity>? = nil,
        validate: @escaping @MainActor (String) -> FieldValidity?
    ) {
        self.init(.resource(labelResource), text, format, validity, nil, validate)
    }

    /// Creates a field with a label that is not localized and your own validation.
    ///
    /// - Parameters:
    ///   - label: The label, which is also the field's accessibility label.
    ///   - text: The text without separators.
    ///   - format: The format of the text.
    ///   - validity: The last result of validation.
    ///   - validate: Your own validation, called when the field is left; `nil` as its result uses the format's.
    @_disfavoredOverload public init(
        _ label: some StringProtocol,
        text: Binding<String>,
        format: SectionedFormat,
        validity: Binding<FieldValidity>? = nil,
        validate: @escaping @MainActor (String) -> FieldValidity?
    ) {
        self.init(FieldTitle(label), text, format, validity, nil, validate)
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

    /// The field in the style of the environment.
    public var body: some View {
        let label = title.text(in: locale)
        let validity = validity ?? $ownValidity
        return traits.sectionedFieldStyle.view(
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
                    // On macOS, the native field itself is attached, because the views before its text may also take
                    // the focus.
                    .attached(to: traits.focus)
                    #endif
                )
            }
        )
    }
}
#endif
