#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

extension UITextField {
    /// Takes up what the surroundings say of how a text looks, and of the return key.
    func takeLook(_ environment: EnvironmentValues) {
        let traits = environment.fieldTraits
        if let font = environment.fieldFont {
            // It has the text size already.
            adjustsFontForContentSizeCategory = false
            if self.font != font { self.font = font }
        } else if !adjustsFontForContentSizeCategory {
            font = .preferredFont(forTextStyle: .body)
            adjustsFontForContentSizeCategory = true
        }
        textColor = traits.textColor.map { UIColor($0) } ?? .label
        tintColor = traits.tint.map { UIColor($0) }
        textAlignment = NSTextAlignment(environment.multilineTextAlignment, in: environment.layoutDirection)
        returnKeyType = UIReturnKeyType(traits.submitLabel)
    }

    /// Takes up what the surroundings say of the keyboard.
    func takeKeyboard(_ environment: EnvironmentValues) {
        let traits = environment.fieldTraits
        textContentType = traits.contentType
        autocapitalizationType = traits.capitalization ?? .sentences
        autocorrectionType = environment.autocorrectionDisabled ? .no : .default
        let keyboard = traits.keyboardType ?? .default
        guard keyboardType != keyboard else { return }
        keyboardType = keyboard
        // A keyboard that is shown stays as it is otherwise.
        reloadInputViews()
    }
}

extension UIReturnKeyType {
    /// UIKit's name for what the return key says.
    init(_ label: FieldSubmitLabel?) {
        switch label {
        case .done: self = .done
        case .go: self = .go
        case .send: self = .send
        case .join: self = .join
        case .route: self = .route
        case .search: self = .search
        case .next: self = .next
        case .continue: self = .continue
        case .return, nil: self = .default
        }
    }
}
#endif
