#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import LiveFoundation
import LiveUIKit
import SwiftUI
import UIKit

/// Connects a UIKit field or text view with its SwiftUI environment.
@MainActor class FieldHost: NSObject, UITextFieldDelegate, UITextViewDelegate {
    /// Postpones the field's reports while SwiftUI updates the view.
    let gate = UpdateGate()
    /// The environment's settings at the last update.
    private(set) var traits = FieldTraits()
    /// The view above the keyboard.
    let accessory = KeyboardAccessory()
    private lazy var focus = FocusCarrier(gate: gate)

    /// Observes the focus of a field, and sets it up for SwiftUI's layout: its natural height, and all available width.
    func setUp(_ control: UIControl) {
        control.setContentHuggingPriority(.required, for: .vertical)
        control.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        control.addAction(UIAction { [weak self] _ in self?.focus.changed(true) }, for: .editingDidBegin)
        control.addAction(UIAction { [weak self] _ in self?.focus.changed(false) }, for: .editingDidEnd)
    }

    /// Updates a field from its environment.
    ///
    /// - Parameters:
    ///   - field: The field or text view.
    ///   - isEnabled: The property that decides whether the person can edit it.
    ///   - native: Its native text field; `nil` for a text view.
    ///   - environment: The environment.
    ///   - changes: The changes of the particular field.
    func update<Field: UIView>(
        _ field: Field,
        isEnabled: ReferenceWritableKeyPath<Field, Bool>,
        native: UITextField?,
        _ environment: EnvironmentValues,
        _ changes: () -> Void
    ) {
        traits = environment.fieldTraits
        focus.editingChanged = traits.editingChanged
        gate.update {
            // A limit to one size is the size.
            let category = UIContentSizeCategory(environment.dynamicTypeSize)
            if field.maximumContentSizeCategory != category {
                field.minimumContentSizeCategory = category
                field.maximumContentSizeCategory = category
            }
            changes()
            if let native { traits.configure.forEach { $0(native) } }
            // Last, because a disabled field ends editing. A text view does not do so by itself.
            if field[keyPath: isEnabled] != environment.isEnabled {
                field[keyPath: isEnabled] = environment.isEnabled
                if !environment.isEnabled { Self.leave(field) }
            }
        }
        focus.update(
            traits.focus?.focus,
            isFocused: field.isFirstResponder,
            take: { [weak field] in field?.becomeFirstResponder() ?? false },
            leave: { [weak field] in Self.leave(field) }
        )
    }

    /// Performs the actions for the Return key: those of the environment, unless a subclass has others. Returns whether the
    /// field keeps the focus.
    func returned() -> Bool { traits.send() }

    /// Handles the Return key. The field keeps the focus meanwhile, so that the keyboard stays open while the focus moves
    /// to another field.
    func submit(from control: UIControl) {
        if returned() { return }
        focus.leaveAfterSubmission { [weak control] in Self.leave(control) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        submit(from: textField)
        return false
    }

    func textViewDidBeginEditing(_ textView: UITextView) { focus.changed(true) }

    func textViewDidEndEditing(_ textView: UITextView) { focus.changed(false) }

    private static func leave(_ field: UIView?) {
        if let field, field.isFirstResponder { _ = field.resignFirstResponder() }
    }
}

/// The binding of a field or text view, which SwiftUI may replace at each update.
@MainActor final class BoundText {
    let host = FieldHost()
    var text: Binding<String>
    var exchange = TextExchange()

    init(_ text: Binding<String>) { self.text = text }
}

/// The view above the keyboard of a field or text view.
@MainActor final class KeyboardAccessory {
    private var hosted: HostedView?
    private var bar: UIView?

    /// Returns the view that the environment sets; `nil` for none.
    ///
    /// - Parameter sizeChanged: Called when a visible view has changed its size.
    func view(of field: UIView, _ environment: EnvironmentValues, sizeChanged: () -> Void) -> UIView? {
        #if os(iOS)
        let views = environment.fieldTraits.views
        guard let content = views.accessory else {
            hosted = nil
            bar = views.hasDoneButton ? bar ?? Self.bar(for: field) : nil
            return bar
        }
        let hosted = hosted ?? HostedView(isAccessory: true)
        self.hosted = hosted
        let width = field.window?.bounds.width ?? field.bounds.width
        // A field that is not yet in a window has no width.
        if hosted.show(content, in: environment, width: width > 0 ? width : nil) { sizeChanged() }
        return hosted.view
        #else
        return nil
        #endif
    }

    #if os(iOS)
    /// A bar with the system's button.
    private static func bar(for field: UIView) -> UIView {
        let end = UIAction { [weak field] _ in _ = field?.resignFirstResponder() }
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: end)]
        bar.sizeToFit()
        return bar
    }
    #endif
}
#endif
