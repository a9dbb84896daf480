#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import LiveUIKit
import SwiftUI
import UIKit

/// A view of SwiftUI's at a place of a UIKit field that wants one of UIKit's.
@MainActor final class HostedView {
    private let controller: UIHostingController<AnyView>
    private let container: AccessoryContainer?

    /// Hosts a view.
    ///
    /// - Parameter isAccessory: Whether it is shown above the keyboard.
    init(isAccessory: Bool = false) {
        controller = UIHostingController(rootView: AnyView(EmptyView()))
        controller.view.backgroundColor = .clear
        container = isAccessory ? AccessoryContainer(controller.view) : nil
    }

    /// UIKit's view.
    var view: UIView { container ?? controller.view }

    /// Shows a view as it is in its surroundings, and takes its size.
    ///
    /// - Parameters:
    ///   - content: The view.
    ///   - environment: That of the field: what is shown beside SwiftUI's own tree inherits nothing.
    ///   - width: How wide it is; `nil` for its own width.
    /// - Returns: Whether its size has changed.
    @discardableResult
    func show(_ content: AnyView, in environment: EnvironmentValues, width: CGFloat? = nil) -> Bool {
        controller.rootView = AnyView(content.environment(\.self, environment))
        let size = HostedSize.fitting(width: width) { controller.sizeThatFits(in: $0) }
        guard let container else {
            guard view.bounds.size != size else { return false }
            view.frame = CGRect(origin: .zero, size: size)
            return true
        }
        guard container.contentSize != size else { return false }
        container.contentSize = size
        return true
    }
}
#endif
