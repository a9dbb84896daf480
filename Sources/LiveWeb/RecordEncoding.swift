// Written by Tools/wire/build.py from the declarations of the core.

import LiveControls
import LiveGestures
import LiveMotion
import LivePasswords
import LiveText

extension TextFieldEvent {
    /// A case of ``TextFieldEvent`` without the values that it carries.
    enum Kind: UInt8 {
        case willEdit
        case edited
        case composing
        case composed
        case set
        case selected
        case focused
    }
}

extension NumberRounding.Precision {
    /// A case of ``NumberRounding.Precision`` without the values that it carries.
    enum Kind: UInt8 {
        case fraction
        case significant
        case finer
        case coarser
    }
}

extension SectionedFormat {
    /// A case of ``SectionedFormat`` without the values that it carries.
    enum Kind: UInt8 {
        case sections
        case card
        case phoneUS
        case code
        case iban
        case expiry
    }
}

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

extension EvenEasing: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(duration)
        record.append(values)
    }
}

extension NumberTextPresentation: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(text)
        record.append(finalText)
        record.append(isCounting)
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
        record.append(error)
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

extension SectionedFieldPresentation: RecordEncodable {
    @inline(never) func encode(to record: inout Record) {
        record.append(phase)
        record.append(sections)
        record.append(lengths)
        record.append(visibleSeparator)
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

extension Record {
    @inline(never) mutating func append(_ effects: [CountRingEffect]) {
        var announce: ControlMessage?
        var wake: Double?
        for effect in effects {
            switch effect {
            case .announce(let value): announce = value
            case .wake(let value): wake = value
            }
        }
        append(announce)
        append(wake)
    }
}

extension Record {
    @inline(never) mutating func append(_ effects: [LimitedFieldEffect]) {
        var allow = false
        var perform: TextEdit?
        var select: Range<Int>?
        var limited: (kept: Int, dropped: Int)?
        var pulse: CounterPulse?
        var announce: ControlMessage?
        var wake: Double?
        for effect in effects {
            switch effect {
            case .field(.allow): allow = true
            case .field(.perform(let value)): perform = value
            case .field(.select(let value)): select = value
            case .limited(let kept, let dropped): limited = (kept, dropped)
            case .pulse(let value): pulse = value
            case .announce(let value): announce = value
            case .wake(let value): wake = value
            }
        }
        append(allow)
        append(perform)
        append(select)
        if let limited {
            append(limited.kept)
            append(limited.dropped)
        } else {
            appendAbsence()
        }
        append(pulse)
        append(announce)
        append(wake)
    }
}

extension Record {
    @inline(never) mutating func append(_ effects: [NumberTextEffect]) {
        var wake: Double?
        var settled = false
        for effect in effects {
            switch effect {
            case .wake(let value): wake = value
            case .settled: settled = true
            }
        }
        append(wake)
        append(settled)
    }
}

extension Record {
    @inline(never) mutating func append(_ effects: [PasswordSetupEffect]) {
        var announce: ControlMessage?
        var wake: Double?
        for effect in effects {
            switch effect {
            case .announce(let value): announce = value
            case .wake(let value): wake = value
            case .validityChanged: break
            }
        }
        append(announce)
        append(wake)
    }
}

extension Record {
    @inline(never) mutating func append(_ effects: [SectionedFieldEffect]) {
        var allow = false
        var perform: TextEdit?
        var select: Range<Int>?
        var completed = false
        var validate = false
        var validityChanged: FieldValidity?
        var announce: ControlMessage?
        var wake: Double?
        for effect in effects {
            switch effect {
            case .field(.allow): allow = true
            case .field(.perform(let value)): perform = value
            case .field(.select(let value)): select = value
            case .completed: completed = true
            case .validate: validate = true
            case .validityChanged(let value): validityChanged = value
            case .announce(let value): announce = value
            case .wake(let value): wake = value
            }
        }
        append(allow)
        append(perform)
        append(select)
        append(completed)
        append(validate)
        append(validityChanged)
        append(announce)
        append(wake)
    }
}

extension Record {
    @inline(never) mutating func append(_ effects: [SnapButtonEffect]) {
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
        append(act)
        append(impact)
        append(openMenu)
        append(rested)
        append(announce)
        append(wake)
    }
}

/// Changes whenever the two sides would misread each other.
let abiVersion: Int32 = 1931343983
