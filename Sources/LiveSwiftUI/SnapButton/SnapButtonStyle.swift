#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
public import SwiftUI

/// The appearance of a snap button.
///
/// ```swift
/// struct Glowing: SnapButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.padding().background(Circle().fill(configuration.isPressed ? .orange : .yellow))
///     }
/// }
/// ```
///
/// The label's shape receives touches. The button itself handles movement, and growth when it is lifted.
@MainActor @preconcurrency public protocol SnapButtonStyle: LiveControlStyle
where StyleConfiguration == SnapButtonStyleConfiguration {
    /// The values to show.
    typealias Configuration = SnapButtonStyleConfiguration
}

/// The values that a snap button style shows.
@MainActor @preconcurrency public struct SnapButtonStyleConfiguration {
    /// The content of the button.
    public let label: LiveControlPart
    /// The role of the button, as for SwiftUI's buttons.
    public let role: ButtonRole?
    /// Whether a finger or the pointer is down on the button and may still tap.
    public let isPressed: Bool
    /// Whether the button is lifted and can be dragged.
    public let isLifted: Bool
    /// Whether the pointer is over the button.
    public let isHovered: Bool
}

/// The plain label, dimmed while it is pressed or disabled, and red for a destructive role.
public struct AutomaticSnapButtonStyle: SnapButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    /// Creates the style.
    public nonisolated init() {}

    /// Shows a button.
    public func makeBody(configuration: Configuration) -> some View {
        dyed(configuration)
            .opacity(isEnabled ? configuration.isPressed ? 0.6 : 1 : 0.4)
            .animation(.easeInOut(duration: 0.15), value: configuration.isPressed)
    }

    @ViewBuilder private func dyed(_ configuration: Configuration) -> some View {
        if configuration.role == .destructive { configuration.label.tint(.red) } else { configuration.label }
    }
}

/// The appearance of SwiftUI's own buttons in one of their styles, such as `.borderedProminent`.
///
/// This package recognizes the press, because it may become a drag. The button is dimmed while it is pressed.
public struct ButtonSnapButtonStyle: SnapButtonStyle {
    private let look: @MainActor (Configuration) -> AnyView

    /// Creates a style from a button style.
    ///
    /// - Parameter style: The style, such as `.bordered`.
    public init(_ style: some PrimitiveButtonStyle) {
        look = { AnyView(Self.button($0).buttonStyle(style)) }
    }

    /// Creates a style from a button style.
    ///
    /// - Parameter style: The style.
    public init(_ style: some ButtonStyle) {
        look = { AnyView(Self.button($0).buttonStyle(style)) }
    }

    /// Shows a button.
    public func makeBody(configuration: Configuration) -> some View {
        look(configuration)
            .allowsHitTesting(false)
            .opacity(configuration.isPressed ? 0.75 : 1)
            .animation(.easeInOut(duration: 0.15), value: configuration.isPressed)
            .contentShape(Rectangle())
    }

    private static func button(_ configuration: Configuration) -> some View {
        // Only for its appearance. The snap button performs the action and handles the keys.
        Button(role: configuration.role, action: {}) { configuration.label }
    }
}

extension SnapButtonStyle where Self == AutomaticSnapButtonStyle {
    /// The default style.
    public static var automatic: AutomaticSnapButtonStyle { AutomaticSnapButtonStyle() }
}

extension SnapButtonStyle where Self == ButtonSnapButtonStyle {
    /// Returns a style with the appearance of SwiftUI's own buttons.
    ///
    /// - Parameter style: One of their styles, such as `.borderedProminent`.
    public static func button(_ style: some PrimitiveButtonStyle) -> ButtonSnapButtonStyle {
        ButtonSnapButtonStyle(style)
    }

    /// Returns a style with the appearance of SwiftUI's own buttons.
    ///
    /// - Parameter style: One of the app's button styles.
    public static func button(_ style: some ButtonStyle) -> ButtonSnapButtonStyle {
        ButtonSnapButtonStyle(style)
    }
}

private struct SnapButtonStyleKey: EnvironmentKey {
    static var defaultValue: any SnapButtonStyle { AutomaticSnapButtonStyle() }
}

extension EnvironmentValues {
    var snapButtonStyle: any SnapButtonStyle {
        get { self[SnapButtonStyleKey.self] }
        set { self[SnapButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of snap buttons within this view.
    ///
    /// ```swift
    /// SnapButton(action: compose) { Image(systemName: "plus") }
    ///     .snapButtonStyle(.button(.borderedProminent))
    /// ```
    ///
    /// - Parameter style: The style, such as ``SnapButtonStyle/automatic``.
    public func snapButtonStyle(_ style: some SnapButtonStyle) -> some View {
        environment(\.snapButtonStyle, style)
    }
}
#endif
