#if canImport(SwiftUI)
public import SwiftUI

/// What the styles of this package's controls are: values that make a view of what there is to show.
///
/// A style is a part of the view that shows it, so that `@Environment`, `@State` and SwiftUI's other dynamic properties work in it.
@MainActor @preconcurrency public protocol LiveControlStyle<StyleConfiguration>: DynamicProperty {
    /// What there is to show.
    associatedtype StyleConfiguration
    /// The view that shows it.
    associatedtype Body: View
    /// Makes the view.
    ///
    /// - Parameter configuration: What there is to show.
    @ViewBuilder func makeBody(configuration: StyleConfiguration) -> Body
}

extension LiveControlStyle {
    /// The view, in which the style's dynamic properties work.
    func view(_ configuration: StyleConfiguration) -> AnyView {
        AnyView(StyledView(style: self, configuration: configuration))
    }
}

private struct StyledView<Style: LiveControlStyle>: View {
    let style: Style
    let configuration: Style.StyleConfiguration

    var body: some View { style.makeBody(configuration: configuration) }
}

/// A part of a control that a style puts in its place.
public struct LiveControlPart: View {
    private let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    /// The part.
    public var body: some View { content }
}
#endif
