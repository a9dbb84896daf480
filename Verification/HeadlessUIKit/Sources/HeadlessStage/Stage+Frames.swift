import UIKit

extension Stage {
    /// How many display links run.
    public var displayLinkCount: Int { MediaClock.links.count { !$0.isPaused } }
}
