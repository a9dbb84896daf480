#if canImport(UIKit) && !os(watchOS)
public import LiveControls
import LiveFoundation
public import LiveMotion
public import UIKit

/// A label whose number counts or rolls to its new value.
///
/// ```swift
/// let label = NumberLabel()
/// label.setValue(1000)                                   // stands
/// label.setValue(2000)                                   // counts from 1,000 to 2,000
/// label.transition = .roll
/// label.setValue(12.5, format: .percent, animated: false)
/// ```
///
/// A change during the motion keeps the value and the velocity. A counting number uses a display link only while it
/// moves. Core Animation moves a rolling number. The final text is formatted from the exact number, and VoiceOver reads
/// only this text. The font follows the text size. A font that you set does so if it's the font of a text style, or one of
/// `UIFontMetrics` with monospaced digits. In a reused cell, which shows the number of another item, set the number with
/// `animated: false`. Set `text` only through `setValue(_:format:animated:)` and the related methods.
open class NumberLabel: UILabel {
    /// The motion of a counting number. Wheels have their own springs.
    open var motion = NumberTextSettings.defaultMotion
    /// The time that a movement takes from rest, in seconds; 0 for the time of its springs.
    @IBInspectable open var duration: Double = 0
    /// The number from which the label starts when it first has a value and a window, or `nil` to show its first value
    /// at once.
    open var startValue: Double?
    /// The way in which wheels turn.
    open var trend = NumberTrend.value
    /// The number after which it starts again at 0, such as 59 for seconds; 0 if there is none.
    @IBInspectable open var wrapsAfter: Int = 0
    /// A text before the number, which moves with it. It applies from the next value on.
    @IBInspectable open var numberPrefix: String = ""
    /// A text after the number, which moves with it. It applies from the next value on.
    @IBInspectable open var numberSuffix: String = ""
    /// Whether the number counts or its digits roll. A change ends the current movement at once.
    open var transition = NumberTransition.count { didSet { if transition != oldValue { changeTransition() } } }
    /// Called when the number comes to rest at its latest value. If it sets a value that is shown at once, it is called again in the
    /// next turn of the main actor.
    open var onSettle: (() -> Void)?
    private var isSettling = false

    private var shown = Animated(0.0)
    private var number: CountedNumber?
    /// The first number, until the label has a window.
    private var awaited: CountedNumber?
    private var link: FrameLink?
    private var session = NumberRollSession()
    private let waker = Waker()
    /// The wheels; `nil` unless the number rolls.
    private var wheels: NumberWheelsView?
    /// Where the superview sees the start of the wheels, and the label's width then.
    private var placedAt: (x: CGFloat, width: CGFloat)?
    /// The app's accessibility label.
    private var ownLabel: String?

    /// Creates a label with body text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
    }

    /// Creates a label from a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows a whole number in the format of a locale.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - locale: The locale; defaults to the person's.
    ///   - animated: Whether to animate from the previous value.
    public func setValue<Value: BinaryInteger>(
        _ value: Value,
        locale: Locale = .autoupdatingCurrent,
        animated: Bool = true
    ) {
        move(to: CountedNumber(value, format: IntegerFormatStyle<Value>(locale: locale)), animated)
    }

    /// Shows a number with decimals in the format of a locale.
    ///
    /// - Parameters:
    ///   - value: The number. NaN and infinities appear at once.
    ///   - locale: The locale; defaults to the person's.
    ///   - animated: Whether to animate from the previous value.
    public func setValue<Value: BinaryFloatingPoint>(
        _ value: Value,
        locale: Locale = .autoupdatingCurrent,
        animated: Bool = true
    ) {
        move(to: CountedNumber(value, format: FloatingPointFormatStyle<Value>(locale: locale)), animated)
    }

    /// Shows a decimal number in the format of a locale.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - locale: The locale; defaults to the person's.
    ///   - animated: Whether to animate from the previous value.
    public func setValue(_ value: Decimal, locale: Locale = .autoupdatingCurrent, animated: Bool = true) {
        move(to: CountedNumber(value, format: Decimal.FormatStyle(locale: locale)), animated)
    }

    /// Shows a whole number in a format.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - format: The format.
    ///   - animated: Whether to animate from the previous value.
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
    ///   - value: The number. NaN and infinities appear at once.
    ///   - format: The format.
    ///   - animated: Whether to animate from the previous value.
    public func setValue<Format: FormatStyle & Sendable>(
        _ value: Format.FormatInput,
        format: Format,
        animated: Bool = true
    ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
        move(to: CountedNumber(value, format: format), animated)
    }

    /// Shows a decimal number in a format, such as an amount of money.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - format: The format.
    ///   - animated: Whether to animate from the previous value.
    public func setValue<Format: FormatStyle & Sendable>(
        _ value: Decimal,
        format: Format,
        animated: Bool = true
    ) where Format.FormatInput == Decimal, Format.FormatOutput == String {
        move(to: CountedNumber(value, format: format), animated)
    }

    /// The color of the text. Moving digits have it at once.
    open override var textColor: UIColor! {
        didSet { if let textColor { wheels?.setColor(textColor) } }
    }

    /// The font of the text. A change ends the turning of wheels at once.
    open override var font: UIFont! {
        didSet { if font != oldValue, session.isRolling { finish() } }
    }

    /// The final number, unless the app sets a label.
    open override var accessibilityLabel: String? {
        get { ownLabel ?? (awaited ?? number)?.finalText ?? super.accessibilityLabel }
        set { ownLabel = newValue }
    }

    /// Starts the first movement in the label's first window, and ends the current one when the label leaves its window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { finish() } else if let awaited { move(to: awaited, true) }
    }

    /// Keeps the wheels in place while they roll.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let wheels { place(wheels) }
    }

    /// Draws the text, unless wheels replace it.
    open override func drawText(in rect: CGRect) {
        if wheels == nil { super.drawText(in: rect) }
    }

    private var settings: NumberTextSettings {
        var settings = NumberTextSettings()
        (settings.duration, settings.trend, settings.wrapsAfter) = (duration, trend, wrapsAfter)
        return settings
    }

    private func move(to number: CountedNumber, _ animated: Bool) {
        let number = number.between(numberPrefix, numberSuffix)
        if let startValue, animated, self.number == nil {
            show(number.start(at: startValue), false)
            awaited = number
        }
        guard awaited == nil || window != nil || !animated else {
            awaited = number
            return
        }
        awaited = nil
        show(number, animated)
    }

    private func show(_ number: CountedNumber, _ animated: Bool) {
        let old = self.number
        self.number = number
        font = font.adjustableWithMonospacedDigits(compatibleWith: traitCollection)
        let moves = animated && canMove && old?.value.isFinite == true
        // If the number has not changed, a movement continues and a resting number stays.
        let isSame = old?.value == number.value && old?.finalText == number.finalText
        switch transition {
        case .count where isSame && (moves || link == nil): if link == nil { text = number.finalText }
        case .count: count(to: number, moves, notifies: old != nil)
        case .roll: roll(to: number, moves, notifies: old != nil)
        }
    }

    /// Whether a movement would be visible and the person allows motion.
    private var canMove: Bool {
        guard window != nil, !UIAccessibility.isReduceMotionEnabled else { return false }
        return sequence(first: self as UIView, next: \.superview).allSatisfy { !$0.isHidden }
    }

    private func changeTransition() {
        finish()
        if transition == .roll, let number { roll(to: number, false, notifies: false) }
    }

    private func finish() {
        if link != nil { rest() }
        if session.isRolling { end(session.finish(at: CACurrentMediaTime())) }
    }

    private func rest(notifies: Bool = true) {
        link = nil
        guard let number else { return }
        shown.snap(to: number.value.isFinite ? number.value : 0)
        text = number.finalText
        if notifies { reportSettling() }
    }

    private func reportSettling() {
        guard !isSettling else {
            Task { [weak self] in self?.reportSettling() }
            return
        }
        isSettling = true
        defer { isSettling = false }
        onSettle?()
    }
}

// Counting
extension NumberLabel {
    private func count(to number: CountedNumber, _ moves: Bool, notifies: Bool) {
        guard moves, number.value.isFinite else {
            rest(notifies: notifies)
            return
        }
        let now = CACurrentMediaTime()
        let state = shown.state(at: now)
        // A hundred-thousandth of the distance is too small to be visible. Otherwise the last digits of a long number
        // would creep for seconds, and those of a short number would not move.
        let way = (number.value - state.value).magnitude + state.velocity.magnitude
        shown = Animated(state.value, epsilon: way * 1e-5)
        shown.start(from: state, to: number.value, with: motion, at: now)
        let pace = settings.pace(for: shown.settlingTime - now)
        if pace != 1 { shown.start(from: state, to: number.value, with: motion.stretched(by: pace), at: now) }
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

// Rolling
extension NumberLabel {
    private func roll(to number: CountedNumber, _ moves: Bool, notifies: Bool) {
        // A change to the other transition counts from here.
        shown.snap(to: number.value.isFinite ? number.value : 0)
        let wasRolling = session.isRolling
        var effects = session.show(
            number,
            settings: settings,
            animated: moves,
            isRightToLeft: isRightToLeft,
            anchor: Double(anchor),
            at: CACurrentMediaTime()
        )
        text = number.finalText
        // The number has not changed, but must stop.
        if effects.isEmpty, wasRolling, !session.isRolling { effects = [.settled] }
        // If the number has not changed, there are no effects and the movement continues.
        if !effects.isEmpty { draw() }
        if notifies { carryOut(effects) }
    }

    private func carryOut(_ effects: [NumberTextEffect]) {
        for effect in effects {
            if case .wake(let time) = effect {
                waker.wake(at: time) { [weak self] in
                    if let self { end(session.wake(at: CACurrentMediaTime())) }
                }
            }
        }
        if effects.contains(.settled) { reportSettling() }
    }

    private func end(_ effects: [NumberTextEffect]) {
        if !session.isRolling { draw() }
        carryOut(effects)
    }

    private func draw() {
        guard session.isRolling, let font = rollingFont, let textColor else {
            wheels?.removeFromSuperview()
            (wheels, placedAt) = (nil, nil)
            setNeedsDisplay()
            return
        }
        session.layOut { Double(($0 as NSString).size(withAttributes: [.font: font]).width) }
        let wheels = self.wheels ?? NumberWheelsView(frame: .zero)
        if self.wheels == nil {
            placedAt = (frame.minX + bounds.width * anchor, bounds.width)
            self.wheels = wheels
            addSubview(wheels)
            setNeedsDisplay()
        }
        // An animation of the app does not apply to a change of the number.
        UIView.performWithoutAnimation {
            place(wheels)
            wheels.play(session.parts, digits: session.digits, font: font, color: textColor)
        }
    }

    /// The fraction of the number's width that stays in place.
    private var anchor: CGFloat {
        switch textAlignment {
        case .center: 0.5
        case .right: 1
        case .natural where isRightToLeft: 1
        default: 0
        }
    }

    /// The font of the text as the label draws it at rest.
    private var rollingFont: UIFont? {
        guard let font, adjustsFontSizeToFitWidth, minimumScaleFactor > 0 else { return font }
        let width = ((text ?? "") as NSString).size(withAttributes: [.font: font]).width
        guard width > bounds.width else { return font }
        return font.withSize(font.pointSize * max(minimumScaleFactor, bounds.width / width))
    }

    private func place(_ wheels: NumberWheelsView) {
        // A label centers its text vertically.
        let height = rollingFont?.lineHeight ?? 0
        wheels.frame = CGRect(
            x: bounds.minX + bounds.width * anchor,
            y: bounds.midY - height / 2,
            width: 0,
            height: height
        )
        // A label that constraints hold by its center or trailing edge grows to the other side. Its number starts from where
        // it was, and moves there. A movement of the app moves the number anyway.
        let place = frame.minX + wheels.frame.minX - bounds.minX
        if let placedAt, placedAt.width != bounds.width, UIView.inheritedAnimationDuration == 0 {
            wheels.slide(from: placedAt.x - place, as: session.parts)
        }
        placedAt = (place, bounds.width)
    }
}
#endif
