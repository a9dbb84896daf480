import LiveMotion
import LiveText

extension SectionedFieldModel {
    enum Motions {
        /// The label rises and the boxes unfold with a slight overshoot.
        static let opening = Spring(settlingDuration: 0.5, dampingRatio: 0.7, initialVelocity: 0)
        /// The time that the label takes to come down, in seconds.
        static let closingDuration = 0.35
        /// The duration of the cross-fade between validities, in seconds.
        static let validityDuration = 0.2
    }

    var openingMotion: Motion {
        opening.target > 0 ? .spring(Motions.opening) : .curve(.easeInOut, duration: Motions.closingDuration)
    }

    var phase: SectionedFieldPresentation.Phase {
        let isMoving = !opening.isSettled(at: clock.soon)
        guard opening.target > 0 else { return isMoving ? .folding : .rest }
        return isMoving ? .unfolding : isFocused ? .editing : .filled
    }

    /// Raises or lowers the label to match the state.
    mutating func settleOpening() {
        let target = isFocused || !raw.isEmpty ? 1.0 : 0
        guard target != opening.target else { return }
        let motion: Motion =
            target > 0 ? .spring(Motions.opening) : .curve(.easeInOut, duration: Motions.closingDuration)
        opening.retarget(to: target, with: motion.reduced(prefersReducedMotion), at: clock.now)
    }

    /// The effect that requests a wake-up at the end of a phase or at a pending announcement. It's empty if neither is
    /// ahead.
    var wakeEffect: [SectionedFieldEffect] {
        let phaseEnd = opening.isSettled(at: clock.soon) ? nil : opening.settlingTime
        switch (phaseEnd, announcement.due) {
        case (nil, nil): return []
        case (let time?, nil), (nil, let time?): return [.wake(at: time)]
        case (let end?, let announcement?): return [.wake(at: min(end, announcement))]
        }
    }

    mutating func wake() -> [SectionedFieldEffect] {
        var effects: [SectionedFieldEffect] = []
        if announcement.consumeIfDue(at: clock), validity == .incorrect {
            // A program can empty a text and refuse it.
            let error = error(format.verdict(on: committedText, today: today))
            effects.append(.announce(error ?? ControlMessage(.incorrect)))
        }
        return effects + wakeEffect
    }
}
