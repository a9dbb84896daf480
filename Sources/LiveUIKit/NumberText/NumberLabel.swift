#if canImport(UIKit) && !os(watchOS)
public import LiveControls
import LiveFoundation
public import LiveMotion
public import UIKit

/// A label whose number runs or rolls to its new value.
///
/// ```swift
/// let label = NumberLabel()
/// label.setValue(1000)                                   // stands
/// label.setValue(2000)                                   // counts from 1,000 to 2,000
/// label.notation = .roll
/// label.setValue(12.5, format: .percent, animated: false)
/// ```
///
/// A change while the number moves keeps its value and velocity. A number that counts has a display link only while it
/// does; one that rolls is moved by Core Animation. The last text is made of the exact number; VoiceOver reads that one
/// only. Set `text` only through `setValue(_:format:animated:)` and its kin.
open class NumberLabel: UILabel {
    /// How the number counts. Wheels have springs of their own.
    open var motion = NumberTextModel.defaultMotion
    /// Whether the number counts, or its digits roll. What is under way ends at once.
    open var notation = NumberNotation.count { didSet { if notation != oldValue { changeNotation() } } }
    /// Called when the number has come to rest at its latest value.
    open var onSettle: (() -> Void)?

    private var shown = Animated(0.0)
    private var number: CountedNumber?
    private var link: FrameLink?
    private var session = NumberRollSession()
    private let waker = Waker()
    /// There only while the number rolls.
    private var wheels: NumberWheelsView?
    /// What the app has VoiceOver read.
    private var ownLabel: String?

    /// Shows a whole number in the style of a locale.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - locale: The locale, the person's unless given.
    ///   - animated: Whether it runs to the value from the one before.
    public func setValue<Value: BinaryInteger>(
        _ value: Value,
        locale: Locale = .autoupdatingCurrent,
        animated: Bool = true
    ) {
        move(to: CountedNumber(value, format: IntegerFormatStyle<Value>(locale: locale)), animated)
    }

    /// Shows a whole number in a format.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - format: The format.
    ///   - animated: Whether it runs to the value from the one before.
    public func setValue<Format: FormatStyle & Sendable>(
        _ value: Format.FormatInput,
        format: Format,
        animated: Bool = true
    ) where Format.FormatInput: BinaryInteger, Format.FormatOutput == String {
        move(to: CountedNumber(value, format: format), animated)
    }

    /// Shows a number with decimals in a format.
    ///
    /// - Parameters:
    ///   - value: The number; NaN and infinities show at once.
    ///   - format: The format.
    ///   - animated: Whether it runs to the value from the one before.
    public func setValue<Format: FormatStyle & Sendable>(
        _ value: Format.FormatInput,
        format: Format,
        animated: Bool = true
    ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
        move(to: CountedNumber(value, format: format), animated)
    }

    /// Shows a decimal number, such as an amount of money, in a format.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - format: The format.
    ///   - animated: Whether it runs to the value from the one before.
    public func setValue<Format: FormatStyle & Sendable>(
        _ value: Decimal,
        format: Format,
        animated: Bool = true
    ) where Format.FormatInput == Decimal, Format.FormatOutput == String {
        move(to: CountedNumber(value, format: format), animated)
    }

    /// The number to which it goes, until the app sets a name.
    open override var accessibilityLabel: String? {
        get { ownLabel ?? number?.finalText ?? super.accessibilityLabel }
        set { ownLabel = newValue }
    }

    /// Ends what is under way when the label leaves its window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { finish() }
    }

    /// Keeps wheels in their place while they roll.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let wheels { place(wheels) }
    }

    /// Draws the text, unless wheels stand in its place.
    open override func drawText(in rect: CGRect) {
        if wheels == nil { super.drawText(in: rect) }
    }

    private func move(to number: CountedNumber, _ animated: Bool) {
        let old = self.number
        self.number = number
        font = font.withMonospacedDigits
        let moves = animated && canMove && old?.value.isFinite == true
        // The same number again changes nothing: a movement goes on, and a resting number stays.
        let isSame = old?.value == number.value && old?.finalText == number.finalText
        switch notation {
        case .count where isSame && (moves || link == nil): if link == nil { text = number.finalText }
        case .count: count(to: number, moves, tells: old != nil)
        case .roll: roll(to: number, moves, tells: old != nil)
        }
    }

    /// Whether a movement would be seen, and the person wants it.
    private var canMove: Bool {
        guard window != nil, !UIAccessibility.isReduceMotionEnabled else { return false }
        return sequence(first: self as UIView, next: \.superview).allSatisfy { !$0.isHidden }
    }

    private func changeNotation() {
        finish()
        if notation == .roll, let number { roll(to: number, false, tells: false) }
    }

    private func finish() {
        if link != nil { rest() }
        if session.isRolling { end(session.finish(at: CACurrentMediaTime())) }
    }

    private func rest(tells: Bool = true) {
        link = nil
        guard let number else { return }
        shown.snap(to: number.value.isFinite ? number.value : 0)
        text = number.finalText
        if tells { onSettle?() }
    }
}

// Counting.
extension NumberLabel {
    private func count(to number: CountedNumber, _ moves: Bool, tells: Bool) {
        guard moves, number.value.isFinite else {
            rest(tells: tells)
            return
        }
        let now = CACurrentMediaTime()
        let state = shown.state(at: now)
        // A hundred-thousandth of the way is too little to be seen; the last digits of a long number would else creep for
        // seconds, and those of a short one would not move at all.
        let way = (number.value - state.value).magnitude + state.velocity.magnitude
        shown = Animated(state.value, epsilon: way * 1e-5)
        shown.start(from: state, to: number.value, with: motion, at: now)
        guard !shown.isSettled(at: now) else {
            rest()
            return
        }
        if link == nil { link = FrameLink { [weak self] time in self?.show(at: time) } }
    }

    private func show(at time: Double) {
        guard canMove, !shown.isSettled(at: time) else {
            rest()
            return
        }
        text = number?.text(at: shown.value(at: time))
    }
}

// Rolling.
extension NumberLabel {
    private func roll(to number: CountedNumber, _ moves: Bool, tells: Bool) {
        // A change to the other notation counts from here.
        shown.snap(to: number.value.isFinite ? number.value : 0)
        let wasRolling = session.isRolling
        var effects = session.show(
            number,
            animated: moves,
            isRightToLeft: isRightToLeft,
            anchor: Double(anchor),
            at: CACurrentMediaTime()
        )
        text = number.finalText
        // The same number again, told to stand still.
        if effects.isEmpty, wasRolling, !session.isRolling { effects = [.settled] }
        // The same number again has no effects, and all goes on as it was.
        if !effects.isEmpty { draw() }
        if tells { carryOut(effects) }
    }

    private func carryOut(_ effects: [NumberTextEffect]) {
        for effect in effects {
            if case .wake(let time) = effect {
                waker.wake(at: time) { [weak self] in
                    if let self { end(session.wake(at: CACurrentMediaTime())) }
                }
            }
        }
        if effects.contains(.settled) { onSettle?() }
    }

    private func end(_ effects: [NumberTextEffect]) {
        if !session.isRolling { draw() }
        carryOut(effects)
    }

    private func draw() {
        guard session.isRolling, let font, let textColor else {
            wheels?.removeFromSuperview()
            wheels = nil
            setNeedsDisplay()
            return
        }
        session.layOut { Double(($0 as NSString).size(withAttributes: [.font: font]).width) }
        let wheels = self.wheels ?? NumberWheelsView(frame: .zero)
        if self.wheels == nil {
            self.wheels = wheels
            addSubview(wheels)
            setNeedsDisplay()
        }
        // A change of the number within an animation of the app's is not a part of it.
        UIView.performWithoutAnimation {
            place(wheels)
            wheels.play(session.parts, digits: session.digits, font: font, color: textColor)
        }
    }

    /// Which part of the number's width stays where it is.
    private var anchor: CGFloat {
        switch textAlignment {
        case .center: 0.5
        case .right: 1
        case .natural where isRightToLeft: 1
        default: 0
        }
    }

    private func place(_ wheels: NumberWheelsView) {
        // A label's text stands in the middle of its height.
        let height = font.lineHeight
        wheels.frame = CGRect(
            x: bounds.minX + bounds.width * anchor,
            y: bounds.midY - height / 2,
            width: 0,
            height: height
        )
    }
}
#endif
