import LiveControls
import Testing

@Suite("Sample control")
struct SampleControlModelTests {
    @Test("the first character fills it, once")
    func fills() {
        var control = SampleControlModel()
        #expect(control.send(.textChanged("a")) == [.filled(true)])
        #expect(control.send(.textChanged("ab")) == [])
        #expect(control.presentation.isFilled)
    }

    @Test("the last character that goes empties it")
    func empties() {
        var control = SampleControlModel(text: "a")
        #expect(control.send(.textChanged("")) == [.filled(false)])
        #expect(control.presentation.length == 0)
    }

    @Test("a bar that is interrupted goes on from where it is")
    func isInterrupted() {
        var control = SampleControlModel()
        control.send(.textChanged("a"), at: 0)
        control.send(.textChanged(""), at: 0.1)
        let path = control.presentation.lengthMotion
        #expect(path.start > 0 && path.start < 1)
        #expect(path.velocity > 0)
    }

    @Test("with reduced motion it changes at once")
    func reducesMotion() {
        var control = SampleControlModel()
        control.send(.reducedMotionChanged(true), at: 0)
        control.send(.textChanged("a"), at: 0)
        #expect(control.presentation.lengthMotion.start == 1)
        #expect(control.presentation.lengthMotion.motion == .none)
    }
}
