#if canImport(SwiftUI)
public import SwiftUI

#if !os(tvOS)
/// A ring based on the platform's gauge, closed, with the number in its middle.
public struct GaugeCountRingStyle: CountRingStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Draws a ring.
    public func makeBody(configuration: Configuration) -> some View {
        Gauge(value: configuration.fraction) {
            EmptyView()
        } currentValueLabel: {
            Text(verbatim: configuration.label).monospacedDigit()
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(configuration.stage.color)
        .scaleEffect(CGFloat(configuration.scale))
        .animation(configuration.fillAnimation, value: configuration.fraction)
        .animation(configuration.scaleAnimation, value: configuration.scale)
    }
}

extension CountRingStyle where Self == GaugeCountRingStyle {
    /// A ring based on the platform's gauge.
    public static var gauge: GaugeCountRingStyle { GaugeCountRingStyle() }
}
#endif

/// A thin ring that fits next to a line of text and scales with it.
public struct StrokedCountRingStyle: CountRingStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Draws a ring.
    public func makeBody(configuration: Configuration) -> some View {
        StrokedCountRing(configuration: configuration)
    }
}

extension CountRingStyle where Self == StrokedCountRingStyle {
    /// A thin ring that fits next to a line of text.
    public static var stroked: StrokedCountRingStyle { StrokedCountRingStyle() }
}

/// A gauge if the platform has one, otherwise the stroked ring.
public struct AutomaticCountRingStyle: CountRingStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Draws a ring.
    public func makeBody(configuration: Configuration) -> some View {
        #if os(tvOS)
        StrokedCountRingStyle().makeBody(configuration: configuration)
        #else
        GaugeCountRingStyle().makeBody(configuration: configuration)
        #endif
    }
}

extension CountRingStyle where Self == AutomaticCountRingStyle {
    /// The style that suits the platform.
    public static var automatic: AutomaticCountRingStyle { AutomaticCountRingStyle() }
}

private struct StrokedCountRing: View {
    let configuration: CountRingStyleConfiguration

    /// The ring's diameter and stroke width next to text of the default size, in points.
    @ScaledMetric(relativeTo: .body) private var diameter: CGFloat = 24
    @ScaledMetric(relativeTo: .body) private var stroke: CGFloat = 2.5

    var body: some View {
        ZStack {
            Circle().stroke(Color.secondary.opacity(0.25), lineWidth: stroke)
            Circle()
                .trim(from: 0, to: CGFloat(configuration.fraction))
                .stroke(color, style: StrokeStyle(lineWidth: stroke, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .animation(configuration.fillAnimation, value: configuration.fraction)
            Text(verbatim: configuration.label)
                .font(.caption2.monospacedDigit())
                .foregroundStyle(configuration.stage.color ?? .primary)
                .minimumScaleFactor(0.5)
                .lineLimit(1)
                .padding(stroke * 2)
        }
        .frame(width: diameter, height: diameter)
        .scaleEffect(CGFloat(configuration.scale))
        .animation(configuration.scaleAnimation, value: configuration.scale)
    }

    private var color: Color { configuration.stage.color ?? .accentColor }
}
#endif
