import LiveControls
import LiveMotion
import LiveText

/// A part of a rolling number and its position.
package struct NumberRollPart: Sendable {
    /// The identity of a part.
    package enum Key: Sendable, Hashable {
        /// The digit of a power of ten.
        case wheel(Int)
        /// The separator after it.
        case mark(Int)
        /// The text before the digits.
        case prefix
        /// The text after the digits.
        case suffix
    }

    /// A moving value.
    package struct Movement: Sendable {
        /// The remaining movement.
        package var path: MotionPath
        /// The final value.
        package var target: Double
        fileprivate var value: Animated<Double>

        fileprivate init(_ path: MotionPath, to target: Double, at time: Double) {
            self.path = path
            self.target = target
            value = Animated(target)
            let start = MotionState(value: path.start, velocity: path.velocity)
            value.start(from: start, to: target, with: path.motion, at: time)
        }

        /// The value at a time.
        package func value(at time: Double) -> Double { value.value(at: time) }

        /// The velocity at a time, in units per second.
        fileprivate func velocity(at time: Double) -> Double { value.velocity(at: time) }
    }

    /// The identity of the part.
    package var key: Key
    /// The text of the part; empty for a wheel.
    package var text = ""
    /// The wheel's position, whose last digit is shown; `nil` for any other part.
    package var turn: Movement?
    /// The number of digits on the wheel.
    package var size = 10
    /// The left edge, in points relative to the number's anchor.
    package var x: Movement
    /// The width, in points.
    package var width: Double
    /// The opacity, 0…1. It can overshoot while it moves.
    package var opacity: Movement
}

/// The input of a layout.
struct NumberRollTask: Sendable {
    /// The wheels that roll.
    var roll: NumberRoll
    /// The sides of the prefix and the suffix.
    var sides: NumberSides
    /// The previous prefix and suffix.
    var before: (prefix: String, suffix: String)
    /// The fraction of the number's width at which its anchor is: 0 for the left edge, 1 for the right edge.
    var anchor: Double
    /// The start time, in seconds.
    var time: Double
}

/// Lays out the parts of a rolling number side by side and moves each part from its current to its new position.
struct NumberRollLayout: Sendable {
    private(set) var parts: [NumberRollPart] = []

    /// A part with a position in the number.
    private struct Item {
        var key: NumberRollPart.Key
        var text = ""
        var turn: NumberRollPart.Movement?
        var size = 10
        var width: Double
        /// The space between an affix and the digits.
        var gap = 0.0
        var presence: NumberRoll.Presence
    }

    /// Starts moving the parts to their positions.
    ///
    /// - Parameters:
    ///   - task: The input.
    ///   - width: Returns a text's width, in points.
    mutating func roll(_ task: NumberRollTask, width: (String) -> Double) {
        let (roll, sides, anchor, time) = (task.roll, task.sides, task.anchor, task.time)
        let digitWidth = roll.digits.map(width).max() ?? 0
        let items = Self.items(roll, sides, digitWidth, time, width)
        let after = Self.places(items, sides, roll.isRightToLeft, anchor) { $0.isPresent }
        var start: [NumberRollPart.Key: (x: Double, velocity: Double)] = [:]
        if parts.isEmpty {
            var old = items
            for index in old.indices where !old[index].key.isDigitOrMark {
                let affix = NumberAffix(
                    old[index].key == .prefix ? task.before.prefix : task.before.suffix,
                    old[index].key,
                    false
                )
                old[index].width = width(affix.text)
                old[index].gap = width(affix.gap)
            }
            let places = Self.places(old, sides, roll.isRightToLeft, anchor) { $0.motion.start > 0 }
            for (key, x) in places { start[key] = (x, 0) }
        } else {
            for part in parts { start[part.key] = (part.x.value(at: time), part.x.velocity(at: time)) }
        }
        // Parts that appear or disappear keep their distance to the units digit, which starts at its current position.
        let units = start[.wheel(0)] ?? (after[.wheel(0)] ?? 0, 0)
        let shift = units.x - (after[.wheel(0)] ?? units.x)
        parts = items.compactMap { item in
            let old = start[item.key]
            let target: Double
            let begin: (x: Double, velocity: Double)
            if item.presence.isPresent, let place = after[item.key] {
                target = place
                let isNew = item.presence.motion.start <= 0 && item.presence.motion.velocity == 0
                begin = isNew || old == nil ? (place + shift, units.velocity) : old ?? (place, 0)
            } else if let old {
                begin = old
                target = old.x - shift
            } else {
                return nil
            }
            let path = MotionPath(start: begin.x, velocity: begin.velocity, motion: roll.shift.motion)
            return NumberRollPart(
                key: item.key,
                text: item.text,
                turn: item.turn,
                size: item.size,
                x: NumberRollPart.Movement(path, to: target, at: time),
                width: item.width,
                opacity: NumberRollPart.Movement(
                    item.presence.motion,
                    to: item.presence.isPresent ? 1 : 0,
                    at: time
                )
            )
        }
    }

    private static func items(
        _ roll: NumberRoll,
        _ sides: NumberSides,
        _ digitWidth: Double,
        _ time: Double,
        _ width: (String) -> Double
    ) -> [Item] {
        var items: [Item] = []
        let prefix = NumberAffix(roll.prefix.text, .prefix, sides.isPrefixOnRight)
        let suffix = NumberAffix(roll.suffix.text, .suffix, sides.isSuffixOnLeft)
        for (affix, presence) in [(prefix, roll.prefix.presence), (suffix, roll.suffix.presence)] {
            items.append(
                Item(
                    key: affix.key,
                    text: affix.text,
                    width: width(affix.text),
                    gap: width(affix.gap),
                    presence: presence
                )
            )
        }
        for wheel in roll.wheels {
            let turn = NumberRollPart.Movement(wheel.motion, to: Double(wheel.position), at: time)
            items.append(
                Item(
                    key: .wheel(wheel.place),
                    turn: turn,
                    size: wheel.size,
                    width: digitWidth,
                    presence: wheel.presence
                )
            )
            for mark in roll.marks where mark.place == wheel.place {
                let key = NumberRollPart.Key.mark(mark.place)
                items.append(Item(key: key, text: mark.text, width: width(mark.text), presence: mark.presence))
            }
        }
        return items
    }

    /// Returns the left edges of the parts that take up space.
    private static func places(
        _ items: [Item],
        _ sides: NumberSides,
        _ isRightToLeft: Bool,
        _ anchor: Double,
        takesRoom: (NumberRoll.Presence) -> Bool
    ) -> [NumberRollPart.Key: Double] {
        let digits = items.filter { $0.key.isDigitOrMark && takesRoom($0.presence) }
        let prefix = items.filter { $0.key == .prefix }
        let suffix = items.filter { $0.key == .suffix }
        // If both are on one side, the prefix is nearer to the digits.
        let left = (sides.isSuffixOnLeft ? suffix : []) + (sides.isPrefixOnRight ? [] : prefix)
        let right = (sides.isPrefixOnRight ? prefix : []) + (sides.isSuffixOnLeft ? [] : suffix)
        var places: [NumberRollPart.Key: Double] = [:]
        var x = 0.0
        for item in left {
            places[item.key] = x
            x += item.width + item.gap
        }
        for item in isRightToLeft ? digits.reversed() : digits {
            places[item.key] = x
            x += item.width
        }
        for item in right {
            places[item.key] = x + item.gap
            x += item.gap + item.width
        }
        return places.mapValues { $0 - anchor * x }
    }
}

/// The text before or after the digits, and the space between it and the digits. As a text of its own, it would lose
/// that space or have it on the other side.
private struct NumberAffix {
    let key: NumberRollPart.Key
    let text: String
    let gap: String

    /// - Parameter isTurned: Whether it is on the other side than in left-to-right text. Its brackets are then
    ///   mirrored.
    init(_ text: String, _ key: NumberRollPart.Key, _ isTurned: Bool) {
        self.key = key
        let scalars = Array(text.unicodeScalars)
        let isInner: (Unicode.Scalar) -> Bool = {
            $0.properties.isWhitespace || $0.properties.generalCategory == .format
        }
        var kept: [Unicode.Scalar]
        if key == .prefix {
            kept = Array(scalars.reversed().drop(while: isInner).reversed())
        } else {
            kept = Array(scalars.drop(while: isInner))
        }
        let removed =
            key == .prefix ? scalars.suffix(scalars.count - kept.count) : scalars.prefix(scalars.count - kept.count)
        gap = removed.filter(\.properties.isWhitespace).map { String($0) }.joined()
        // RLE or LRE, and PDF. Without them, a sign in a text of its own would follow the direction of the interface.
        if !kept.isEmpty { kept = [isTurned ? "\u{202B}" : "\u{202A}"] + kept + ["\u{202C}"] }
        self.text = kept.map { String($0) }.joined()
    }
}

extension NumberRollPart.Key {
    fileprivate var isDigitOrMark: Bool { self != .prefix && self != .suffix }
}
