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
        private let timer = WakeTimer()
        /// There only while the number rolls.
        private var wheels: NumberWheelsView?

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
            let isFirst = self.number == nil
            self.number = number
            accessibilityLabel = number.finalText
            font = font.withMonospacedDigits
            let moves = animated && !isFirst && window != nil && !UIAccessibility.isReduceMotionEnabled
            switch notation {
            case .count: count(to: number, moves, tells: !isFirst)
            case .roll: roll(to: number, moves, tells: !isFirst)
            }
        }

        private func changeNotation() {
            finish()
            if notation == .roll, let number { roll(to: number, false, tells: false) }
        }

        private func finish() {
            if link != nil { rest() }
            if session.isRolling { end(session.finish(at: SteadyClock.now)) }
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
            shown.retarget(to: number.value, with: motion, at: now)
            guard !shown.isSettled(at: now) else {
                rest()
                return
            }
            if link == nil { link = FrameLink { [weak self] time in self?.show(at: time) } }
        }

        private func show(at time: Double) {
            guard !shown.isSettled(at: time) else {
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
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let effects = session.show(
                number,
                animated: moves,
                isRightToLeft: isRightToLeft,
                anchor: Double(anchor),
                at: SteadyClock.now
            )
            text = number.finalText
            // The same number again has no effects, and all goes on as it was.
            if !effects.isEmpty { draw() }
            if tells { carryOut(effects) }
        }

        private func carryOut(_ effects: [NumberTextEffect]) {
            for effect in effects {
                if case .wake(let time) = effect {
                    timer.wake(at: time) { [weak self] in
                        if let self { end(session.wake(at: SteadyClock.now)) }
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
            place(wheels)
            wheels.play(session.parts, digits: session.digits, font: font, color: textColor)
        }

        /// Which part of the number's width stays where it is.
        private var anchor: CGFloat {
            switch textAlignment {
            case .center: 0.5
            case .right: 1
            case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft: 1
            default: 0
            }
        }

        private func place(_ wheels: NumberWheelsView) {
            let line = textRect(forBounds: bounds, limitedToNumberOfLines: 1)
            wheels.frame = CGRect(x: bounds.minX + bounds.width * anchor, y: line.minY, width: 0, height: line.height)
        }
    }
#endif
