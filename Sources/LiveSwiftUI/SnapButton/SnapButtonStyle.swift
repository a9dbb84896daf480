#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
public import SwiftUI

/// How a snapping button looks.
///
/// ```swift
/// struct Glowing: SnapButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.padding().background(Circle().fill(configuration.isPressed ? .orange : .yellow))
///     }
/// }
/// ```
///
/// The label's shape takes the touches. How the button moves and grows when it is lifted is its own.
@MainActor @preconcurrency public protocol SnapButtonStyle: LiveControlStyle
where StyleConfiguration == SnapButtonStyleConfiguration {
    /// What there is to show.
    typealias Configuration = SnapButtonStyleConfiguration
}

/// What a style shows of a snapping button.
@MainActor @preconcurrency public struct SnapButtonStyleConfiguration {
    /// What is on the button.
    public let label: LiveControlPart
    /// What the button is for, as SwiftUI's buttons have it.
    public let role: ButtonRole?
    /// Whether a finger, or the pointer, is down on it and may still tap.
    public let isPressed: Bool
    /// Whether it is lifted, and may be dragged.
    public let isLifted: Bool
    /// Whether the pointer is over it.
    public let isHovered: Bool
}

/// The label as it is, dimmed while it is pressed or cannot be used; red where the role is to destroy.
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

/// The look of SwiftUI's own buttons in one of their styles, such as `.borderedProminent`.
///
/// The press is this package's, as it may become a drag: the button is dimmed while it is pressed.
public struct ButtonSnapButtonStyle: SnapButtonStyle {
    private let look: @MainActor (Configuration) -> AnyView

    /// Creates the look of a style.
    ///
    /// - Parameter style: The style, such as `.bordered`.
    public init(_ style: some PrimitiveButtonStyle) {
        look = { AnyView(Self.button($0).buttonStyle(style)) }
    }

    /// Creates the look of a style.
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
        // It is looked at only: the snapping button acts, and has the keys.
        Button(role: configuration.role, action: {}) { configuration.label }
    }
}

extension SnapButtonStyle where Self == AutomaticSnapButtonStyle {
    /// What a button has unless told otherwise.
    public static var automatic: AutomaticSnapButtonStyle { AutomaticSnapButtonStyle() }
}

extension SnapButtonStyle where Self == ButtonSnapButtonStyle {
    /// The look of SwiftUI's own buttons.
    ///
    /// - Parameter style: One of their styles, such as `.borderedProminent`.
    public static func button(_ style: some PrimitiveButtonStyle) -> ButtonSnapButtonStyle {
        ButtonSnapButtonStyle(style)
    }

    /// The look of SwiftUI's own buttons.
    ///
    /// - Parameter style: One of the app's styles for them.
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
    /// Gives the snapping buttons inside a look.
    ///
    /// ```swift
    /// SnapButton(action: compose) { Image(systemName: "plus") }
    ///     .snapButtonStyle(.button(.borderedProminent))
    /// ```
    ///
    /// - Parameter style: The look, such as ``SnapButtonStyle/automatic``.
    public func snapButtonStyle(_ style: some SnapButtonStyle) -> some View {
        environment(\.snapButtonStyle, style)
    }
}
#endif
