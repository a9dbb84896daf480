#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// The title of a field: a plain string, or a resource that is localized for the field's environment.
///
/// A native field needs a `String`. SwiftUI's `LocalizedStringKey` does not provide one, but a
/// `LocalizedStringResource`, which has the same literal syntax, does.
enum FieldTitle: Sendable, Hashable {
    case words(String)
    case resource(LocalizedStringResource)

    init(_ words: some StringProtocol) { self = .words(String(words)) }

    /// Returns the localized title.
    ///
    /// - Parameter locale: The locale of the environment; `nil` for the resource's own.
    func text(in locale: Locale? = nil) -> String {
        switch self {
        case .words(let words): return words
        case .resource(var resource):
            if let locale { resource.locale = locale }
            return String(localized: resource)
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .words(let words): hasher.combine(words)
        case .resource(let resource): hasher.combine(resource.key)
        }
    }
}
#endif
