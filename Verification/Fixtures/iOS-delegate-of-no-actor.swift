import UIKit

final class Menu: UIView, UIEditMenuInteractionDelegate {  // expected-error {{conformance of 'Menu' to protocol 'UIEditMenuInteractionDelegate' crosses into main actor-isolated code and can cause data races}} expected-note * {{}}
    func editMenuInteraction(  // expected-note * {{}}
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}

final class ReadyMenu: UIView, @preconcurrency UIEditMenuInteractionDelegate {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}
