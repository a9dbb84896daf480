#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import LiveControls
import LiveFoundation
import LiveText
import SwiftUI

struct NativeLimitedEditor: NSViewRepresentable {
    let title: String
    @Binding var text: String
    let limit: TextLimit
    let overflow: TextOverflow

    func makeCoordinator() -> Coordinator { Coordinator($text, limit, overflow) }

    func makeNSView(context: Context) -> NSScrollView {
        let scroll = NSScrollView(frame: .zero)
        scroll.hasVerticalScroller = true
        scroll.drawsBackground = false
        let view = EditorTextView(frame: NSRect(origin: .zero, size: scroll.contentSize))
        view.isVerticallyResizable = true
        view.maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        view.autoresizingMask = .width
        view.textContainer?.widthTracksTextView = true
        view.isRichText = false
        view.allowsUndo = true
        view.drawsBackground = false
        scroll.documentView = view
        context.coordinator.attach(view)
        return scroll
    }

    static func dismantleNSView(_ view: NSScrollView, coordinator: Coordinator) { coordinator.gate.close() }

    func updateNSView(_ scroll: NSScrollView, context: Context) {
        let (environment, coordinator) = (context.environment, context.coordinator)
        let traits = environment.fieldTraits
        guard let view = coordinator.view else { return }
        coordinator.text = $text
        coordinator.traits = traits
        coordinator.focus.editingChanged = traits.editingChanged
        coordinator.gate.update {
            coordinator.limitHabits(isCorrecting: !environment.autocorrectionDisabled, isLimited: !limit.isUnlimited)
            // Attributes written to marked text would end the composition.
            if !view.hasMarkedText() {
                let font = environment.fieldFont ?? .systemFont(ofSize: NSFont.systemFontSize)
                let color = traits.textColor.map { NSColor($0) } ?? .controlTextColor
                let alignment = NSTextAlignment(environment.multilineTextAlignment, in: environment.layoutDirection)
                // Each applies to the whole text.
                if view.font != font { view.font = font }
                if view.textColor != color { view.textColor = color }
                if view.alignment != alignment { view.alignment = alignment }
            }
            coordinator.set(text, limit, overflow)
            coordinator.drawVoice(title, environment.locale)
            // Last, because a disabled field ends editing. A text view does not do so by itself.
            if view.isEditable != environment.isEnabled {
                view.isEditable = environment.isEnabled
                if !environment.isEnabled { Self.leave(view) }
            }
        }
        coordinator.focus.update(
            traits.focus?.focus,
            isFocused: view.window?.firstResponder === view,
            take: { [weak view] in view.flatMap { $0.window?.makeFirstResponder($0) } ?? false },
            leave: { [weak view] in Self.leave(view) }
        )
    }

    private static func leave(_ view: NSTextView?) {
        if let view, view.window?.firstResponder === view { _ = view.window?.makeFirstResponder(nil) }
    }

    /// The session of the text view.
    @MainActor final class Coordinator: NSObject, NSTextViewDelegate, NativeTextField {
        let gate = UpdateGate()
        lazy var focus = FocusCarrier(gate: gate)
        var text: Binding<String>
        var traits = FieldTraits()
        private(set) weak var view: EditorTextView?
        var isWriting = false
        private var session: TextFieldSession<LimitedFieldModel>
        private var exchange = TextExchange()
        private let waker = Waker()
        private var habits: EditorHabits?
        private var voice = (title: "", locale: Locale.current)
        /// That of the window would still refer to the text view once it's gone.
        private let undoManager = UndoManager()

        init(_ text: Binding<String>, _ limit: TextLimit, _ overflow: TextOverflow) {
            self.text = text
            let settings = LimitedFieldSettings(limit: limit, overflow: overflow, counter: .none)
            session = TextFieldSession(LimitedFieldModel(settings, text: text.wrappedValue))
        }

        func attach(_ view: EditorTextView) {
            view.string = session.model.nativeText
            view.delegate = self
            view.onFocus = { [weak self] in self?.focusChanged($0) }
            self.view = view
        }

        func undoManager(for view: NSTextView) -> UndoManager? { undoManager }

        /// Limits the automatic changes. Inline predictions would be counted.
        func limitHabits(isCorrecting: Bool, isLimited: Bool) {
            let help: TypingHelp = !isCorrecting ? .punctuation : isLimited ? .corrections : .usual
            if habits == nil { habits = view.map { EditorHabits(of: $0, limitedTo: help) } }
            habits?.limit(to: help)
        }

        /// Gives VoiceOver the title, followed by the error, because people turn hints off, and the limit as the hint.
        /// Voice Control expects the title alone.
        func drawVoice(_ title: String, _ locale: Locale) {
            voice = (title, locale)
            let shown = session.model.presentation
            view?.setAccessibilityLabel(shown.error?.text(after: title, in: locale) ?? title)
            view?.setAccessibilityUserInputLabels([title])
            view?.setAccessibilityHelp(shown.description?.text(locale: locale))
        }

        var content: NativeText {
            guard let view else { return NativeText(session.model.nativeText, selection: 0..<0) }
            let range = view.selectedRange()
            return NativeText(
                view.string,
                selection: range.location..<range.location + range.length,
                isMarked: view.hasMarkedText()
            )
        }

        func replace(_ range: Range<Int>, with text: String) {
            view?.insertText(text, replacementRange: NSRange(range))
        }

        func setText(_ text: String) {
            view?.string = text
            // The history would replace ranges of another text. AppKit throws an exception for those beyond this one.
            undoManager.removeAllActions()
        }

        func moveSelection(to range: Range<Int>) { view?.setSelectedRange(NSRange(range)) }

        /// Sets the app's values.
        func set(_ text: String, _ limit: TextLimit, _ overflow: TextOverflow) {
            let settings = LimitedFieldSettings(limit: limit, overflow: overflow, counter: .none)
            if settings != session.model.settings { send(.settingsChanged(settings)) }
            guard exchange.replaces(isComposing: content.isMarked, with: text), !session.holds(text) else { return }
            carryOut(session.set(text, native: content, at: SteadyClock.now))
        }

        private var isUndoing: Bool { view?.undoManager.map { $0.isUndoing || $0.isRedoing } ?? false }

        private func send(_ event: LimitedFieldEvent) {
            carryOut(session.send(event, native: content, at: SteadyClock.now))
        }

        private func carryOut(_ steps: [TextFieldSession<LimitedFieldModel>.Step]) {
            for step in steps {
                switch step {
                case .write(let write): carryOut(write)
                case .style: break
                case .textChanged:
                    let text = session.model.nativeText
                    gate.report { [self] in self.text.wrappedValue = text }
                case .effect(.limited): gate.report { [self] in traits.limitReached.forEach { $0() } }
                case .effect(.announce(let message)): Announcer.announce(message, locale: voice.locale)
                case .effect(.wake(let time)): waker.wake(at: time) { [weak self] in self?.send(.woke) }
                case .effect(.field), .effect(.pulse): break
                }
            }
            markSurplus()
            drawVoice(voice.title, voice.locale)
        }

        /// Marks the surplus with attributes of the text storage, which the text that is typed next doesn't take over. Undo
        /// brings back a text with its mark.
        private func markSurplus() {
            // Attributes written to marked text would end the composition.
            guard let view, let storage = view.textStorage, !view.hasMarkedText() else { return }
            let surplus = session.model.presentation.overflow ?? 0..<0
            let whole = NSRange(location: 0, length: storage.length)
            var isMarked = false
            storage.enumerateAttribute(.backgroundColor, in: whole) { color, _, _ in
                isMarked = isMarked || color != nil
            }
            guard isMarked || !surplus.isEmpty else { return }
            let color = NSColor((traits.overLimitColor ?? .role(.incorrect)).opacity(0.24))
            storage.beginEditing()
            storage.removeAttribute(.backgroundColor, range: whole)
            storage.addAttribute(.backgroundColor, value: color, range: NSIntersectionRange(NSRange(surplus), whole))
            storage.endEditing()
            view.typingAttributes[.backgroundColor] = nil
        }

        func textView(
            _ textView: NSTextView,
            shouldChangeTextIn affectedCharRange: NSRange,
            replacementString: String?
        ) -> Bool {
            // Without a replacement, only attributes change.
            guard !isWriting, let replacementString else { return true }
            let answer = session.shouldChange(
                affectedCharRange,
                to: replacementString,
                native: content,
                isUndoing: isUndoing,
                at: SteadyClock.now
            )
            if !answer.isAllowed { carryOut(answer.steps) }
            return answer.isAllowed
        }

        func textDidChange(_ notification: Notification) {
            if !isWriting { carryOut(session.changed(content, isUndoing: isUndoing, at: SteadyClock.now)) }
        }

        func textViewDidChangeSelection(_ notification: Notification) {
            if !isWriting { carryOut(session.selectionChanged(content, at: SteadyClock.now)) }
        }

        private func focusChanged(_ isFocused: Bool) {
            carryOut(session.focusChanged(isFocused, native: content, at: SteadyClock.now))
            focus.changed(isFocused)
        }
    }
}

/// AppKit reports the focus of a text view only with the first key.
final class EditorTextView: NSTextView {
    var onFocus: (Bool) -> Void = { _ in }

    override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        onFocus(true)
        return true
    }

    override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        onFocus(false)
        return true
    }
}
#endif
