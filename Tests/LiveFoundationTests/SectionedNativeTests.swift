import Foundation
import LiveControls
import LiveMotion
import Testing

@testable import LiveFoundation

@Suite("Sectioned fields in native ones")
struct SectionedNativeTests {
    @Test("a backspace is one, whatever stands before the caret")
    func backspace() {
        let event = SectionedFieldEvent.nativeEdit(
            in: NSRange(location: 4, length: 1),
            replacement: "",
            selection: NSRange(location: 5, length: 0)
        )
        #expect(event == .edit(.deleteBackward, selection: 5..<5))
    }

    @Test("a deletion of a selection names the selection, a paste what it replaces")
    func selection() {
        let range = NSRange(location: 2, length: 3)
        #expect(
            SectionedFieldEvent.nativeEdit(in: range, replacement: "", selection: range)
                == .edit(.deleteBackward, selection: 2..<5)
        )
        #expect(
            SectionedFieldEvent.nativeEdit(in: range, replacement: "42", selection: range)
                == .edit(.insert("42"), selection: 2..<5)
        )
    }

    @Test("a word deleted backwards without a selection is deleted as a range")
    func word() {
        let event = SectionedFieldEvent.nativeEdit(
            in: NSRange(location: 1, length: 4),
            replacement: "",
            selection: NSRange(location: 5, length: 0)
        )
        #expect(event == .edit(.deleteBackward, selection: 1..<5))
    }

    @Test("the characters of a display stand in their sections")
    func advances() {
        let layout = SectionLayout(lengths: [4, 4], width: 100, gap: 4)
        let advances = layout.advances(count: 9, lengths: [4, 4])
        #expect(advances.count == 9)
        #expect(abs(layout.sections[0].x + advances[..<5].reduce(0, +) - layout.sections[1].x) < 1e-9)
        #expect(layout.advances(count: 3, lengths: []).isEmpty)
        #expect(layout.advances(count: 2, lengths: [4, 4]).count == 2)
    }

    @Test("a property follows an opening")
    func mapping() {
        let path = MotionPath(start: 0.5, velocity: 2, motion: .none).mapped(from: 10, to: 30)
        #expect(path.start == 20 && path.velocity == 40)
        #expect(path.relativeVelocity(to: 30) == 4)
    }
}

@Suite("The current date")
struct CurrentDateTests {
    @Test("a month is that of the Gregorian calendar where the person is")
    func month() {
        let newYear = Date(timeIntervalSince1970: 1_767_225_600)  // 2026-01-01T00:00:00Z
        let east = CalendarMonth(of: newYear, in: TimeZone(secondsFromGMT: 3600)!)
        let west = CalendarMonth(of: newYear, in: TimeZone(secondsFromGMT: -3600)!)
        #expect(east == CalendarMonth(year: 2026, month: 1))
        #expect(west == CalendarMonth(year: 2025, month: 12))
    }
}
