// Written by Tools/wire/build.py from the declarations of the core.

import LiveControls
import LiveText

extension NumberRounding.Precision {
    /// A case of ``NumberRounding.Precision`` without what it carries.
    enum Kind {
        case fraction
        case significant
        case finer
        case coarser

        init?(code: Code<NumberRounding.Precision>) {
            switch code {
            case 0: self = .fraction
            case 1: self = .significant
            case 2: self = .finer
            case 3: self = .coarser
            default: return nil
            }
        }
    }
}

extension NumberRounding.Mode {
    /// The case at a place.
    init?(code: Code<NumberRounding.Mode>) {
        switch code {
        case 0: self = .ceil
        case 1: self = .floor
        case 2: self = .expand
        case 3: self = .trunc
        case 4: self = .halfCeil
        case 5: self = .halfFloor
        case 6: self = .halfExpand
        case 7: self = .halfTrunc
        case 8: self = .halfEven
        default: return nil
        }
    }
}

extension NumberNotation {
    /// The case at a place.
    init?(code: Code<NumberNotation>) {
        switch code {
        case 0: self = .count
        case 1: self = .roll
        default: return nil
        }
    }
}

extension Record {
    @inline(never) mutating func append(_ value: EvenEasing) {
        append(value.duration)
        append(value.values.count)
        for element in value.values {
            append(element)
        }
    }

    @inline(never) mutating func append(_ value: NumberTextPresentation) {
        append(value.text)
        append(value.finalText)
        append(value.isCounting)
        if let present = value.roll {
            append(present)
        } else {
            appendAbsence()
        }
    }

    @inline(never) mutating func append(_ value: NumberRoll) {
        append(value.wheels.count)
        for element in value.wheels {
            append(element)
        }
        append(value.marks.count)
        for element in value.marks {
            append(element)
        }
        append(value.prefix)
        append(value.suffix)
        append(value.digits.count)
        for element in value.digits {
            append(element)
        }
        append(value.isRightToLeft)
        append(value.shift)
    }

    @inline(never) mutating func append(_ value: NumberRoll.Wheel) {
        append(value.place)
        append(value.position)
        append(value.motion)
        append(value.presence)
    }

    @inline(never) mutating func append(_ value: NumberRoll.Presence) {
        append(value.isPresent)
        append(value.motion)
    }

    @inline(never) mutating func append(_ value: NumberRoll.Mark) {
        append(value.place)
        append(value.text)
        append(value.presence)
    }

    @inline(never) mutating func append(_ value: NumberRoll.Affix) {
        append(value.text)
        append(value.presence)
    }

    @inline(never) mutating func append(_ effects: [NumberTextEffect]) {
        var wake: Double?
        var settled = false
        for effect in effects {
            switch effect {
            case .wake(let value): wake = value
            case .settled: settled = true
            }
        }
        if let present = wake {
            append(present)
        } else {
            appendAbsence()
        }
        append(settled)
    }
}
