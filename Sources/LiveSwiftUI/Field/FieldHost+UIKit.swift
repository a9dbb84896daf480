#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import LiveFoundation
import LiveUIKit
import SwiftUI
import UIKit

/// Connects a UIKit field with its SwiftUI environment.
@MainActor final class FieldHost: NSObject, UITextFieldDelegate {
    /// Postpones the field's reports while SwiftUI updates the view.
    let gate = UpdateGate()
    /// The environment's settings at the last update.
    private(set) var traits = FieldTraits()
    private lazy var focus = FocusCarrier(gate: gate)
    private let accessory = KeyboardAccessory()
    /// Called when the person presses Return, before the actions of the environment.
    var onReturn: @MainActor () -> Void = {}

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
    ///   - control: The field.
    ///   - native: Its native text field.
    ///   - environment: The environment.
    ///   - changes: The changes of the particular field.
    func update(
        _ control: UIControl,
        native: UITextField,
        _ environment: EnvironmentValues,
        _ changes: () -> Void
    ) {
        traits = environment.fieldTraits
        focus.editingChanged = traits.editingChanged
        gate.update {
            // A limit to one size is the size.
            let category = UIContentSizeCategory(environment.dynamicTypeSize)
            if control.maximumContentSizeCategory != category {
                control.minimumContentSizeCategory = category
                control.maximumContentSizeCategory = category
            }
            changes()
            traits.configure.forEach { $0(native) }
            // Last, because a disabled field ends editing.
            if control.isEnabled != environment.isEnabled { control.isEnabled = environment.isEnabled }
        }
        focus.update(
            traits.focus?.focus,
            isFocused: control.isFirstResponder,
            take: { [weak control] in control?.becomeFirstResponder() ?? false },
            leave: { [weak control] in Self.leave(control) }
        )
    }

    /// Returns the view above the keyboard, for a field of the current traits.
    ///
    /// - Parameter sizeChanged: Called when a visible view has changed its size.
    func accessoryView(
        of control: UIControl,
        _ environment: EnvironmentValues,
        sizeChanged: () -> Void
    ) -> UIView? {
        accessory.view(of: control, environment, sizeChanged: sizeChanged)
    }

    /// Performs the actions for the Return key. The field keeps the focus meanwhile, so that the keyboard stays open
    /// while the focus moves to another field.
    func submit(from control: UIControl) {
        focus.submit({
            onReturn()
            traits.send()
        }) { [weak control] in Self.leave(control) }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        submit(from: textField)
        return false
    }

    private static func leave(_ control: UIControl?) {
        if let control, control.isFirstResponder { _ = control.resignFirstResponder() }
    }
}

/// The view above the keyboard of a field.
@MainActor private final class KeyboardAccessory {
    private var hosted: HostedView?
    private var bar: UIView?

    func view(of control: UIControl, _ environment: EnvironmentValues, sizeChanged: () -> Void) -> UIView? {
        #if os(iOS)
        let views = environment.fieldTraits.views
        guard let content = views.accessory else {
            hosted = nil
            bar = views.hasDoneButton ? bar ?? Self.bar(for: control) : nil
            return bar
        }
        let hosted = hosted ?? HostedView(isAccessory: true)
        self.hosted = hosted
        let width = control.window?.bounds.width ?? control.bounds.width
        // A field that is not yet in a window has no width.
        if hosted.show(content, in: environment, width: width > 0 ? width : nil) { sizeChanged() }
        return hosted.view
        #else
        return nil
        #endif
    }

    #if os(iOS)
    /// A bar with the system's button.
    private static func bar(for control: UIControl) -> UIView {
        let end = UIAction { [weak control] _ in _ = control?.resignFirstResponder() }
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: end)]
        bar.sizeToFit()
        return bar
    }
    #endif
}
#endif
