import LiveControls
import LiveFoundation
import Testing

/// A program's values, and a sectioned field whose reports arrive after the update.
private struct Form {
    var text = ""
    var validity = FieldValidity.neutral
    private(set) var exchange = ValidityExchange()
    private(set) var model = SectionedFieldModel(.card)
    private var pending: [FieldValidity] = []

    /// Updates the field with the program's values.
    mutating func update() {
        let answer = exchange.answer(in: validity)
        if model.presentation.text != text { send(.field(.set(text))) }
        if let answer { send(.validityAnswered(answer)) }
        for validity in pending where exchange.isCurrent(validity) { self.validity = validity }
        pending = []
    }

    /// Types a text and leaves the field.
    mutating func type(_ text: String) {
        send(.field(.focused(true)))
        send(.field(.edited(text, caret: text.utf16.count)))
        send(.field(.focused(false)))
        self.text = model.presentation.text
        validity = model.presentation.validity
        pending = []
    }

    private mutating func send(_ event: SectionedFieldEvent) {
        for case .validityChanged(let validity) in model.send(event) {
            exchange.fieldChanged(to: validity)
            pending.append(validity)
        }
    }
}

@Suite("Validity of a field and its program") struct ValidityExchangeTests {
    @Test("keeps an answer that arrives together with a new text")
    func answerWithText() {
        var form = Form()
        form.type("4242424242424242")
        #expect(form.validity == .correct)
        form.text = ""
        form.validity = .incorrect
        form.update()
        #expect(form.validity == .incorrect)
        #expect(form.model.presentation.validity == .incorrect)
        form.update()
        #expect(form.validity == .incorrect)
    }

    @Test("a new text resets an earlier answer")
    func textAlone() {
        var form = Form()
        form.type("4242424242424242")
        form.validity = .incorrect
        form.update()
        form.text = "5555555555554444"
        form.update()
        #expect(form.model.presentation.validity == .neutral)
        #expect(form.validity == .neutral)
    }
}
