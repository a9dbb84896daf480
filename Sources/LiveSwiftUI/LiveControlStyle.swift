#if canImport(SwiftUI)
public import SwiftUI

/// A style of a control of this package: a value that makes a view from a configuration.
///
/// `@Environment`, `@State` and SwiftUI's other dynamic properties work in a style.
@MainActor @preconcurrency public protocol LiveControlStyle<StyleConfiguration>: DynamicProperty {
    /// The type of the values to show.
    associatedtype StyleConfiguration
    /// The type of the view.
    associatedtype Body: View
    /// Creates the view.
    ///
    /// - Parameter configuration: The values to show.
    @ViewBuilder func makeBody(configuration: StyleConfiguration) -> Body
}

extension LiveControlStyle {
    /// Returns a view in which the style's dynamic properties work.
    func view(_ configuration: StyleConfiguration) -> AnyView {
        AnyView(StyledView(style: self, configuration: configuration))
    }
}

private struct StyledView<Style: LiveControlStyle>: View {
    let style: Style
    let configuration: Style.StyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

/// A part of a control that a style arranges.
public struct LiveControlPart: View {
    private let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    /// The content of the part.
    public var body: some View { content }
}
#endif
