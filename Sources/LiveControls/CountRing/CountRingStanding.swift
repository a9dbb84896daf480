import LiveText

extension CountRingModel {
    /// The state that assistive technology announces: the stage and, near the limit, the number.
    struct Standing: Hashable {
        var stage: CountRingPresentation.Stage
        /// The number of units that remain. It's the same for all comfortable texts, so that they aren't announced one
        /// by one.
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
    /// Creates the stage of a text.
    ///
    /// - Parameters:
    ///   - remaining: The number of units that remain, negative if the text is over the limit. If `nil`, there is no
    ///     limit and no stage.
    ///   - warnAt: The number of remaining units at which the stage becomes ``warning``.
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
