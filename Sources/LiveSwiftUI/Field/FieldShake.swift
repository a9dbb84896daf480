#if canImport(SwiftUI) && !os(watchOS)
import LiveFoundation
public import SwiftUI

extension View {
    /// Shakes this view softly, with the haptic feedback for an error, when a value changes. With Reduce Motion, the view
    /// fades in instead.
    ///
    /// A ``SectionedField`` shakes when its text is incorrect. Use this modifier for other views, and for an answer that
    /// does not change the validity:
    ///
    /// ```swift
    /// LimitedTextField("Name", text: $name, limit: 30).fieldShake(trigger: refusalCount)
    /// ```
    ///
    /// - Parameter trigger: The value.
    public func fieldShake(trigger: some Equatable) -> some View { modifier(FieldShake(trigger: trigger)) }
}

private struct FieldShake<Trigger: Equatable>: ViewModifier {
    let trigger: Trigger
    @State private var shown: Trigger?
    @State private var count = 0.0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func body(content: Content) -> some View {
        content
            .modifier(Shaken(animatableData: count, isReduced: reduceMotion))
            .task(id: trigger) {
                defer { shown = trigger }
                guard let shown, shown != trigger else { return }
                Haptics.error()
                withAnimation(.linear(duration: Shake.duration)) { count += 1 }
            }
    }
}

/// A view between two shakes. The animated value is the number of shakes, of which the fraction is under way.
private struct Shaken: ViewModifier, Animatable {
    nonisolated var animatableData: Double
    let isReduced: Bool

    private var progress: Double { animatableData - animatableData.rounded(.down) }

    func body(content: Content) -> some View {
        content
            .offset(x: isReduced ? 0 : CGFloat(position))
            .opacity(isReduced && progress > 0 ? Shake.faded + (1 - Shake.faded) * progress : 1)
    }

    /// The position, with a soft start and end between two of the positions.
    private var position: Double {
        let positions = Shake.positions
        let place = progress * Double(positions.count - 1)
        let index = Int(place)
        guard index < positions.count - 1 else { return 0 }
        let part = place - Double(index)
        let eased = part * part * (3 - 2 * part)
        return positions[index] + (positions[index + 1] - positions[index]) * eased
    }
}
#endif
