import LiveControls
import LiveGestures

package struct SnapButtonFuzzer: ControlFuzzer {
    package var source: EventSource
    package var model: SnapButtonModel
    package var latest: SentEvent<SnapButtonModel>?
    private var announcements = AnnouncementWatch()
    /// Whether the button came to rest without an announcement so far.
    private var isSilent = false

    package init(seed: UInt64) {
        source = EventSource(seed: seed)
        model = SnapButtonModel(layout: Self.layout(&source), hold: source.measure(in: 0...1))
    }

    private static func layout(_ source: inout EventSource) -> SnapLayout {
        var layout = SnapLayout(
            area: source.element(of: SnapArea.allCases),
            size: GestureSize(width: source.measure(in: 0...1000), height: source.measure(in: 0...1000)),
            itemSize: GestureSize(width: source.measure(in: 0...100), height: source.measure(in: 0...100)),
            insets: AreaInsets(
                top: source.measure(in: 0...50),
                leading: source.measure(in: 0...50),
                bottom: source.measure(in: 0...50),
                trailing: source.measure(in: 0...50)
            ),
            inset: source.measure(in: 0...40),
            isRightToLeft: source.flag()
        )
        layout.isDocked = source.isOne(in: 3)
        return layout
    }

    package mutating func violation(after sent: SentEvent<SnapButtonModel>) -> String? {
        let said = sent.effects.compactMap { if case .announce(let message) = $0 { message } else { nil } }
        return announcements.violation(said, at: source.now) ?? violation(of: said, in: sent.effects)
            ?? violation(of: model.presentation)
    }

    /// Verifies that each place where the button stays is eventually announced.
    private mutating func violation(of said: [ControlMessage], in effects: [SnapButtonEffect]) -> String? {
        if effects.contains(where: { if case .rested = $0 { true } else { false } }) { isSilent = true }
        if !said.isEmpty { isSilent = false }
        let shown = model.presentation
        if let place = said.last, place != shown.placeName { return "\(place) at \(shown.placeName)" }
        let wakes = effects.contains { if case .wake = $0 { true } else { false } }
        return isSilent && shown.phase == .idle && !wakes ? "rests without an announcement" : nil
    }

    package mutating func event() -> SnapButtonEvent {
        let pointer = source.isOne(in: 8) ? source.integer(in: 0...3) : 1
        let place = GesturePoint(x: source.measure(in: -200...1200), y: source.measure(in: -200...1200))
        switch source.number(in: 0...39) {
        case 0...7: return .pointer(.down(pointer: pointer, at: place))
        case 8...17: return .pointer(.moved(pointer: pointer, to: place))
        case 18...23: return .pointer(.up(pointer: pointer, at: place, isInside: source.flag()))
        case 24: return .pointer(.cancelled(pointer: pointer))
        case 25: return .pointer(.interrupted)
        case 26:
            let layout = Self.layout(&source)
            return model.changing { $0.layout = layout }
        case 27: return .arrowPressed(source.element(of: ArrowDirection.allCases))
        case 28:
            return .placeChosen(
                RestingPlace(source.element(of: SnapSlot.allCases), fraction: source.measure(in: -1...2))
            )
        case 29: return .menuRequested
        case 30:
            let isEnabled = !source.isOne(in: 4)
            return model.changing { $0.isEnabled = isEnabled }
        case 31:
            let isReduced = source.flag()
            return model.changing { $0.prefersReducedMotion = isReduced }
        case 32:
            let hold = source.measure(in: 0...1)
            return model.changing { $0.hold = hold }
        default: return .woke
        }
    }

    private func violation(of shown: SnapButtonPresentation) -> String? {
        let layout = model.settings.layout
        if !shown.center.isFinite { return "center at \(shown.center)" }
        if !layout.area.holds(shown.place.slot) { return "\(shown.place) in \(layout.area)" }
        if !(0...1).contains(shown.place.fraction) { return "fraction \(shown.place.fraction)" }
        if shown.phase == .idle || shown.phase == .snapping, shown.center != layout.center(of: shown.place) {
            return "rests at \(shown.center) instead of \(shown.place)"
        }
        var inside = layout.clamped(shown.center)
        if layout.isDocked {
            // Half of a docked button is outside, but not its center.
            if 0...max(0, layout.size.width) ~= shown.center.x { inside.x = shown.center.x }
            if 0...max(0, layout.size.height) ~= shown.center.y { inside.y = shown.center.y }
        }
        // The tolerance is relative to the size of the numbers, which is large in a layout of 1e300.
        if shown.phase == .idle, (inside - shown.center).magnitude > 1e-9 * max(1, inside.magnitude) {
            return "rests outside"
        }
        if !(shown.scale.isFinite && shown.scale > 0) { return "scale \(shown.scale)" }
        for path in [shown.horizontalMotion, shown.verticalMotion, shown.scaleMotion]
        where !(path.start.isFinite && path.velocity.isFinite) {
            return "\(path)"
        }
        if !shown.velocity.isFinite || !shown.projection.isFinite { return "\(shown.velocity), \(shown.projection)" }
        return nil
    }
}
