#if canImport(SwiftUI) && !os(watchOS)
public import LiveControls
public import LiveText
public import SwiftUI

/// A text field with a limit and a counter that never loses or mangles text.
///
/// ```swift
/// LimitedTextField("Name", text: $name, limit: 30)
/// LimitedTextField("Note", text: $note).defaultCharacterLimit(160, unit: .utf8)
/// LimitedTextField("Post", text: $post, limit: TextLimit(300).and(3000, unit: .utf8).atLeast(3))
/// ```
///
/// While an input method composes, no limit is enforced. Text that the program sets is never cut. On iOS, tvOS and
/// visionOS, this view uses the field of `LiveUIKit`; on macOS, an `NSTextField`.
public struct LimitedTextField: LiveField {
    private let title: FieldTitle
    @Binding private var text: String
    private let limit: TextLimit?
    private var settings = LimitedFieldSettings()
    @Environment(\.characterLimit) private var environmentLimit
    @Environment(\.locale) private var locale
    @Environment(\.fieldTraits) private var traits

    /// Creates a field with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The placeholder, which is also the field's accessibility label.
    ///   - text: The text.
    ///   - limit: The maximum; zero or less for no limit. It defaults to that of the surrounding
    ///     `defaultCharacterLimit(_:unit:)`.
    ///   - unit: The unit that is counted.
    ///   - overflow: The handling of an edit that would exceed the limit.
    ///   - counter: When the counter is shown.
    ///   - warnAt: The number of remaining units at which a counter that's shown near the limit appears.
    public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<String>,
        limit: Int? = nil,
        unit: TextUnit = .characters,
        overflow: TextOverflow = .refuse,
        counter: CounterDisplay = .always,
        warnAt: Int = CountRingSettings.defaultWarnAt
    ) {
        self.init(.resource(titleResource), text, limit.map { TextLimit($0, unit: unit) }, overflow, counter, warnAt)
    }

    /// Creates a field with a title that is not localized.
    ///
    /// - Parameters:
    ///   - title: The placeholder, which is also the field's accessibility label.
    ///   - text: The text.
    ///   - limit: The maximum; zero or less for no limit. It defaults to that of the surrounding
    ///     `defaultCharacterLimit(_:unit:)`.
    ///   - unit: The unit that is counted.
    ///   - overflow: The handling of an edit that would exceed the limit.
    ///   - counter: When the counter is shown.
    ///   - warnAt: The number of remaining units at which a counter that's shown near the limit appears.
    @_disfavoredOverload public init(
        _ title: some StringProtocol,
        text: Binding<String>,
        limit: Int? = nil,
        unit: TextUnit = .characters,
        overflow: TextOverflow = .refuse,
        counter: CounterDisplay = .always,
        warnAt: Int = CountRingSettings.defaultWarnAt
    ) {
        self.init(FieldTitle(title), text, limit.map { TextLimit($0, unit: unit) }, overflow, counter, warnAt)
    }

    /// Creates a field with a localized title and a limit with a minimum, weights, or further limits.
    ///
    /// - Parameters:
    ///   - titleResource: The placeholder, which is also the field's accessibility label.
    ///   - text: The text.
    ///   - limit: The limit.
    ///   - overflow: The handling of an edit that would exceed the limit.
    ///   - counter: When the counter is shown.
    ///   - warnAt: The number of remaining units at which a counter that's shown near the limit appears.
    public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<String>,
        limit: TextLimit,
        overflow: TextOverflow = .refuse,
        counter: CounterDisplay = .always,
        warnAt: Int = CountRingSettings.defaultWarnAt
    ) {
        self.init(.resource(titleResource), text, limit, overflow, counter, warnAt)
    }

    /// Creates a field with a title that is not localized and a limit with a minimum, weights, or further limits.
    ///
    /// - Parameters:
    ///   - title: The placeholder, which is also the field's accessibility label.
    ///   - text: The text.
    ///   - limit: The limit.
    ///   - overflow: The handling of an edit that would exceed the limit.
    ///   - counter: When the counter is shown.
    ///   - warnAt: The number of remaining units at which a counter that's shown near the limit appears.
    @_disfavoredOverload public init(
        _ title: some StringProtocol,
        text: Binding<String>,
        limit: TextLimit,
        overflow: TextOverflow = .refuse,
        counter: CounterDisplay = .always,
        warnAt: Int = CountRingSettings.defaultWarnAt
    ) {
        self.init(FieldTitle(title), text, limit, overflow, counter, warnAt)
    }

    private init(
        _ title: FieldTitle,
        _ text: Binding<String>,
        _ limit: TextLimit?,
        _ overflow: TextOverflow,
        _ counter: CounterDisplay,
        _ warnAt: Int
    ) {
        self.title = title
        _text = text
        self.limit = limit
        settings.overflow = overflow
        settings.counter = counter
        settings.warnAt = warnAt
    }

    /// The field.
    public var body: some View {
        NativeLimitedField(title: title.text(in: locale), text: $text, settings: limitedSettings)
            .attached(to: traits.focus)
    }

    private var limitedSettings: LimitedFieldSettings {
        var settings = settings
        settings.limit = limit ?? environmentLimit
        return settings
    }
}
#endif
