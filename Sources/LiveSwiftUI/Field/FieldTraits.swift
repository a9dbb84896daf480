#if canImport(SwiftUI) && !os(watchOS)
import LiveControls
import LiveFoundation
import SwiftUI

/// The label of the Return key, with the cases of SwiftUI's `SubmitLabel`.
public enum FieldSubmitLabel: Sendable, Hashable, CaseIterable {
    /// Done.
    case done
    /// Go.
    case go
    /// Send.
    case send
    /// Join.
    case join
    /// Route.
    case route
    /// Search.
    case search
    /// Return.
    case `return`
    /// Next.
    case next
    /// Continue.
    case `continue`
}

/// The automatic capitalization of a field, with the cases of SwiftUI's `TextInputAutocapitalization`.
public enum FieldAutocapitalization: Sendable, Hashable, CaseIterable {
    /// No capitalization.
    case never
    /// The first letter of each word.
    case words
    /// The first letter of each sentence.
    case sentences
    /// All letters.
    case characters
}

/// The time at which a sectioned field is validated.
public enum FieldValidationTime: Sendable, Hashable, CaseIterable {
    /// When the person leaves the field.
    case leaving
    /// When the text becomes complete, and again when the person leaves the field. A text that is no longer complete is
    /// neutral.
    case editing
}

/// Settings of this package's fields that SwiftUI's environment has no public values for.
struct FieldTraits {
    /// The actions for submission, from the innermost to the outermost. Each returns whether the field keeps the focus.
    var submit: [@MainActor () -> Bool] = []
    /// The actions for the beginning and end of editing.
    var editingChanged: [@MainActor (Bool) -> Void] = []
    /// The actions for an edit that was refused or trimmed.
    var limitReached: [@MainActor () -> Void] = []
    /// The app's focus value for the field, or for the first one of a password setup.
    var focus: FieldFocusValue?
    /// The app's focus value for the second field of a password setup.
    var confirmationFocus: FieldFocusValue?
    var submitLabel: FieldSubmitLabel?
    var capitalization: FieldAutocapitalization?
    var isPlaceholderHidden = false
    var textColor: Color?
    var tint: Color?
    var counterWording = CounterWording.count
    var counterColor: Color?
    var overLimitColor: Color?
    var views = FieldViews()
    var validationTime = FieldValidationTime.leaving
    var isSecure = false
    var sectionedFieldLooks = SectionedFieldLooks()
    var sectionedFieldStyle: any SectionedFieldStyle = UnderlinedSectionedFieldStyle()
    var passwordSetupStyle: any PasswordSetupStyle = AutomaticPasswordSetupStyle()
    var passwordSetupGate = PasswordSetupGate.disable
    var breachList: BreachList?
    var passwordRuleStyle: any PasswordRuleStyle = ChecklistPasswordRuleStyle()
    #if canImport(UIKit)
    var configure: [@MainActor (UITextField) -> Void] = []
    var keyboardType: UIKeyboardType?
    var contentType: UITextContentType?
    var font: UIFont?
    #elseif canImport(AppKit)
    var configure: [@MainActor (NSTextField) -> Void] = []
    var contentType: NSTextContentType?
    var font: NSFont?
    #endif

    /// Performs the actions for submission.
    ///
    /// - Returns: Whether the field keeps the focus.
    @MainActor func send() -> Bool { submit.reduce(false) { $1() || $0 } }

    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    /// Performs the actions for submission. Without any, it's `nil`, and the Return key is the window's.
    @MainActor var submission: (() -> Void)? { submit.isEmpty ? nil : { _ = send() } }
    #endif
}

/// The app's own views at a field.
struct FieldViews {
    /// The view before the text of a sectioned field with one section.
    var leading: AnyView?
    /// The view above the keyboard.
    var accessory: AnyView?
    var accessoryMode = SectionedFieldAccessoryMode.always
    /// Whether there is a button above the keyboard that ends editing.
    var hasDoneButton = false
}

private struct FieldTraitsKey: EnvironmentKey {
    static var defaultValue: FieldTraits { FieldTraits() }
}

extension EnvironmentValues {
    var fieldTraits: FieldTraits {
        get { self[FieldTraitsKey.self] }
        set { self[FieldTraitsKey.self] = newValue }
    }
}

extension NSTextAlignment {
    /// Creates the native alignment, which has sides instead of leading and trailing edges.
    init(_ alignment: TextAlignment, in direction: LayoutDirection) {
        switch (alignment, direction) {
        case (.leading, _): self = .natural
        case (.center, _): self = .center
        case (.trailing, .rightToLeft): self = .left
        case (.trailing, _): self = .right
        }
    }
}
#endif
