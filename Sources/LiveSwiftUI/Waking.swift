#if canImport(SwiftUI)
import LiveFoundation
import SwiftUI

extension View {
    /// Calls back at the time that a model has asked for, while the view is there.
    ///
    /// - Parameters:
    ///   - time: When, in seconds on ``SteadyClock``; a change of it replaces the earlier wish.
    ///   - action: What is called, once for each time.
    func waking(at time: Double?, perform action: @escaping @MainActor () -> Void) -> some View {
        modifier(Waking(time: time, action: action))
    }
}

private struct Waking: ViewModifier {
    let time: Double?
    let action: @MainActor () -> Void
    @State private var waker = Waker()

    func body(content: Content) -> some View {
        content
            .task(id: time) { if let time { waker.wake(at: time, action) } }
            .onDisappear { waker.cancel() }
    }
}
#endif
