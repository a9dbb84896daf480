import Foundation
import LiveControls
import Testing

@testable import LiveFoundation

@Suite("Rolling number session")
struct NumberRollSessionTests {
    private let english = Locale(identifier: "en_US")

    /// A font in which every character is ten points wide, and direction marks have no width.
    private func width(_ text: String) -> Double {
        Double(text.unicodeScalars.filter { $0.properties.generalCategory != .format }.count * 10)
    }

    @discardableResult
    private func show(
        _ value: Int,
        _ session: inout NumberRollSession,
        at time: Double,
        animated: Bool = true,
        anchor: Double = 0,
        locale: Locale? = nil
    ) -> [NumberTextEffect] {
        let number = CountedNumber(value, format: IntegerFormatStyle<Int>(locale: locale ?? english))
        return show(number, &session, at: time, animated: animated, anchor: anchor)
    }

    private func show(
        _ number: CountedNumber,
        _ session: inout NumberRollSession,
        at time: Double,
        animated: Bool = true,
        anchor: Double = 0,
        isRightToLeft: Bool = false
    ) -> [NumberTextEffect] {
        defer { session.layOut(width: width) }
        return session.show(number, animated: animated, isRightToLeft: isRightToLeft, anchor: anchor, at: time)
    }

    private func part(_ key: NumberRollPart.Key, _ session: NumberRollSession) throws -> NumberRollPart {
        try #require(session.parts.first { $0.key == key })
    }

    @Test("moves the texts around the number with it, even if they have digits")
    func affixes() throws {
        var session = NumberRollSession()
        let numbers = [5, 1005].map { value in
            CountedNumber(value, format: IntegerFormatStyle<Int>(locale: english)).between("Q3: ", " of 10")
        }
        #expect(numbers[1].text(at: 7.2) == "Q3: 7 of 10")
        _ = show(numbers[0], &session, at: 0)
        _ = show(numbers[1], &session, at: 1)
        #expect(session.finalText == "Q3: 1,005 of 10")
        #expect(session.parts.filter { $0.turn != nil }.count == 4)
        let (prefix, suffix) = (try part(.prefix, session), try part(.suffix, session))
        #expect(prefix.x.path.start == prefix.x.target)
        #expect(suffix.x.path.start == 60 && suffix.x.target == 100)
    }

    @Test("rolls past the last value of a clock")
    func clock() throws {
        var session = NumberRollSession()
        var settings = NumberTextSettings()
        settings.wrapsAfter = 59
        let twoDigits = IntegerFormatStyle<Int>(locale: english).precision(.integerLength(2))
        for (value, time) in [(59, 0.0), (0, 1.0)] {
            let number = CountedNumber(value, format: twoDigits)
            _ = session.show(
                number,
                settings: settings,
                animated: true,
                isRightToLeft: false,
                anchor: 0,
                at: time
            )
            session.layOut(width: width)
        }
        #expect(try part(.wheel(1), session).turn?.target == 6)
        #expect(try part(.wheel(1), session).size == 6)
        #expect(try part(.wheel(0), session).turn?.target == 10)
    }

    @Test("shows the first number at rest, rolls to the second, and then rests")
    func rolls() throws {
        var session = NumberRollSession()
        show(5, &session, at: 0)
        #expect(!session.isRolling)
        let effects = show(7, &session, at: 1)
        #expect(session.finalText == "7")
        guard case .wake(let time)? = effects.first else {
            Issue.record("no time to wake at")
            return
        }
        let units = try part(.wheel(0), session)
        let turn = try #require(units.turn)
        #expect(turn.value(at: 1) == 5)
        #expect(turn.value(at: 1.1) > 5)
        #expect(abs(turn.value(at: time) - 7) < 0.01)
        #expect(session.wake(at: time) == [.settled])
        #expect(!session.isRolling)
    }

    @Test("keeps the units digit in place and fades in new digits when the number gets longer")
    func longer() throws {
        var session = NumberRollSession()
        show(999, &session, at: 0)
        show(1_000, &session, at: 0)
        let units = try part(.wheel(0), session)
        #expect(units.x.value(at: 0) == 20)
        #expect(units.x.target == 40)
        let thousands = try part(.wheel(3), session)
        #expect(thousands.x.value(at: 0) == -20)
        #expect(thousands.x.target == 0)
        #expect(thousands.opacity.value(at: 0) == 0)
        #expect(thousands.opacity.target == 1)
        #expect(try part(.mark(3), session).text == ",")
    }

    @Test("grows to the left with a trailing anchor")
    func anchored() throws {
        var session = NumberRollSession()
        show(999, &session, at: 0, anchor: 1)
        show(1_000, &session, at: 0, anchor: 1)
        let units = try part(.wheel(0), session)
        #expect(units.x.value(at: 0) == -10)
        #expect(units.x.target == -10)
        #expect(try part(.wheel(3), session).x.target == -50)
    }

    @Test("keeps position and velocity when interrupted, and moves leaving digits with the units digit")
    func interrupted() throws {
        var session = NumberRollSession()
        show(999, &session, at: 0)
        show(1_000, &session, at: 0)
        let time = 0.15
        let before = session
        show(5, &session, at: time)
        for key in [NumberRollPart.Key.wheel(0), .wheel(3), .mark(3)] {
            let (old, new) = (try part(key, before), try part(key, session))
            #expect(abs(old.x.value(at: time) - new.x.value(at: time)) < 1e-9)
            #expect(abs(old.opacity.value(at: time) - new.opacity.value(at: time)) < 1e-9)
            let step = 1e-5
            let oldSpeed = (old.x.value(at: time) - old.x.value(at: time - step)) / step
            let newSpeed = (new.x.value(at: time + step) - new.x.value(at: time)) / step
            #expect(abs(oldSpeed - newSpeed) < 0.1)
        }
        let (units, thousands) = (try part(.wheel(0), session), try part(.wheel(3), session))
        #expect(units.x.target == 0)
        #expect(abs(thousands.x.target - (thousands.x.value(at: time) - units.x.value(at: time))) < 1e-9)
        #expect(thousands.opacity.target == 0)
    }

    @Test("moves the digits when a sign appears")
    func sign() throws {
        var session = NumberRollSession()
        show(5, &session, at: 0)
        show(-5, &session, at: 0)
        let prefix = try part(.prefix, session)
        #expect(prefix.text == "\u{202A}-\u{202C}")
        #expect(prefix.opacity.value(at: 0) == 0)
        let units = try part(.wheel(0), session)
        #expect(units.x.value(at: 0) == 0)
        #expect(units.x.target == 10)
    }

    @Test("keeps the space between a unit and the digits on either side")
    func space() throws {
        for (isRightToLeft, x) in [(false, 20.0), (true, 0)] {
            var session = NumberRollSession()
            for value in [0.05, 0.07] {
                let format = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "de_DE"))
                let number = CountedNumber(value, format: format)
                _ = show(number, &session, at: 0, isRightToLeft: isRightToLeft)
            }
            #expect(session.finalText == "7\u{A0}%")
            #expect(try part(.suffix, session).x.target == x)
        }
    }

    @Test("rolls Arabic and Adlam digits, with Adlam from right to left")
    func digits() throws {
        var session = NumberRollSession()
        let arabic = Locale(identifier: "ar_EG")
        show(1_999, &session, at: 0, locale: arabic)
        show(2_000, &session, at: 0, locale: arabic)
        #expect(session.digits.first == "\u{660}")
        #expect(try part(.wheel(3), session).x.target < part(.wheel(0), session).x.target)
        let adlam = Locale(identifier: "ff_Adlm_GN")
        show(3_000, &session, at: 1, locale: adlam)
        show(4_000, &session, at: 2, locale: adlam)
        #expect(session.digits.first == "\u{1E950}")
        #expect(try part(.wheel(3), session).x.target > part(.wheel(0), session).x.target)
    }

    @Test("shows the number at once without motion, if it is not finite, and in scientific notation")
    func atOnce() {
        var session = NumberRollSession()
        show(5, &session, at: 0)
        #expect(show(6, &session, at: 0, animated: false) == [.settled])
        #expect(!session.isRolling)
        let scientific = FloatingPointFormatStyle<Double>(locale: english).notation(.scientific)
        for value in [Double.nan, 1_234.5, 2_345.6] {
            let number = CountedNumber(value, format: scientific)
            _ = show(number, &session, at: 1)
            #expect(!session.isRolling)
            #expect(session.finalText == number.finalText)
        }
    }

    @Test("continues the movement if the number does not change")
    func again() throws {
        var session = NumberRollSession()
        show(1, &session, at: 0)
        show(9, &session, at: 0)
        let before = try #require(try part(.wheel(0), session).turn).value(at: 0.2)
        #expect(show(9, &session, at: 0.1).isEmpty)
        #expect(try #require(try part(.wheel(0), session).turn).value(at: 0.2) == before)
    }
}
