import Foundation

/// The clock of animations, timers and frames. It advances only when a test moves it.
package enum MediaClock {
    /// The time, in seconds.
    nonisolated(unsafe) package private(set) static var now = 1000.0
    /// The frame rate of the display.
    nonisolated(unsafe) package static var framesPerSecond = 60.0
    /// Called in every frame after the display links, to lay out views.
    nonisolated(unsafe) package static var onFrame: (@MainActor () -> Void)?
    /// Called for operations that Core Animation rejects with an exception or does not support.
    nonisolated(unsafe) package static var onError: ((String) -> Void)?
    /// Whether layers keep their pictures, so that a fade can start from them. Only images need it.
    nonisolated(unsafe) package static var keepsPictures = false

    nonisolated(unsafe) static var timers: [Timer] = []
    nonisolated(unsafe) package internal(set) static var links: [CADisplayLink] = []

    /// Moves the clock to a time. Timers and frames run in order.
    @MainActor package static func advance(to time: Double) {
        while true {
            // A small tolerance, so that sums of frame times do not miss a frame.
            let frame = (((now - 1000) * framesPerSecond + 1e-6).rounded(.down) + 1) / framesPerSecond + 1000
            let timer = timers.filter(\.isValid).min { $0.due < $1.due }
            guard min(frame, timer?.due ?? .infinity) <= time + 1e-9 else { break }
            if let timer, timer.due <= frame {
                now = max(now, timer.due)
                timer.fire()
            } else {
                now = frame
                showFrame()
            }
        }
        now = max(now, time)
    }

    /// Moves the clock by a number of seconds.
    @MainActor package static func advance(by seconds: Double) { advance(to: now + seconds) }

    @MainActor private static func showFrame() {
        for link in links { link.show(at: now, next: now + 1 / framesPerSecond) }
        onFrame?()
        CATransaction.flush()
    }
}
