// Written by Tools/wire/build.py from the declarations of the core.

import LiveControls

extension CountRingPresentation.Stage {
    /// The place among the cases, by which it crosses.
    var code: Int {
        switch self {
        case .comfortable: 0
        case .warning: 1
        case .full: 2
        case .over: 3
        }
    }
}

extension Record {
    @inline(never) mutating func append(_ value: CountRingPresentation) {
        if let present = value.stage {
            append(present.code)
        } else {
            appendAbsence()
        }
        append(value.fraction)
        append(value.scale)
        append(value.label)
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
        append(value.fractionMotion)
        append(value.scaleMotion)
    }

    @inline(never) mutating func append(_ effects: [CountRingEffect]) {
        var announce: ControlMessage?
        var wake: Double?
        for effect in effects {
            switch effect {
            case .announce(let value): announce = value
            case .wake(let value): wake = value
            }
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
