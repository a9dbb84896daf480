#if canImport(UIKit) && !os(watchOS)
    import LiveControls
    import LiveFoundation
    public import LiveMotion
    public import UIKit

    /// A label whose number runs to its new value.
    ///
    /// ```swift
    /// let label = NumberLabel()
    /// label.setValue(1000)                                   // counts from 0 to 1,000
    /// label.setValue(12.5, format: .percent, animated: false)
    /// ```
    ///
    /// A change while the number runs keeps its value and velocity. The display link exists only while it runs, and the
    /// last text is made of the exact number; VoiceOver reads that one only. Set `text` only through
    /// `setValue(_:format:animated:)` and its kin.
    open class NumberLabel: UILabel {
        /// How the number runs.
        open var motion = NumberTextModel.defaultMotion
        /// Called when the number has come to rest at its latest value.
        open var onSettle: (() -> Void)?

        private var shown = Animated(0.0)
        private var number: CountedNumber?
        private var link: FrameLink?

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

        /// Stops the display link while the label is in no window.
        open override func didMoveToWindow() {
            super.didMoveToWindow()
            if window == nil { rest() }
        }

        private func move(to number: CountedNumber, _ animated: Bool) {
            self.number = number
            accessibilityLabel = number.finalText
            guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled, number.value.isFinite else {
                rest()
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
            font = font.withMonospacedDigits
            text = number?.text(at: shown.value(at: time))
        }

        private func rest() {
            link = nil
            guard let number else { return }
            shown.snap(to: number.value.isFinite ? number.value : 0)
            text = number.finalText
            onSettle?()
        }
    }
#endif
