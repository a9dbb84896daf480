#if canImport(SwiftUI)
public import LiveControls
import LiveFoundation
public import SwiftUI

/// How a counting ring looks.
///
/// ```swift
/// struct PlainCount: CountRingStyle {
///     func makeBody(configuration: Configuration) -> some View { Text(configuration.label) }
/// }
/// ```
@MainActor @preconcurrency public protocol CountRingStyle: LiveControlStyle
where StyleConfiguration == CountRingStyleConfiguration {
    /// What there is to show.
    typealias Configuration = CountRingStyleConfiguration
}

/// What a style draws of a counting ring.
public struct CountRingStyleConfiguration {
    /// How near the text is to its limit.
    public let stage: CountRingPresentation.Stage
    /// How much of the ring is filled, 0…1.
    public let fraction: Double
    /// The ring's size as a multiple of its size at rest.
    public let scale: Double
    /// The number in the ring, empty where none is shown.
    public let label: String
    /// How the fill moves; `nil` where the person asks for less motion.
    public let fillAnimation: Animation?
    /// How the ring grows; `nil` where the person asks for less motion.
    public let scaleAnimation: Animation?

    let limitText: String
    let remainingText: String

    init?(_ presentation: CountRingPresentation, reduceMotion: Bool) {
        guard let stage = presentation.stage else { return nil }
        self.stage = stage
        fraction = presentation.fraction
        scale = presentation.scale
        label = presentation.label
        fillAnimation = reduceMotion ? nil : Animation(presentation.fractionMotion.motion)
        scaleAnimation = reduceMotion ? nil : Animation(presentation.scaleMotion.motion)
        limitText = presentation.description?.text() ?? ""
        remainingText = presentation.standingMessage?.text() ?? ""
    }
}

extension CountRingPresentation.Stage {
    /// The colour for this stage, which can be read as text; `nil` for the tint of the surroundings.
    public var color: Color? {
        switch self {
        case .comfortable: nil
        case .warning: .role(.warning)
        case .full, .over: .role(.incorrect)
        }
    }
}

private struct CountRingStyleKey: EnvironmentKey {
    static var defaultValue: any CountRingStyle { AutomaticCountRingStyle() }
}

extension EnvironmentValues {
    var countRingStyle: any CountRingStyle {
        get { self[CountRingStyleKey.self] }
        set { self[CountRingStyleKey.self] = newValue }
    }
}

extension View {
    /// Gives the counting rings inside a look.
    ///
    /// - Parameter style: The look, such as ``CountRingStyle/gauge`` or ``CountRingStyle/stroked``.
    public func countRingStyle(_ style: some CountRingStyle) -> some View {
        environment(\.countRingStyle, style)
    }
}
#endif
