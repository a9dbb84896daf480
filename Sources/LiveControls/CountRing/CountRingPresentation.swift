/// All that a host needs to draw a counting ring.
public struct CountRingPresentation: Sendable, Hashable {
    /// How near the text is to its limit.
    public enum Stage: UInt8, Sendable, Hashable, CaseIterable {
        /// Plenty of room: the ring in the accent colour, without a number.
        case comfortable
        /// At most `warnAt` units remain: the number appears and the ring grows a little.
        case warning
        /// Exactly at the limit.
        case full
        /// Over the limit.
        case over
    }

    /// How near the text is to its limit; `nil` when there is no limit, and then there is no ring.
    public var stage: Stage?
    /// How much of the ring is filled, 0…1.
    public var fraction: Double
    /// The ring's size as a multiple of its size at rest.
    public var scale: Double
    /// The number in the ring, empty where none is shown. Hidden from assistive technology.
    public var label: String
    /// How many units the text holds.
    public var count: Int
    /// How many units remain, negative when over; `nil` when there is no limit.
    public var remaining: Int?
    /// The part of the text that is over the limit, in UTF-16 offsets, for a host to mark.
    public var overflow: Range<Int>?
    /// What describes the field to assistive technology; `nil` when there is no limit.
    public var description: ControlMessage?
    /// How the fill moves to `fraction`.
    public var fractionMotion: MotionPath
    /// How the ring moves to `scale`.
    public var scaleMotion: MotionPath
}

extension CountRingPresentation {
    /// How the text stands to its limit, in words; `nil` when there is no limit.
    public var standingMessage: ControlMessage? {
        guard let stage, let remaining, let limit = description else { return nil }
        switch stage {
        case .comfortable, .warning: return ControlMessage(.remaining, remaining, unit: limit.unit)
        case .full: return ControlMessage(.full, limit.number, unit: limit.unit)
        case .over: return ControlMessage(.over, -remaining, unit: limit.unit)
        }
    }
}
