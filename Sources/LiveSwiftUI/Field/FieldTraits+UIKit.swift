#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import LiveUIKit
import SwiftUI
import UIKit

extension UITextField {
    /// Applies the text appearance and the Return key label of the environment.
    func takeLook(_ environment: EnvironmentValues) {
        let traits = environment.fieldTraits
        tintColor = traits.tint.map { UIColor($0) }
        changeKeyboard { returnKeyType = UIReturnKeyType(traits.submitLabel) }
        // Attributes written to marked text would end the composition.
        if markedTextRange != nil { return }
        if let font = environment.fieldFont {
            // The font is already scaled to the text size.
            adjustsFontForContentSizeCategory = false
            if self.font != font { self.font = font }
        } else if !adjustsFontForContentSizeCategory {
            font = .preferredFont(forTextStyle: .body)
            adjustsFontForContentSizeCategory = true
        }
        textColor = traits.textColor.map { UIColor($0) } ?? .label
        textAlignment = NSTextAlignment(environment.multilineTextAlignment, in: environment.layoutDirection)
    }
}

extension KeyboardInput where Self: UIView {
    /// Applies the keyboard settings of the environment.
    func takeKeyboard(_ environment: EnvironmentValues) {
        let traits = environment.fieldTraits
        changeKeyboard {
            autocapitalizationType = traits.capitalization.map { UITextAutocapitalizationType($0) } ?? .sentences
            autocorrectionType = environment.autocorrectionDisabled ? .no : .default
            textContentType = traits.contentType
            keyboardType = traits.keyboardType ?? .default
        }
    }

    /// Shows the view above the keyboard that the environment sets.
    func takeAccessory(of host: FieldHost, _ environment: EnvironmentValues) {
        #if os(iOS)
        let view = host.accessory.view(of: self, environment) { reloadInputViews() }
        guard inputAccessoryView !== view else { return }
        inputAccessoryView = view
        // A visible keyboard would keep the previous view otherwise.
        if isFirstResponder { reloadInputViews() }
        #endif
    }
}

extension UITextAutocapitalizationType {
    /// UIKit's type of a capitalization.
    init(_ capitalization: FieldAutocapitalization) {
        switch capitalization {
        case .never: self = .none
        case .words: self = .words
        case .sentences: self = .sentences
        case .characters: self = .allCharacters
        }
    }
}

extension UIReturnKeyType {
    /// UIKit's type for the Return key label.
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
