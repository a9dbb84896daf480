import Testing

@testable import LiveFoundation

@MainActor @Suite("Reports of a native field to a framework") struct UpdateGateTests {
    @MainActor private final class Program {
        let gate = UpdateGate()
        var text = ""
        private(set) var reported: [String] = []

        func report(_ text: String) {
            gate.report { [self] in
                self.text = text
                reported.append(text)
            }
        }
    }

    @Test("wait for the end of an update, and keep their order when a key follows it at once")
    func order() async {
        let program = Program()
        program.gate.update {
            program.report("converted")
            program.report("corrected")
            #expect(program.reported == [])
        }
        program.report("typed")
        #expect(program.reported == ["converted", "corrected", "typed"])
        for _ in 0..<10 { await Task.yield() }
        #expect(program.reported == ["converted", "corrected", "typed"] && program.text == "typed")
    }

    @Test("are made after an update that nothing follows, and after the removal of the field")
    func late() async {
        let program = Program()
        program.gate.update { program.report("converted") }
        for _ in 0..<10 { await Task.yield() }
        #expect(program.reported == ["converted"])
        program.gate.close()
        program.report("ended")
        #expect(program.reported == ["converted"])
        for _ in 0..<10 { await Task.yield() }
        #expect(program.reported == ["converted", "ended"])
    }
}
