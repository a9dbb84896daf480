#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// The title of a field: a plain string, or a resource that is localized for the field's environment.
///
/// A native field needs a `String`. SwiftUI's `LocalizedStringKey` does not provide one, but a
/// `LocalizedStringResource`, which has the same literal syntax, does.
enum FieldTitle: Sendable, Hashable {
    case text(String)
    case resource(LocalizedStringResource)

    init(_ text: some StringProtocol) { self = .text(String(text)) }

    /// Returns the localized title.
    ///
    /// - Parameter locale: The locale of the environment; `nil` for the resource's own.
    func text(in locale: Locale? = nil) -> String {
        switch self {
        case .text(let text): return text
        case .resource(var resource):
            if let locale { resource.locale = locale }
            return String(localized: resource)
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .text(let text): hasher.combine(text)
        case .resource(let resource): hasher.combine(resource.key)
        }
    }
}
#endif
