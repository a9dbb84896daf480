import LiveText

extension CountRingModel {
    /// What assistive technology is told of a text: its stage and, where it is the point, the number.
    struct Standing: Hashable {
        var stage: CountRingPresentation.Stage
        /// How much remains; the same for all comfortable texts, as nobody needs to hear of each.
        var remaining: Int

        init?(remaining: Int?, warnAt: Int) {
            guard let remaining else { return nil }
            if remaining < 0 {
                stage = .over
            } else if remaining == 0 {
                stage = .full
            } else {
                stage = remaining <= warnAt ? .warning : .comfortable
            }
            self.remaining = stage == .comfortable ? .max : remaining
        }
    }
}
