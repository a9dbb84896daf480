#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// Words that an app gives a field: as they are, or to be looked up in the language of the field's surroundings.
///
/// A native field takes a `String`, which SwiftUI's own `LocalizedStringKey` does not give out; a
/// `LocalizedStringResource`, which is written the same way, does.
enum FieldTitle: Sendable, Hashable {
    case words(String)
    case resource(LocalizedStringResource)

    init(_ words: some StringProtocol) { self = .words(String(words)) }

    /// The words.
    ///
    /// - Parameter locale: That of the surroundings; `nil` for the resource's own.
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
