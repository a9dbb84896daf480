// Written by Tools/wire/build.py from the declarations of the core.

import LiveControls
import LiveText

extension TextOverflow {
    /// The case at a place.
    init?(code: Code<TextOverflow>) {
        switch code {
        case 0: self = .refuse
        case 1: self = .truncate
        case 2: self = .allow
        default: return nil
        }
    }
}

extension CounterDisplay {
    /// The case at a place.
    init?(code: Code<CounterDisplay>) {
        switch code {
        case 0: self = .always
        case 1: self = .editing
        case 2: self = .none
        default: return nil
        }
    }
}

extension LimitedFieldPresentation.Stage {
    /// The place among the cases, by which it crosses.
    var code: Int {
        switch self {
        case .within: 0
        case .full: 1
        case .over: 2
        }
    }
}

extension SMSMeasurement.Encoding {
    /// The place among the cases, by which it crosses.
    var code: Int {
        switch self {
        case .gsm7: 0
        case .ucs2: 1
        }
    }
}

extension Record {
    @inline(never) mutating func append(_ value: LimitedFieldPresentation) {
        if let present = value.stage {
            append(present.code)
        } else {
            appendAbsence()
        }
        append(value.count)
        append(value.counter)
        append(value.widestCounter)
        append(value.isCounterVisible)
        if let present = value.overflow {
            append(present)
        } else {
            appendAbsence()
        }
        if let present = value.description {
            append(present)
        } else {
            appendAbsence()
        }
        if let present = value.fault {
            append(present)
        } else {
            appendAbsence()
        }
    }

    @inline(never) mutating func append(_ value: CounterPulse) {
        append(value.scale)
        append(value.opacity)
        append(value.duration)
    }

    @inline(never) mutating func append(_ value: SMSMeasurement) {
        append(value.encoding.code)
        append(value.partCount)
        append(value.remainingInPart)
    }

    @inline(never) mutating func append(_ value: SMSMeasurement?) {
        if let present = value {
            append(present)
        } else {
            appendAbsence()
        }
    }

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
        if let present = perform {
            append(present)
        } else {
            appendAbsence()
        }
        if let present = select {
            append(present)
        } else {
            appendAbsence()
        }
        if let present = limited {
            append(present.kept)
            append(present.dropped)
        } else {
            appendAbsence()
        }
        if let present = pulse {
            append(present)
        } else {
            appendAbsence()
        }
        if let present = announce {
            append(present)
        } else {
            appendAbsence()
        }
        if let present = wake {
            append(present)
        } else {
            appendAbsence()
        }
    }
}
