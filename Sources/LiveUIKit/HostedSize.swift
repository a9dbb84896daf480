#if canImport(UIKit) && !os(watchOS)
import UIKit

/// How large a view of another framework's is made at a place of a field.
package enum HostedSize {
    /// More than any screen has, in points. A frame without end, which a proposal without end may be answered with, ends the app.
    private static let room: CGFloat = 10_000
    /// What something gets that takes all there is and needs nothing, in points: the height of the system's bars.
    private static let usual: CGFloat = 44

    /// The size of a view as it measures itself; what takes all that it is offered gets what it needs.
    ///
    /// - Parameters:
    ///   - width: How wide it is; `nil` for its own width.
    ///   - measure: Its size where it is offered another.
    package static func fitting(width: CGFloat?, _ measure: (CGSize) -> CGSize) -> CGSize {
        let own = measure(CGSize(width: width ?? room, height: room))
        let fitted = width ?? length(own.width) { measure(CGSize(width: 0, height: room)).width }
        return CGSize(
            width: fitted,
            height: length(own.height) { measure(CGSize(width: fitted, height: 0)).height }
        )
    }

    private static func length(_ own: CGFloat, least: () -> CGFloat) -> CGFloat {
        if own < room { return max(0, own) }
        let least = least()
        return least > 0 && least < room ? max(least, usual) : usual
    }
}
#endif
