// Written by Tools/wire/build.py from the declarations of the core.

import LiveControls
import LiveGestures

extension SnapArea {
    /// The case at a place.
    init?(code: Code<SnapArea>) {
        switch code {
        case 0: self = .trailing
        case 1: self = .leading
        case 2: self = .top
        case 3: self = .bottom
        case 4: self = .edges
        case 5: self = .corners
        default: return nil
        }
    }
}

extension SnapSlot {
    /// The place among the cases, by which it crosses.
    var code: Int {
        switch self {
        case .leading: 0
        case .top: 1
        case .trailing: 2
        case .bottom: 3
        case .topLeading: 4
        case .bottomLeading: 5
        case .topTrailing: 6
        case .bottomTrailing: 7
        }
    }

    /// The case at a place.
    init?(code: Code<SnapSlot>) {
        switch code {
        case 0: self = .leading
        case 1: self = .top
        case 2: self = .trailing
        case 3: self = .bottom
        case 4: self = .topLeading
        case 5: self = .bottomLeading
        case 6: self = .topTrailing
        case 7: self = .bottomTrailing
        default: return nil
        }
    }
}

extension ArrowDirection {
    /// The case at a place.
    init?(code: Code<ArrowDirection>) {
        switch code {
        case 0: self = .left
        case 1: self = .right
        case 2: self = .up
        case 3: self = .down
        default: return nil
        }
    }
}

extension SnapButtonPresentation.Phase {
    /// The place among the cases, by which it crosses.
    var code: Int {
        switch self {
        case .idle: 0
        case .pressing: 1
        case .lifted: 2
        case .dragging: 3
        case .snapping: 4
        }
    }
}

extension PlaceName {
    /// The place among the cases, by which it crosses.
    var code: Int {
        switch self {
        case .topLeft: 0
        case .top: 1
        case .topRight: 2
        case .left: 3
        case .right: 4
        case .bottomLeft: 5
        case .bottom: 6
        case .bottomRight: 7
        }
    }
}

extension Record {
    @inline(never) mutating func append(_ value: SnapButtonPresentation) {
        append(value.phase.code)
        append(value.center)
        append(value.horizontalMotion)
        append(value.verticalMotion)
        append(value.scale)
        append(value.scaleMotion)
        append(value.place)
        append(value.placeName)
        append(value.velocity)
        append(value.projection)
    }

    @inline(never) mutating func append(_ value: GesturePoint) {
        append(value.x)
        append(value.y)
    }

    @inline(never) mutating func append(_ value: RestingPlace) {
        append(value.slot.code)
        append(value.fraction)
    }

    @inline(never) mutating func append(_ value: SnapButtonChoice) {
        append(value.place)
        append(value.center)
        append(value.name.code)
        append(value.message)
    }

    @inline(never) mutating func append(_ value: [SnapButtonChoice]) {
        append(value.count)
        for element in value {
            append(element)
        }
    }

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
        if let present = rested {
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
