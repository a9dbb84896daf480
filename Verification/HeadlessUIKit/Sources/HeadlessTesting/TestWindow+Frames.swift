import UIKit

extension TestWindow {
    /// The number of running display links.
    public var displayLinkCount: Int { MediaClock.links.count { !$0.isPaused } }
}
