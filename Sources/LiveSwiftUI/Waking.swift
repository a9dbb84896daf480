#if canImport(SwiftUI)
import LiveFoundation
import SwiftUI

extension View {
    /// Calls an action at the time that a model requests, while the view is visible.
    ///
    /// - Parameters:
    ///   - time: The time, in seconds on ``SteadyClock``. A new time replaces the previous one.
    ///   - action: The action, called once for each time.
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
