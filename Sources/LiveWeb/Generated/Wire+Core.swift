// Written by Tools/wire/build.py from the declarations of the core.

import LiveControls
import LiveMotion
import LiveText

extension TextUnit {
    /// The place among the cases, by which it crosses.
    var code: Int {
        switch self {
        case .characters: 0
        case .utf16: 1
        case .utf8: 2
        case .scalars: 3
        case .twitter: 4
        case .sms: 5
        }
    }

    /// The case at a place.
    init?(code: Code<TextUnit>) {
        switch code {
        case 0: self = .characters
        case 1: self = .utf16
        case 2: self = .utf8
        case 3: self = .scalars
        case 4: self = .twitter
        case 5: self = .sms
        default: return nil
        }
    }
}

extension Record {
    @inline(never) mutating func append(_ value: MotionPath) {
        append(value.start)
        append(value.velocity)
        append(value.motion)
    }

    @inline(never) mutating func append(_ value: EasingTable) {
        append(value.duration)
        append(value.points.count)
        for element in value.points {
            append(element)
        }
    }

    @inline(never) mutating func append(_ value: EasingTable.Point) {
        append(value.offset)
        append(value.value)
    }

    @inline(never) mutating func append(_ value: SpringPosition) {
        append(value.value)
        append(value.velocity)
    }
}
