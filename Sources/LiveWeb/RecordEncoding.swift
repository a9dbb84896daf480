// Written by Tools/wire/build.py from the declarations of the core.

import LiveControls
import LiveGestures
import LiveMotion
import LivePasswords
import LiveText

extension CountRingPresentation: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(stage)
        record.append(fraction)
        record.append(scale)
        record.append(label)
        record.append(overflow)
        record.append(description)
        record.append(fractionMotion)
        record.append(scaleMotion)
    }
}

extension CountRingPresentation.Stage: RecordEncodable {}

extension ControlMessage: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(key)
        record.append(number)
        record.append(unit)
    }
}

extension ControlMessage.Key: RecordEncodable {}

extension TextUnit: RecordEncodable {}

extension MotionPath: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(start)
        record.append(velocity)
        record.append(motion)
    }
}

extension LimitedFieldPresentation: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(stage)
        record.append(count)
        record.append(counter)
        record.append(counterMessage)
        record.append(widestCounter)
        record.append(isCounterVisible)
        record.append(overflow)
        record.append(description)
        record.append(error)
    }
}

extension LimitedFieldPresentation.Stage: RecordEncodable {}

extension TextEdit: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(range)
        record.append(replacement)
    }
}

extension CounterPulse: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(scale)
        record.append(opacity)
        record.append(duration)
    }
}

extension SMSMeasurement: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(encoding)
        record.append(partCount)
        record.append(remainingInPart)
    }
}

extension SMSMeasurement.Encoding: RecordEncodable {}

extension EasingTable: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(duration)
        record.append(points)
    }
}

extension EasingTable.Point: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(offset)
        record.append(value)
    }
}

extension SpringPosition: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(value)
        record.append(velocity)
    }
}

extension NumberTextPresentation: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(count)
        record.append(roll)
    }
}

extension NumberRoll: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(wheels)
        record.append(marks)
        record.append(prefix)
        record.append(suffix)
        record.append(digits)
        record.append(isRightToLeft)
        record.append(shift)
    }
}

extension NumberRoll.Wheel: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(place)
        record.append(position)
        record.append(motion)
        record.append(size)
        record.append(presence)
    }
}

extension NumberRoll.Presence: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(isPresent)
        record.append(motion)
    }
}

extension NumberRoll.Mark: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(place)
        record.append(text)
        record.append(presence)
    }
}

extension NumberRoll.Affix: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(text)
        record.append(presence)
    }
}

extension PasswordSetupPresentation: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(lines)
        record.append(match)
        record.append(matchMessage)
        record.append(isValid)
        record.append(isSubmitEnabled)
        record.append(error)
        record.append(capsLockField)
        record.append(score)
        record.append(scoreMessage)
        record.append(warning)
        record.append(suggestion)
        record.append(passwordRules)
    }
}

extension PasswordSetupPresentation.Line: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(message)
        record.append(characters)
        record.append(standing)
    }
}

extension PasswordSetupPresentation.Standing: RecordEncodable {}

extension PasswordSetupPresentation.ValidationError: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(field)
        record.append(message)
        record.append(characters)
    }
}

extension PasswordSetupField: RecordEncodable {}

extension PasswordStrength.Score: RecordEncodable {}

extension PasswordRulesReading: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(error)
        record.append(text)
    }
}

extension PasswordRulesError: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(reason)
        record.append(offset)
    }
}

extension PasswordRulesError.Reason: RecordEncodable {}

extension SectionAffixes: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(prefix)
        record.append(suffix)
    }
}

extension PhoneDetails: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(e164)
        record.append(national)
        record.append(international)
        record.append(country)
        record.append(kind)
        record.append(length)
    }
}

extension PhoneNumber.Kind: RecordEncodable {}

extension PhoneNumber.Length: RecordEncodable {}

extension InputHints: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(inputmode)
        record.append(autocomplete)
        record.append(isUppercase)
    }
}

extension InputHints.Inputmode: RecordEncodable {}

extension InputHints.Autocomplete: RecordEncodable {}

extension SectionedFieldPresentation: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(phase)
        record.append(sections)
        record.append(lengths)
        record.append(visibleSeparators)
        record.append(selection)
        record.append(activeSection)
        record.append(isComplete)
        record.append(validity)
        record.append(brand)
        record.append(opening)
        record.append(openingMotion)
        record.append(error)
        record.append(description)
    }
}

extension SectionedFieldPresentation.Phase: RecordEncodable {}

extension FieldValidity: RecordEncodable {}

extension CardBrand: RecordEncodable {}

extension SnapButtonPresentation: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(phase)
        record.append(center)
        record.append(horizontalMotion)
        record.append(verticalMotion)
        record.append(scale)
        record.append(scaleMotion)
        record.append(place)
        record.append(placeName)
        record.append(velocity)
        record.append(projection)
    }
}

extension SnapButtonPresentation.Phase: RecordEncodable {}

extension GesturePoint: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(x)
        record.append(y)
    }
}

extension RestingPlace: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(slot)
        record.append(fraction)
        record.append(verticalFraction)
    }
}

extension SnapSlot: RecordEncodable {}

extension SnapButtonChoice: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(place)
        record.append(center)
        record.append(name)
        record.append(message)
    }
}

extension PlaceName: RecordEncodable {}

extension FieldValue: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(value)
    }
}

extension CountRingEffect: EffectEncodable {
    @inline(never) static func encode(_ effects: [Self], to record: inout Record) {
        var announce: ControlMessage?
        var wake: Double?
        for effect in effects {
            switch effect {
            case .announce(let value): announce = value
            case .wake(let value): wake = value
            }
        }
        record.append(announce)
        record.append(wake)
    }
}

extension LimitedFieldEffect: EffectEncodable {
    @inline(never) static func encode(_ effects: [Self], to record: inout Record) {
        var allow = false
        var perform: TextEdit?
        var rewrite: TextEdit?
        var select: Range<Int>?
        var limited: (kept: Int, dropped: Int)?
        var pulse: CounterPulse?
        var announce: ControlMessage?
        var wake: Double?
        for effect in effects {
            switch effect {
            case .field(.allow): allow = true
            case .field(.perform(let value)): perform = value
            case .field(.rewrite(let value)): rewrite = value
            case .field(.select(let value)): select = value
            case .limited(let kept, let dropped): limited = (kept, dropped)
            case .pulse(let value): pulse = value
            case .announce(let value): announce = value
            case .wake(let value): wake = value
            }
        }
        record.append(allow)
        record.append(perform)
        record.append(rewrite)
        record.append(select)
        if let limited {
            record.append(limited.kept)
            record.append(limited.dropped)
        } else {
            record.appendAbsence()
        }
        record.append(pulse)
        record.append(announce)
        record.append(wake)
    }
}

extension NumberTextEffect: EffectEncodable {
    @inline(never) static func encode(_ effects: [Self], to record: inout Record) {
        var wake: Double?
        var settled = false
        for effect in effects {
            switch effect {
            case .wake(let value): wake = value
            case .settled: settled = true
            }
        }
        record.append(wake)
        record.append(settled)
    }
}

extension PasswordSetupEffect: EffectEncodable {
    @inline(never) static func encode(_ effects: [Self], to record: inout Record) {
        var focus: PasswordSetupField?
        var announce: ControlMessage?
        var wake: Double?
        var checkBreaches = false
        for effect in effects {
            switch effect {
            case .focus(let value): focus = value
            case .announce(let value): announce = value
            case .wake(let value): wake = value
            case .checkBreaches: checkBreaches = true
            case .validityChanged: break
            }
        }
        record.append(focus)
        record.append(announce)
        record.append(wake)
        record.append(checkBreaches)
    }
}

extension SectionedFieldEffect: EffectEncodable {
    @inline(never) static func encode(_ effects: [Self], to record: inout Record) {
        var allow = false
        var perform: TextEdit?
        var rewrite: TextEdit?
        var select: Range<Int>?
        var completed = false
        var validate = false
        var validityChanged: FieldValidity?
        var refused = false
        var announce: ControlMessage?
        var wake: Double?
        for effect in effects {
            switch effect {
            case .field(.allow): allow = true
            case .field(.perform(let value)): perform = value
            case .field(.rewrite(let value)): rewrite = value
            case .field(.select(let value)): select = value
            case .completed: completed = true
            case .validate: validate = true
            case .validityChanged(let value): validityChanged = value
            case .refused: refused = true
            case .announce(let value): announce = value
            case .wake(let value): wake = value
            }
        }
        record.append(allow)
        record.append(perform)
        record.append(rewrite)
        record.append(select)
        record.append(completed)
        record.append(validate)
        record.append(validityChanged)
        record.append(refused)
        record.append(announce)
        record.append(wake)
    }
}

extension SnapButtonEffect: EffectEncodable {
    @inline(never) static func encode(_ effects: [Self], to record: inout Record) {
        var act = false
        var impact = false
        var openMenu = false
        var rested: RestingPlace?
        var announce: ControlMessage?
        var wake: Double?
        for effect in effects {
            switch effect {
            case .act: act = true
            case .impact: impact = true
            case .openMenu: openMenu = true
            case .rested(let value): rested = value
            case .announce(let value): announce = value
            case .wake(let value): wake = value
            }
        }
        record.append(act)
        record.append(impact)
        record.append(openMenu)
        record.append(rested)
        record.append(announce)
        record.append(wake)
    }
}

extension TextUnit: InboxDecodable {}

extension TextLimit: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(inbox.value(), unit: inbox.value())
        minimum = inbox.value()
        rules = inbox.value()
    }
}

extension CountRingSettings: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(limit: inbox.value(), warnAt: inbox.value())
        prefersReducedMotion = inbox.value()
    }
}

extension TextEdit: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(inbox.value(), inbox.value())
    }
}

extension TextFieldEvent: InboxDecodable where Text: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        switch inbox.code(10) {
        case 0: self = .willEdit(inbox.value())
        case 1: self = .willDrop(inbox.value())
        case 2: self = .withdrawn
        case 3: self = .edited(inbox.value(), caret: inbox.value())
        case 4: self = .composing(inbox.value())
        case 5: self = .set(inbox.value())
        case 6: self = .selected(inbox.value())
        case 7: self = .settled(inbox.value())
        case 8: self = .focused(inbox.value())
        default: self = .filled(inbox.value(), caret: inbox.value())
        }
    }
}

extension CountRingEvent: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        switch inbox.code(3) {
        case 0: self = .field(inbox.value())
        case 1: self = .settingsChanged(inbox.value())
        default: self = .woke
        }
    }
}

extension TextOverflow: InboxDecodable {}

extension CounterDisplay: InboxDecodable {}

extension LimitedFieldSettings: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(limit: inbox.value(), overflow: inbox.value(), counter: inbox.value())
        warnAt = inbox.value()
        prefersReducedMotion = inbox.value()
    }
}

extension LimitedFieldEvent: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        switch inbox.code(3) {
        case 0: self = .field(inbox.value())
        case 1: self = .settingsChanged(inbox.value())
        default: self = .woke
        }
    }
}

extension NumberTransition: InboxDecodable {}

extension NumberTrend: InboxDecodable {}

extension NumberTextSettings: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(digits: inbox.value(), transition: inbox.value())
        duration = inbox.value()
        trend = inbox.value()
        wrapsAfter = inbox.value()
        prefersReducedMotion = inbox.value()
        isVisible = inbox.value()
    }
}

extension FormattedNumber: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(
            prefix: inbox.value(),
            digits: inbox.value(),
            suffix: inbox.value(),
            decimals: inbox.value(),
            value: inbox.value(),
            step: inbox.value()
        )
    }
}

extension NumberTextEvent: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        switch inbox.code(5) {
        case 0: self = .valueChanged(inbox.value())
        case 1: self = .formatChanged(inbox.value())
        case 2: self = .settingsChanged(inbox.value())
        case 3: self = .frame
        default: self = .woke
        }
    }
}

extension NamedPolicy: InboxDecodable {}

extension PasswordSetupGate: InboxDecodable {}

extension DescribedPasswordSetup: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(
            policy: inbox.value(),
            rules: inbox.value(),
            words: inbox.value(),
            requiresConfirmation: inbox.value(),
            gate: inbox.value(),
            checksBreaches: inbox.value(),
            strengthYear: inbox.value()
        )
    }
}

extension PasswordSetupField: InboxDecodable {}

extension PasswordSetupEvent: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        switch inbox.code(6) {
        case 0: self = .field(inbox.value(), in: inbox.value())
        case 1: self = .capsLockChanged(inbox.value())
        case 2: self = .breachesChecked(isBreached: inbox.value())
        case 3: self = .submitted
        case 4: self = .settingsChanged(inbox.value())
        default: self = .woke
        }
    }
}

extension CalendarMonth: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(year: inbox.value(), month: inbox.value())
    }
}

extension SectionedFieldSettings: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(format: inbox.value(), showsValidityLive: inbox.value(), today: inbox.value())
        prefersReducedMotion = inbox.value()
    }
}

extension FieldValidity: InboxDecodable {}

extension SectionedFieldEvent: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        switch inbox.code(6) {
        case 0: self = .field(inbox.value())
        case 1: self = .validityAnswered(inbox.value())
        case 2: self = .validityRestored(inbox.value())
        case 3: self = .settingsChanged(inbox.value())
        case 4: self = .committed
        default: self = .woke
        }
    }
}

extension SnapArea: InboxDecodable {}

extension DragAxis: InboxDecodable {}

extension GestureSize: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(width: inbox.value(), height: inbox.value())
    }
}

extension AreaInsets: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(top: inbox.value(), leading: inbox.value(), bottom: inbox.value(), trailing: inbox.value())
    }
}

extension SnapLayout: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(
            area: inbox.value(),
            axis: inbox.value(),
            size: inbox.value(),
            itemSize: inbox.value(),
            insets: inbox.value(),
            inset: inbox.value(),
            isRightToLeft: inbox.value()
        )
        isDocked = inbox.value()
    }
}

extension SnapButtonSettings: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(layout: inbox.value(), hold: inbox.value())
        isEnabled = inbox.value()
        prefersReducedMotion = inbox.value()
    }
}

extension SnapSlot: InboxDecodable {}

extension RestingPlace: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(inbox.value(), fraction: inbox.value(), verticalFraction: inbox.value())
    }
}

extension GesturePoint: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(x: inbox.value(), y: inbox.value())
    }
}

extension PressDragEvent: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        switch inbox.code(6) {
        case 0: self = .down(pointer: inbox.value(), at: inbox.value())
        case 1: self = .moved(pointer: inbox.value(), to: inbox.value())
        case 2: self = .up(pointer: inbox.value(), at: inbox.value(), isInside: inbox.value())
        case 3: self = .cancelled(pointer: inbox.value())
        case 4: self = .interrupted
        default: self = .woke
        }
    }
}

extension ArrowDirection: InboxDecodable {}

extension SnapButtonEvent: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        switch inbox.code(6) {
        case 0: self = .pointer(inbox.value())
        case 1: self = .settingsChanged(inbox.value())
        case 2: self = .arrowPressed(inbox.value())
        case 3: self = .placeChosen(inbox.value())
        case 4: self = .menuRequested
        default: self = .woke
        }
    }
}

extension GestureFrame: InboxDecodable {
    @inline(never) init(from inbox: inout InboxReader) {
        self.init(center: inbox.value(), size: inbox.value())
    }
}

/// Changes whenever the two sides would misread each other.
let abiVersion: Int32 = 1949186944
