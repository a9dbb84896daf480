#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
public import LiveText
public import SwiftUI

/// An editor for several lines with a limit that holds.
///
/// ```swift
/// LimitedTextEditor("Post", text: $post, limit: 280, unit: .twitter)
///     .countRing(post, limit: 280, unit: .twitter)
/// ```
///
/// While an input method composes, no limit is enforced. Text that the program sets is never cut. Like SwiftUI's own
/// `TextEditor`, the view takes the available space and scrolls. Return inserts a line break, so it submits nothing. On
/// iPhone, `fieldDoneButton(_:)` ends editing. `onNativeField(_:)` applies only to fields with one line.
public struct LimitedTextEditor: LiveField {
    private let title: FieldTitle
    @Binding private var text: String
    private let limit: TextLimit?
    private let overflow: TextOverflow
    @Environment(\.characterLimit) private var environmentLimit
    @Environment(\.locale) private var locale
    @Environment(\.fieldTraits) private var traits

    /// Creates an editor with a localized title.
    ///
    /// - Parameters:
    ///   - titleResource: The accessibility label.
    ///   - text: The text.
    ///   - limit: The maximum; zero or less for no limit. It defaults to that of the surrounding
    ///     `defaultCharacterLimit(_:unit:)`.
    ///   - unit: The unit that is counted.
    ///   - overflow: The handling of an edit that would exceed the limit.
    public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<String>,
        limit: Int? = nil,
        unit: TextUnit = .characters,
        overflow: TextOverflow = .refuse
    ) {
        self.init(.resource(titleResource), text, limit.map { TextLimit($0, unit: unit) }, overflow)
    }

    /// Creates an editor with a title that is not localized.
    ///
    /// - Parameters:
    ///   - title: The accessibility label.
    ///   - text: The text.
    ///   - limit: The maximum; zero or less for no limit. It defaults to that of the surrounding
    ///     `defaultCharacterLimit(_:unit:)`.
    ///   - unit: The unit that is counted.
    ///   - overflow: The handling of an edit that would exceed the limit.
    @_disfavoredOverload public init(
        _ title: some StringProtocol,
        text: Binding<String>,
        limit: Int? = nil,
        unit: TextUnit = .characters,
        overflow: TextOverflow = .refuse
    ) {
        self.init(FieldTitle(title), text, limit.map { TextLimit($0, unit: unit) }, overflow)
    }

    /// Creates an editor with a localized title and a limit with a minimum, weights, or further limits.
    ///
    /// - Parameters:
    ///   - titleResource: The accessibility label.
    ///   - text: The text.
    ///   - limit: The limit.
    ///   - overflow: The handling of an edit that would exceed the limit.
    public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<String>,
        limit: TextLimit,
        overflow: TextOverflow = .refuse
    ) {
        self.init(.resource(titleResource), text, limit, overflow)
    }

    /// Creates an editor with a title that is not localized and a limit with a minimum, weights, or further limits.
    ///
    /// - Parameters:
    ///   - title: The accessibility label.
    ///   - text: The text.
    ///   - limit: The limit.
    ///   - overflow: The handling of an edit that would exceed the limit.
    @_disfavoredOverload public init(
        _ title: some StringProtocol,
        text: Binding<String>,
        limit: TextLimit,
        overflow: TextOverflow = .refuse
    ) {
        self.init(FieldTitle(title), text, limit, overflow)
    }

    private init(_ title: FieldTitle, _ text: Binding<String>, _ limit: TextLimit?, _ overflow: TextOverflow) {
        self.title = title
        _text = text
        self.limit = limit
        self.overflow = overflow
    }

    /// The editor.
    public var body: some View {
        NativeLimitedEditor(
            title: title.text(in: locale),
            text: $text,
            limit: limit ?? environmentLimit,
            overflow: overflow
        )
        .attached(to: traits.focus)
    }
}
#endif
