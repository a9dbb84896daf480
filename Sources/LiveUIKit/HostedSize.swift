#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The size of another framework's view inside a field.
package enum HostedSize {
    /// A size larger than any screen, in points. A view may return an infinite size for an infinite proposal, and an
    /// infinite frame crashes the app.
    private static let room: CGFloat = 10_000
    /// The size of a view that takes all offered space and needs none, in points: the height of the system's bars.
    private static let usual: CGFloat = 44

    /// Returns the size of a view as it measures itself. A view that takes all offered space gets the size that it
    /// needs.
    ///
    /// - Parameters:
    ///   - width: The width; `nil` for the view's own width.
    ///   - measure: Returns the view's size for an offered size.
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
