import LiveControls
import LiveGestures
import LiveTestSupport
import Testing

@Suite("Snap button: random events")
struct SnapButtonRandomTests {
    private static func randomPoint(_ random: inout SplitMix64) -> GesturePoint {
        let odd = [Double.nan, .infinity, -1e300, 1e300]
        func part() -> Double {
            Int.random(in: 0..<60, using: &random) == 0
                ? odd.randomElement(using: &random)! : Double.random(in: -200...1200, using: &random)
        }
        return GesturePoint(x: part(), y: part())
    }

    private static func randomLayout(_ random: inout SplitMix64) -> SnapLayout {
        func side() -> Double { Double.random(in: 0...1000, using: &random) }
        return SnapLayout(
            area: SnapArea.allCases.randomElement(using: &random)!,
            size: GestureSize(width: side(), height: side()),
            itemSize: GestureSize(width: side() / 8, height: side() / 8),
            insets: AreaInsets(top: side() / 20, leading: side() / 20, bottom: side() / 20, trailing: side() / 20),
            inset: side() / 40,
            isRightToLeft: Bool.random(using: &random)
        )
    }

    private static func randomEvent(for button: SnapButtonModel, _ random: inout SplitMix64) -> SnapButtonEvent {
        let pointer = Int.random(in: 0..<8, using: &random) == 0 ? 2 : 1
        switch Int.random(in: 0..<40, using: &random) {
        case 0..<8: return .pointer(.down(pointer: pointer, at: randomPoint(&random)))
        case 8..<18: return .pointer(.moved(pointer: pointer, to: randomPoint(&random)))
        case 18..<24:
            return .pointer(.up(pointer: pointer, at: randomPoint(&random), isInside: Bool.random(using: &random)))
        case 24: return .pointer(.cancelled(pointer: pointer))
        case 25: return .pointer(.interrupted)
        case 26:
            let layout = randomLayout(&random)
            return button.changing { $0.layout = layout }
        case 27: return .arrowPressed(ArrowDirection.allCases.randomElement(using: &random)!)
        case 28:
            let slot = SnapSlot.allCases.randomElement(using: &random)!
            return .placeChosen(RestingPlace(slot, fraction: Double.random(in: -1...2, using: &random)))
        case 29: return .menuRequested
        case 30:
            let isEnabled = Int.random(in: 0..<4, using: &random) > 0
            return button.changing { $0.isEnabled = isEnabled }
        case 31:
            let isReduced = Bool.random(using: &random)
            return button.changing { $0.prefersReducedMotion = isReduced }
        case 32:
            let hold = Double.random(in: -1...1, using: &random)
            return button.changing { $0.hold = hold }
        default: return .woke
        }
    }

    @Test("never acts after a lift, and finally rests inside its area", arguments: 0..<300)
    func logs(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        var button = SnapButtonModel(layout: Self.randomLayout(&random))
        var time = 0.0
        var wasLifted = false
        for step in 0..<200 {
            time += [0, 0.01, 0.1, 0.3, 1].randomElement(using: &random)!
            let event = Self.randomEvent(for: button, &random)
            let before = button.presentation.phase
            let effects = button.send(event, at: time)
            let after = button.presentation
            if case .pointer(.down) = event, before == .idle || before == .snapping { wasLifted = false }
            wasLifted = wasLifted || effects.contains(.impact)
            #expect(!(wasLifted && effects.contains(.act)), "seed \(seed), step \(step): acted after a lift")
            #expect(after.center.isFinite, "seed \(seed), step \(step)")
            if after.phase == .dragging {
                #expect(
                    button.settings.layout.clamped(after.center) == after.center,
                    "seed \(seed), step \(step): outside"
                )
            }
            if after.phase == .snapping {
                #expect(
                    effects.contains { if case .wake = $0 { true } else { false } },
                    "seed \(seed), step \(step): no wake-up requested"
                )
            }
        }
        button.send(.pointer(.interrupted), at: time + 1)
        button.send(.woke, at: time + 60)
        let rest = button.presentation
        #expect(rest.phase == .idle, "seed \(seed)")
        #expect(rest.center == button.settings.layout.center(of: button.place), "seed \(seed)")
        let inside = button.settings.layout.clamped(rest.center)
        #expect((inside - rest.center).magnitude < 1e-9, "seed \(seed): rests outside")
        #expect(button.settings.layout.area.holds(button.place.slot), "seed \(seed)")
        #expect(button.send(.woke, at: time + 61).isEmpty, "seed \(seed): unexpected effects at rest")
    }
}
