import LiveTestSupport
import Testing

@testable import LiveFoundation

/// A program's value and a native field, connected as in the hosts.
private struct Joined {
    var isWanted = false
    var isFocused = false
    /// Whether the value's owner resets every `true`, as if it knew no field.
    var isReset = false
    var request = FocusRequest()

    /// Sets the value and updates the views. A step is carried out after the update.
    mutating func ask(_ wanted: Bool) {
        isWanted = wanted
        let step = request.update(isWanted: isWanted, isFocused: isFocused)
        if isReset, isWanted {
            isWanted = false
            draw()
        }
        if let step { focus(step == .take) }
    }

    mutating func draw() {
        if let step = request.update(isWanted: isWanted, isFocused: isFocused) { focus(step == .take) }
    }

    /// Moves the focus, as the person or a step does.
    mutating func focus(_ focused: Bool) {
        guard isFocused != focused else { return }
        isFocused = focused
        request.focusChanged(focused, isWanted: isWanted)
        guard isWanted != focused, !(isReset && focused) else { return }
        isWanted = focused
        draw()
    }
}

@Suite("Focus requests of a program")
struct FocusRequestTests {
    @Test("carries out requests and reports the person's changes")
    func bothWays() {
        var joined = Joined()
        joined.ask(true)
        #expect(joined.isFocused)
        joined.ask(false)
        #expect(!joined.isFocused)
        joined.focus(true)
        #expect(joined.isWanted)
        joined.ask(false)
        #expect(!joined.isFocused)
        joined.ask(true)
        joined.focus(false)
        #expect(!joined.isWanted)
        joined.ask(true)
        #expect(joined.isFocused)
    }

    @Test("requests each step only once, however many updates follow")
    func once() {
        var request = FocusRequest()
        #expect(request.update(isWanted: false, isFocused: false) == nil)
        #expect(request.update(isWanted: true, isFocused: false) == .take)
        #expect(request.update(isWanted: true, isFocused: false) == nil)
        request.failed()
        #expect(request.update(isWanted: true, isFocused: false) == .take)
        #expect(request.update(isWanted: true, isFocused: true) == nil)
        #expect(request.update(isWanted: false, isFocused: true) == .leave)
        #expect(request.update(isWanted: false, isFocused: true) == nil)
    }

    @Test("reports the focus again when the owner resets the value that it has just taken")
    func resetAfterAnUpdate() {
        var request = FocusRequest()
        request.focusChanged(true, isWanted: false)
        #expect(request.update(isWanted: true, isFocused: true) == nil)
        #expect(request.update(isWanted: false, isFocused: true) == .report)
        #expect(request.update(isWanted: true, isFocused: true) == nil)
        #expect(request.update(isWanted: false, isFocused: true) == nil, "An owner that always resets it wins")
        #expect(request.update(isWanted: true, isFocused: true) == nil)
        request.settled()
        #expect(request.update(isWanted: false, isFocused: true) == .leave)
    }

    @Test("lets the program move a focus on that the field has just got")
    func movedOn() {
        var request = FocusRequest()
        request.focusChanged(true, isWanted: false)
        #expect(request.update(isWanted: true, isFocused: true) == nil)
        #expect(request.update(isWanted: false, isFocused: true, isElsewhere: true) == .leave)
    }

    @Test("keeps the focus when the owner resets the value", arguments: [true, false])
    func resetByTheOwner(byThePerson: Bool) {
        var joined = Joined(isReset: true)
        if byThePerson { joined.focus(true) } else { joined.ask(true) }
        joined.draw()
        #expect(joined.isFocused)
    }

    @Test("keeps the value and the focus consistent after random steps")
    func anySteps() {
        var random = SplitMix64(seed: 0xF0C5)
        for _ in 0..<200 {
            var joined = Joined()
            var steps: [String] = []
            for _ in 0..<20 {
                let to = Bool.random(using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0:
                    steps.append("ask \(to)")
                    joined.ask(to)
                case 1:
                    steps.append("focus \(to)")
                    joined.focus(to)
                default: joined.draw()
                }
                #expect(joined.isWanted == joined.isFocused, "\(steps)")
            }
        }
    }
}
