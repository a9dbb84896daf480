#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

#if canImport(UIKit)
typealias NativeFont = UIFont
#elseif canImport(AppKit)
typealias NativeFont = NSFont
#endif

extension EnvironmentValues {
    /// The font that the environment sets; `nil` for none.
    @MainActor var fieldFont: NativeFont? {
        if let own = fieldTraits.font { return own }
        guard let font else { return nil }
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *) {
            // A Core Text font is a UIKit and an AppKit font.
            return font.resolve(in: fontResolutionContext).ctFont as AnyObject as? NativeFont
        }
        guard let style = Self.textStyles[font] else {
            FieldWarning.report("Before version 26, 'font(_:)' with this font has no effect. Use 'fieldFont(_:)'.")
            return nil
        }
        #if canImport(UIKit)
        return .preferredFont(
            forTextStyle: style,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(dynamicTypeSize))
        )
        #elseif canImport(AppKit)
        return .preferredFont(forTextStyle: style)
        #endif
    }

    private static var textStyles: [Font: NativeFont.TextStyle] {
        var styles: [Font: NativeFont.TextStyle] = [
            .title: .title1, .title2: .title2, .title3: .title3, .headline: .headline, .subheadline: .subheadline,
            .body: .body, .callout: .callout, .footnote: .footnote, .caption: .caption1, .caption2: .caption2,
        ]
        #if !os(tvOS)
        styles[.largeTitle] = .largeTitle
        #endif
        return styles
    }
}
#endif
