import LiveCoding

/// The values a host needs to draw a count ring.
public struct CountRingPresentation: Sendable, Hashable {
    /// How close the text is to its limit.
    public enum Stage: UInt8, Sendable, Hashable, CaseIterable {
        /// Plenty of room remains. The ring has the accent color and no number.
        case comfortable
        /// At most `warnAt` units remain. The number appears and the ring grows slightly.
        case warning
        /// The text is exactly at the limit.
        case full
        /// The text is over the limit.
        case over
    }

    /// How close the text is to its limit, or `nil` if there is no limit and therefore no ring.
    public var stage: Stage?
    /// The filled fraction of the ring, 0…1.
    public var fraction: Double
    /// The ring's size as a multiple of its size at rest.
    public var scale: Double
    /// The number in the ring, or an empty string if none is shown. Hide it from assistive technology.
    public var label: String
    /// The number of units in the text.
    public var count: Int
    /// The number of units that remain, negative if the text is over the limit, or `nil` if there is no limit.
    public var remaining: Int?
    /// The part of the text that is over the limit, in UTF-16 offsets, for the host to mark.
    public var overflow: Range<Int>?
    /// The field's description for assistive technology, or `nil` if there is no limit.
    public var description: ControlMessage?
    /// The motion of the fill to `fraction`.
    public var fractionMotion: MotionPath
    /// The motion of the ring's size to `scale`.
    public var scaleMotion: MotionPath
}

extension CountRingPresentation {
    /// A message that describes how close the text is to its limit, or `nil` if there is no limit.
    public var standingMessage: ControlMessage? {
        guard let stage, let remaining, let limit = description else { return nil }
        switch stage {
        case .comfortable, .warning: return ControlMessage(.remaining, remaining, unit: limit.unit)
        case .full: return ControlMessage(.full, limit.number, unit: limit.unit)
        case .over: return ControlMessage(.over, -remaining, unit: limit.unit)
        }
    }
}

#if !hasFeature(Embedded)
extension CountRingPresentation: Codable {}

extension CountRingPresentation.Stage: CaseNameCodable {}
#endif
