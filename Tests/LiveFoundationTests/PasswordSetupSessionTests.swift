import LiveControls
import LiveFoundation
import LivePasswords
import Testing

/// A program's optional password, and a session.
private struct Form {
    var password: PasswordText?
    /// Whether the program ignores reports, as a constant binding does.
    var isConstant = false
    var session = PasswordSetupSession(PasswordSetupSettings(policy: .classic))

    /// Types a text into both fields.
    mutating func type(_ text: String) {
        for field in PasswordSetupField.allCases {
            _ = session.edited(PasswordText(text), in: field, isMarked: false, at: 0)
            report()
        }
    }

    mutating func report() {
        let report = session.report()
        if !isConstant { password = report }
    }

    /// Updates the view with the program's value.
    mutating func update() {
        if session.programChanged(to: password) {
            _ = session.forget(at: 0)
            report()
        }
    }
}

@Suite("Password setup session") struct PasswordSetupSessionTests {
    private let password = "Tr0mbone!"

    @Test("forgets a password that the program has taken and then cleared")
    func cleared() {
        var form = Form()
        form.type(password)
        #expect(form.password == PasswordText(password))
        form.update()
        #expect(form.session.entry == PasswordText(password))
        form.password = nil
        form.update()
        #expect(form.session.entry.isEmpty)
        #expect(form.session.confirmation.isEmpty)
        #expect(!form.session.model.presentation.isValid)
    }

    @Test("keeps a valid password when the program's value never has it")
    func constant() {
        var form = Form(isConstant: true)
        form.type(password)
        form.update()
        form.update()
        #expect(form.session.entry == PasswordText(password))
    }

    @Test("keeps a valid password when the program's value still shows an earlier report")
    func lateProgram() {
        var form = Form()
        form.type(password)
        form.update()
        form.isConstant = true
        _ = form.session.edited(PasswordText("Tr0mbone"), in: .entry, isMarked: false, at: 0)
        form.report()
        _ = form.session.edited(PasswordText(password), in: .entry, isMarked: false, at: 0)
        form.report()
        form.password = nil
        form.update()
        #expect(form.session.entry == PasswordText(password))
        form.password = PasswordText(password)
        form.update()
        form.password = nil
        form.update()
        #expect(form.session.entry.isEmpty)
    }

    @Test("keeps the text when the person makes a valid password invalid")
    func invalid() {
        var form = Form()
        form.type(password)
        form.update()
        _ = form.session.edited(PasswordText("Tr0mbone"), in: .entry, isMarked: false, at: 0)
        form.report()
        #expect(form.password == nil)
        form.update()
        #expect(form.session.entry == PasswordText("Tr0mbone"))
    }

    @Test("does not compare a composition, and compares its result")
    func composition() {
        var session = PasswordSetupSession(PasswordSetupSettings(policy: .classic))
        _ = session.edited(PasswordText("한"), in: .entry, isMarked: false, at: 0)
        _ = session.edited(PasswordText("ㅎ"), in: .confirmation, isMarked: true, at: 0)
        #expect(session.model.presentation.match == .neutral)
        _ = session.edited(PasswordText("하"), in: .confirmation, isMarked: false, at: 0)
        #expect(session.model.presentation.match == .unmet)
    }
}
