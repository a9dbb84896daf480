import Foundation

/// The clock of animations, timers and frames: it stands until it is moved.
package enum MediaClock {
    /// The time, in seconds.
    nonisolated(unsafe) package private(set) static var now = 1000.0
    /// How many frames a second the display shows.
    nonisolated(unsafe) package static var framesPerSecond = 60.0
    /// Called in every frame after the display links: where views are laid out.
    nonisolated(unsafe) package static var onFrame: (@MainActor () -> Void)?
    /// Told of what Core Animation refuses with an exception, or cannot do.
    nonisolated(unsafe) package static var onFault: ((String) -> Void)?
    /// Whether layers keep what they drew, so that a fade can begin from it; needed by pictures only.
    nonisolated(unsafe) package static var keepsPictures = false

    nonisolated(unsafe) static var timers: [Timer] = []
    nonisolated(unsafe) package internal(set) static var links: [CADisplayLink] = []

    /// Moves the clock on to a time: timers and frames come in their order.
    @MainActor package static func advance(to time: Double) {
        while true {
            // A hair, so that sums of frames do not miss a frame.
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

    /// Moves the clock on by seconds.
    @MainActor package static func advance(by seconds: Double) { advance(to: now + seconds) }

    @MainActor private static func showFrame() {
        for link in links { link.show(at: now, next: now + 1 / framesPerSecond) }
        onFrame?()
        CATransaction.flush()
    }
}
