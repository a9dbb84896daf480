import LiveText

extension CountRingModel {
    /// What assistive technology says about a text: its stage and, where that matters, the number.
    struct Standing: Hashable {
        var stage: CountRingPresentation.Stage
        /// How much remains; the same for all comfortable texts, as nobody needs to hear of each.
        var remaining: Int

        init?(remaining: Int?, warnAt: Int) {
            guard let remaining, let stage = CountRingPresentation.Stage(remaining: remaining, warnAt: warnAt) else {
                return nil
            }
            self.stage = stage
            self.remaining = stage == .comfortable ? .max : remaining
        }
    }
}

extension CountRingPresentation.Stage {
    /// The stage of a text.
    ///
    /// - Parameters:
    ///   - remaining: How many units remain, negative when over; `nil` when there is no limit, and then there is no stage.
    ///   - warnAt: How many units remain when the stage becomes ``warning``.
    public init?(remaining: Int?, warnAt: Int) {
        guard let remaining else { return nil }
        if remaining < 0 {
            self = .over
        } else if remaining == 0 {
            self = .full
        } else {
            self = remaining <= warnAt ? .warning : .comfortable
        }
    }
}
