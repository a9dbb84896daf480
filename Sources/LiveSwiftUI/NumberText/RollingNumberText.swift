#if canImport(SwiftUI)
import Foundation
import LiveControls
import LiveFoundation
import SwiftUI

/// A number whose digits are wheels.
///
/// While it rolls, each frame is drawn into a canvas with the font and the color of the environment. At rest it is only
/// a `Text`.
struct RollingNumberText: View {
    let number: CountedNumber
    /// The number from which it starts when it appears.
    let start: CountedNumber?
    let settings: NumberTextSettings

    @State private var roll = NumberRollDrawing()
    /// The text at rest. While the number rolls, it reserves the space.
    @State private var shown: String?
    @State private var isRolling = false
    @State private var deadline: Double?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.redactionReasons) private var redactionReasons

    /// Whether the canvas is shown. SwiftUI redacts a text, but not what a canvas draws.
    private var showsWheels: Bool { isRolling && redactionReasons.isEmpty }

    var body: some View {
        let roll = roll
        let partCount = roll.withSession { $0.partCount }
        Text(verbatim: shown ?? (reduceMotion ? number : start ?? number).finalText)
            .monospacedDigit()
            .opacity(showsWheels ? 0 : 1)
            .overlay {
                if showsWheels { RollingDigits(roll: roll, partCount: partCount, anchor: anchor) }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: number.finalText))
            .accessibilityAddTraits(.isStaticText)
            .task(id: number.finalText) { show() }
            .waking(at: deadline) { take(roll.withSession { $0.wake(at: SteadyClock.now) }) }
            .task(id: reduceMotion) { if reduceMotion { finish() } }
            .onDisappear { finish() }
    }

    private func show() {
        if shown == nil, let start { _ = show(start, animated: false) }
        let effects = show(number, animated: (shown ?? start?.finalText) != nil && !reduceMotion)
        shown = number.finalText
        take(effects)
    }

    private func show(_ number: CountedNumber, animated: Bool) -> [NumberTextEffect] {
        let isRightToLeft = layoutDirection == .rightToLeft
        return roll.withSession {
            $0.show(
                number,
                settings: settings,
                animated: animated,
                isRightToLeft: isRightToLeft,
                anchor: anchor,
                at: SteadyClock.now
            )
        }
    }

    private func finish() { take(roll.withSession { $0.finish(at: SteadyClock.now) }) }

    private func take(_ effects: [NumberTextEffect]) {
        isRolling = roll.withSession { $0.isRolling }
        for effect in effects {
            if case .wake(let time) = effect { deadline = time }
        }
    }

    /// The fraction of the number's width that stays in place.
    private var anchor: Double {
        switch alignment {
        case .leading: layoutDirection == .rightToLeft ? 1 : 0
        case .center: 0.5
        case .trailing: layoutDirection == .rightToLeft ? 0 : 1
        }
    }
}

/// The rolling number. The canvas changes it while drawing, when it learns the width of the digits. State must not
/// change at that time, and SwiftUI can draw off the main thread.
final class NumberRollDrawing: @unchecked Sendable {
    private var session = NumberRollSession()
    private let lock = NSLock()

    /// Reads or changes the session, on any thread.
    func withSession<Result>(_ change: (inout NumberRollSession) -> Result) -> Result {
        lock.withLock { change(&session) }
    }
}

/// The wheels, in the space of the final text.
private struct RollingDigits: View {
    let roll: NumberRollDrawing
    let partCount: Int
    let anchor: Double

    var body: some View {
        GeometryReader { proxy in
            // Parts that disappear are next to the text, and no part is wider than the text is high.
            let bleed = proxy.size.height * CGFloat(partCount)
            let origin = bleed + proxy.size.width * CGFloat(anchor)
            TimelineView(.animation) { timeline in
                let time = SteadyClock.now + timeline.date.timeIntervalSinceNow
                Canvas { context, size in
                    draw(&context, at: CGPoint(x: origin, y: size.height / 2), time)
                }
            }
            .frame(width: proxy.size.width + 2 * bleed, height: proxy.size.height * 2)
            .offset(x: -bleed, y: -proxy.size.height / 2)
        }
        // A canvas draws from left to right.
        .environment(\.layoutDirection, .leftToRight)
        .allowsHitTesting(false)
    }

    /// - Parameter origin: The position of the number, on the middle of its line.
    private func draw(_ context: inout GraphicsContext, at origin: CGPoint, _ time: Double) {
        let unbounded = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
        var texts: [String: GraphicsContext.ResolvedText] = [:]
        func resolved(_ text: String) -> GraphicsContext.ResolvedText {
            if let known = texts[text] { return known }
            let new = context.resolve(Text(verbatim: text).monospacedDigit())
            texts[text] = new
            return new
        }
        func width(_ text: String) -> Double {
            text.isEmpty ? 0 : Double(resolved(text).measure(in: unbounded).width)
        }
        let session = roll.withSession {
            $0.layOut(width: width)
            return $0
        }
        let line = Double(resolved("0").measure(in: unbounded).height)
        for part in session.parts {
            let middle = Double(origin.x) + part.x.value(at: time) + part.width / 2
            let opacity = min(1, max(0, part.opacity.value(at: time)))
            guard let turn = part.turn else {
                if part.text.isEmpty { continue }
                context.opacity = opacity
                context.draw(resolved(part.text), at: CGPoint(x: middle, y: Double(origin.y)), anchor: .center)
                continue
            }
            for digit in NumberColumn.visible(at: turn.value(at: time)) {
                context.opacity = opacity * digit.opacity
                let text = NumberColumn.digit(at: digit.position, of: Array(session.digits.prefix(part.size)))
                let place = CGPoint(x: middle, y: Double(origin.y) + digit.offset * line)
                context.draw(resolved(text), at: place, anchor: .center)
            }
        }
    }
}
#endif
