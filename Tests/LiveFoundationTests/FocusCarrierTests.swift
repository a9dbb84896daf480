import LiveFoundation
import Testing

/// A program with a value, and a native field.
@MainActor private final class Screen {
    var isWanted = false
    var isFocused = false
    var isInWindow = true
    var reports: [Bool] = []
    var edits: [Bool] = []
    let gate = UpdateGate()
    lazy var carrier = FocusCarrier(gate: gate)

    init() { carrier.editingChanged = [{ [weak self] in self?.edits.append($0) }] }

    /// Updates the field, as a framework does after a change of the program's state.
    func update(_ changes: () -> Void = {}) {
        gate.update {
            changes()
            let focus = FieldFocus(
                read: { self.isWanted },
                report: {
                    self.isWanted = $0
                    self.reports.append($0)
                }
            )
            carrier.update(focus, isFocused: isFocused, take: { self.take() }, leave: { self.move(false) })
        }
    }

    func take() -> Bool {
        guard isInWindow else { return false }
        move(true)
        return true
    }

    /// Moves the focus, as the person or the carrier does.
    func move(_ isFocused: Bool) {
        guard self.isFocused != isFocused else { return }
        self.isFocused = isFocused
        carrier.changed(isFocused)
    }
}

/// Waits until a condition is met, for at most five seconds.
@MainActor private func eventually(_ condition: () -> Bool) async throws -> Bool {
    for _ in 0..<500 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
    return condition()
}

@Suite("Focus of a native field") @MainActor struct FocusCarrierTests {
    @Test("reports that a disabled field lost the focus only after the update")
    func disabling() async throws {
        let screen = Screen()
        screen.update()
        screen.move(true)
        #expect(screen.reports == [true])
        screen.update { screen.move(false) }
        #expect(screen.reports == [true])
        #expect(screen.edits == [true])
        #expect(try await eventually { screen.reports == [true, false] && screen.edits == [true, false] })
    }

    @Test("focuses a field as soon as it's in a window")
    func outsideAWindow() async throws {
        let screen = Screen()
        screen.isInWindow = false
        screen.isWanted = true
        screen.update()
        try await Task.sleep(for: .milliseconds(50))
        #expect(!screen.isFocused)
        screen.isInWindow = true
        #expect(try await eventually { screen.isFocused })
    }

    @Test("stops its attempts when the program no longer requests the focus")
    func withdrawn() async throws {
        let screen = Screen()
        screen.isInWindow = false
        screen.isWanted = true
        screen.update()
        try await Task.sleep(for: .milliseconds(50))
        screen.isWanted = false
        screen.isInWindow = true
        try await Task.sleep(for: .milliseconds(100))
        #expect(!screen.isFocused)
    }

    @Test("keeps the focus when the value's owner resets it right after a tap")
    func reset() async throws {
        let screen = Screen()
        screen.update()
        screen.move(true)
        screen.update()
        screen.isWanted = false
        screen.update()
        #expect(try await eventually { screen.isWanted })
        #expect(screen.isFocused)
    }

    @Test("removes the focus when the program resets the value later")
    func request() async throws {
        let screen = Screen()
        screen.update()
        screen.move(true)
        screen.update()
        try await Task.sleep(for: .milliseconds(300))
        screen.isWanted = false
        screen.update()
        #expect(try await eventually { !screen.isFocused })
        #expect(!screen.isWanted)
    }

    @Test("keeps the focus during a submission, and removes it unless another field takes it")
    func submission() async throws {
        let (first, second) = (Screen(), Screen())
        first.move(true)
        second.isWanted = true
        first.carrier.leaveAfterSubmission { if first.isFocused { first.move(false) } }
        #expect(first.isFocused)
        second.update()
        #expect(try await eventually { second.isFocused })
        #expect(first.isFocused, "UIKit moves the focus itself")
        first.move(false)
        second.carrier.leaveAfterSubmission { if second.isFocused { second.move(false) } }
        #expect(second.isFocused)
        #expect(try await eventually { !second.isFocused })
    }

    @Test("performs reports in order, after the update")
    func order() async throws {
        let gate = UpdateGate()
        var reports: [Int] = []
        gate.update {
            gate.update { gate.report { reports.append(1) } }
            gate.report { reports.append(2) }
            #expect(reports.isEmpty)
        }
        #expect(try await eventually { reports == [1, 2] })
        gate.report { reports.append(3) }
        #expect(reports == [1, 2, 3])
    }
}
