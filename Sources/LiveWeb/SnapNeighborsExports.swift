import LiveControls
import LiveGestures

/// Sets the frames that the button of the next call must not overlap at rest. Returns whether the inbox held frames.
@c(live_neighbors_avoid)
public func neighborsAvoid(_ frames: InboxFields<[GestureFrame]>) -> Bool {
    var reader = inbox.reader(frames)
    let frames: [GestureFrame] = reader.value()
    inbox.wipe()
    guard reader.isValid else { return false }
    #if hasFeature(Embedded)
    SnapButtonSettings.setObstacles(frames)
    #endif
    return true
}
