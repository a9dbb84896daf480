import LiveControls
import LiveMotion
import LiveText

/// The wheels of a number, in a row of numbers as long as they need.
///
/// The address of the texts; prefix and suffix, each a text and a presence; the ten digits as one text; whether they are
/// written from right to left; the spring of the shift; the number of wheels, and of each its place, its movement and its
/// presence; the number of marks, and of each its place, its text and its presence. A text is its offset and length, a
/// presence whether it is present and a movement.
struct NumberRollRecord {
    private var fields: [Double] = []
    private var text: [UInt8] = []

    mutating func write(_ roll: NumberRoll) -> UInt32 {
        fields.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
        fields.append(0)
        append(roll.prefix.text)
        append(roll.prefix.presence)
        append(roll.suffix.text)
        append(roll.suffix.presence)
        let start = text.count
        for digit in roll.digits { digit.withUTF8Bytes { text.append(contentsOf: $0) } }
        appendText(from: start)
        fields.append(roll.isRightToLeft ? 1 : 0)
        append(0, along: roll.shift)
        fields.append(Double(roll.wheels.count))
        for wheel in roll.wheels {
            fields.append(Double(wheel.place))
            append(Double(wheel.position), along: wheel.motion)
            append(wheel.presence)
        }
        fields.append(Double(roll.marks.count))
        for mark in roll.marks {
            fields.append(Double(mark.place))
            append(mark.text)
            append(mark.presence)
        }
        fields[0] = text.withUnsafeBufferPointer { Double(UInt(bitPattern: $0.baseAddress)) }
        return fields.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: UInt(bitPattern: $0.baseAddress)) }
    }

    private mutating func append(_ string: String) {
        let start = text.count
        string.withUTF8Bytes { text.append(contentsOf: $0) }
        appendText(from: start)
    }

    private mutating func appendText(from start: Int) {
        fields.append(Double(start))
        fields.append(Double(text.count &- start))
    }

    private mutating func append(_ presence: NumberRoll.Presence) {
        fields.append(presence.isPresent ? 1 : 0)
        append(presence.isPresent ? 1 : 0, along: presence.motion)
    }

    /// Five fields, as in ``Record/append(_:along:)``.
    private mutating func append(_ target: Double, along path: MotionPath) {
        fields.append(target)
        fields.append(path.start)
        fields.append(path.velocity)
        if case .spring(let spring) = path.motion {
            fields.append(spring.response)
            fields.append(spring.dampingRatio)
        } else {
            fields.append(0)
            fields.append(1)
        }
    }
}
