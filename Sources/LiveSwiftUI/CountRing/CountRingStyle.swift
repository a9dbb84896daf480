#if canImport(SwiftUI)
public import LiveControls
import LiveFoundation
public import SwiftUI

/// The appearance of a count ring.
///
/// ```swift
/// struct PlainCount: CountRingStyle {
///     func makeBody(configuration: Configuration) -> some View { Text(configuration.label) }
/// }
/// ```
@MainActor @preconcurrency public protocol CountRingStyle: LiveControlStyle
where StyleConfiguration == CountRingStyleConfiguration {
    /// The values to show.
    typealias Configuration = CountRingStyleConfiguration
}

/// The values that a count ring style draws.
public struct CountRingStyleConfiguration {
    /// The stage: how close the text is to its limit.
    public let stage: CountRingPresentation.Stage
    /// The filled fraction of the ring, 0…1.
    public let fraction: Double
    /// The ring's size, as a multiple of its size at rest.
    public let scale: Double
    /// The number in the ring; empty if none is shown.
    public let label: String
    /// The animation of the fill; `nil` with Reduce Motion.
    public let fillAnimation: Animation?
    /// The animation of the scale; `nil` with Reduce Motion.
    public let scaleAnimation: Animation?

    let limitText: String
    let remainingText: String

    init?(_ presentation: CountRingPresentation, reduceMotion: Bool, _ locale: Locale) {
        guard let stage = presentation.stage else { return nil }
        self.stage = stage
        fraction = presentation.fraction
        scale = presentation.scale
        label = presentation.label
        fillAnimation = reduceMotion ? nil : Animation(presentation.fractionMotion.motion)
        scaleAnimation = reduceMotion ? nil : Animation(presentation.scaleMotion.motion)
        limitText = presentation.description?.text(locale: locale) ?? ""
        remainingText = presentation.standingMessage?.text(locale: locale) ?? ""
    }
}

extension CountRingPresentation.Stage {
    /// The legible color of the stage; `nil` for the tint of the environment.
    public var color: Color? {
        switch self {
        case .comfortable: nil
        case .warning: .role(.warning)
        case .full, .over: .role(.incorrect)
        }
    }
}

private struct CountRingStyleKey: EnvironmentKey {
    static var defaultValue: (any CountRingStyle)? { nil }
}

extension EnvironmentValues {
    /// The style that the app has set.
    var countRingStyle: (any CountRingStyle)? {
        get { self[CountRingStyleKey.self] }
        set { self[CountRingStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of count rings within this view.
    ///
    /// - Parameter style: The style, such as ``CountRingStyle/gauge`` or ``CountRingStyle/stroked``.
    public func countRingStyle(_ style: some CountRingStyle) -> some View {
        environment(\.countRingStyle, style)
    }
}
#endif
