#if canImport(SwiftUI) && !os(watchOS)
public import LiveControls
public import LiveText
public import SwiftUI

/// A text field with a limit and a counter, which never loses or mangles what a person wrote.
///
/// ```swift
/// LimitedTextField("Name", text: $name, limit: 30)
/// LimitedTextField("Note", text: $note).characterLimit(160, unit: .utf8)
/// ```
///
/// While an input method composes, nothing is enforced. A text that the program sets is never cut. On iOS, tvOS and
/// visionOS it is the field of `LiveUIKit`, on macOS an `NSTextField`.
public struct LimitedTextField: View {
    private let title: FieldTitle
    @Binding private var text: String
    private let limit: TextLimit?
    private let overflow: TextOverflow
    private let counter: CounterDisplay
    @Environment(\.characterLimit) private var environmentLimit
    @Environment(\.locale) private var locale
    @Environment(\.fieldFocus) private var focus

    /// Creates a field whose title is looked up in the app's words.
    ///
    /// - Parameters:
    ///   - titleResource: The placeholder, which VoiceOver reads as the field's name.
    ///   - text: The text.
    ///   - limit: How much is allowed; zero or less: no limit. Without it that of
    ///     `characterLimit(_:unit:)` around it holds.
    ///   - unit: What is counted.
    ///   - overflow: What happens to an edit that would go past the limit.
    ///   - counter: When the counter is shown.
    public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<String>,
        limit: Int? = nil,
        unit: TextUnit = .characters,
        overflow: TextOverflow = .refuse,
        counter: CounterDisplay = .always
    ) {
        self.init(.resource(titleResource), text, limit.map { TextLimit($0, unit: unit) }, overflow, counter)
    }

    /// Creates a field whose title is shown as it is.
    ///
    /// - Parameters:
    ///   - title: The placeholder, which VoiceOver reads as the field's name.
    ///   - text: The text.
    ///   - limit: How much is allowed; zero or less: no limit. Without it that of
    ///     `characterLimit(_:unit:)` around it holds.
    ///   - unit: What is counted.
    ///   - overflow: What happens to an edit that would go past the limit.
    ///   - counter: When the counter is shown.
    @_disfavoredOverload public init(
        _ title: some StringProtocol,
        text: Binding<String>,
        limit: Int? = nil,
        unit: TextUnit = .characters,
        overflow: TextOverflow = .refuse,
        counter: CounterDisplay = .always
    ) {
        self.init(FieldTitle(title), text, limit.map { TextLimit($0, unit: unit) }, overflow, counter)
    }

    private init(
        _ title: FieldTitle,
        _ text: Binding<String>,
        _ limit: TextLimit?,
        _ overflow: TextOverflow,
        _ counter: CounterDisplay
    ) {
        self.title = title
        _text = text
        self.limit = limit
        self.overflow = overflow
        self.counter = counter
    }

    /// The field.
    public var body: some View {
        NativeLimitedField(
            title: title.text(in: locale),
            text: $text,
            limit: limit ?? environmentLimit,
            overflow: overflow,
            counter: counter
        )
        .attached(to: focus)
    }
}
#endif
