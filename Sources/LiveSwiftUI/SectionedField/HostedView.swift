#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import LiveUIKit
import SwiftUI
import UIKit

/// Hosts a SwiftUI view in a UIKit field that needs a UIKit view.
@MainActor final class HostedView {
    private let controller: UIHostingController<AnyView>
    private let container: AccessoryContainer?

    /// Creates a host.
    ///
    /// - Parameter isAccessory: Whether the view is shown above the keyboard.
    init(isAccessory: Bool = false) {
        controller = UIHostingController(rootView: AnyView(EmptyView()))
        controller.view.backgroundColor = .clear
        // The keyboard would push the content of its own window up.
        if #available(iOS 16.4, tvOS 16.4, visionOS 1.0, *) { controller.safeAreaRegions = [] }
        container = isAccessory ? AccessoryContainer(controller.view) : nil
    }

    /// The UIKit view.
    var view: UIView { container ?? controller.view }

    /// Shows a view in an environment, and adopts its size.
    ///
    /// - Parameters:
    ///   - content: The view.
    ///   - environment: The field's environment, because a view outside SwiftUI's own tree inherits none.
    ///   - width: The width; `nil` for the view's own width.
    /// - Returns: Whether the size has changed.
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
