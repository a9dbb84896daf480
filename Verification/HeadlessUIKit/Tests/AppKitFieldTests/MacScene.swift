import AppKit
import LiveControls
import LiveFoundation
import LiveText
import Testing
@testable import LiveAppKitFields

/// A window with two other AppKit fields next to the tested one, and a person who types.
@MainActor final class MacWindow {
    let window = NSWindow()
    let other = NSTextField(string: "")

    init(_ view: NSView) {
        Headless.errors = []
        Headless.announcements = []
        view.frame = NSRect(x: 0, y: 0, width: 320, height: 22)
        window.contentView.addSubview(view)
        window.contentView.addSubview(other)
    }

    func focus(_ field: NSTextField) { window.makeFirstResponder(field) }
    func leave() { window.makeFirstResponder(other) }

    var editor: NSTextView { window.firstResponder as! NSTextView }

    /// Undoes the last event. Returns whether there was anything to undo.
    @discardableResult func undo() -> Bool {
        guard let manager = window.undoManager, manager.canUndo else { return false }
        manager.undo()
        return true
    }

    func redo() { window.undoManager?.redo() }

    /// Runs everything that is due, such as notifications that SwiftUI must not receive during an update.
    func settle() async { for _ in 0..<10 { await Task.yield() } }
}

/// A field with a limit, and an app that records notifications.
@MainActor final class LimitedScene {
    let field: SpacedTextField
    let mac: MacWindow
    let coordinator: LimitedFieldCoordinator
    var request: LimitedFieldRequest
    private(set) var reported: [String] = []
    private(set) var shown: LimitedFieldPresentation?
    private(set) var pulses = 0
    private(set) var refusals = 0

    init(_ text: String = "", _ limit: Int, _ overflow: TextOverflow = .refuse, counter: CounterDisplay = .always) {
        let settings = LimitedFieldSettings(limit: TextLimit(limit), overflow: overflow, counter: counter)
        request = LimitedFieldRequest(text: text, settings: settings)
        coordinator = LimitedFieldCoordinator(request)
        field = SpacedTextField(string: text)
        field.owner = coordinator
        mac = MacWindow(field)
        request.textChanged = { [unowned self] in
            reported.append($0)
            // The native field already holds the text.
            #expect(field.content.text == $0)
            request.text = $0
        }
        request.presented = { [unowned self] in shown = $0 }
        request.pulsed = { [unowned self] _ in pulses += 1 }
        request.limited = { [unowned self] in refusals += 1 }
        coordinator.onFocus = { [unowned self] in reported.append($0 ? "focused" : "left") }
        coordinator.onSubmit = { [unowned self] in reported.append("submitted") }
        update()
    }

    /// Updates the field, as SwiftUI does after each change.
    func update() { coordinator.update(field, to: request) }

    func expect(_ text: String, caret: Int? = nil, _ source: SourceLocation = #_sourceLocation) {
        #expect(field.content.text == text, sourceLocation: source)
        #expect(coordinator.session.model.presentation.text == text, sourceLocation: source)
        #expect(request.text == text, sourceLocation: source)
        if let caret { #expect(field.content.selection == caret..<caret, sourceLocation: source) }
        #expect(Headless.errors == [], sourceLocation: source)
    }
}

/// A field with sections, and an app that records notifications.
@MainActor final class SectionedScene {
    let field: SpacedTextField
    let mac: MacWindow
    let coordinator: SectionedFieldCoordinator
    var request: SectionedFieldRequest
    private(set) var reported: [String] = []
    private(set) var shown: SectionedFieldPresentation?

    init(_ format: SectionedFormat, _ text: String = "") {
        request = SectionedFieldRequest(text: text, format: format)
        coordinator = SectionedFieldCoordinator(request)
        field = SpacedTextField(string: coordinator.text)
        field.owner = coordinator
        mac = MacWindow(field)
        request.textChanged = { [unowned self] in
            reported.append($0)
            #expect(field.content.text == $0)
            request.text = $0
        }
        request.presented = { [unowned self] in shown = $0 }
        request.completed = { [unowned self] in reported.append("complete") }
        request.validityChanged = { [unowned self] in
            reported.append("\($0)")
            request.validity = $0
        }
        coordinator.onSubmit = { [unowned self] in reported.append("submitted") }
        update()
    }

    func update() { coordinator.update(field, to: request) }

    /// The kern of each character, in points.
    var kerns: [Double] {
        let text = field.attributedStringValue
        return (0..<text.length).map { text.attribute(.kern, at: $0, effectiveRange: nil) as? Double ?? 0 }
    }

    func expect(_ text: String, caret: Int? = nil, _ source: SourceLocation = #_sourceLocation) {
        #expect(field.content.text == text, sourceLocation: source)
        #expect(coordinator.text == text, sourceLocation: source)
        if let caret { #expect(field.content.selection == caret..<caret, sourceLocation: source) }
        #expect(Headless.errors == [], sourceLocation: source)
    }
}
