#if canImport(SwiftUI)
public import LiveControls
import LiveFoundation
public import SwiftUI

/// A number that animates to its new value. Use it instead of `Text("\(value)")`.
///
/// ```swift
/// NumberText(score)
/// NumberText(balance, format: .currency(code: "EUR"))
///
/// NumberText(followers, transition: .roll)
///
/// Button("Win") { withAnimation(.spring(response: 0.8, dampingFraction: 1)) { score += 1000 } }
/// ```
///
/// A counting number uses the animation of the change. Without an animation, or with Reduce Motion, the new value
/// appears at once. A rolling number has its own springs, with or without `withAnimation`. `multilineTextAlignment(_:)`
/// decides which side stays in place while the number gets longer. The final text is formatted from the exact number,
/// and VoiceOver reads only this text.
public struct NumberText: View, Animatable {
    /// The displayed number, which SwiftUI animates.
    public nonisolated var animatableData: Double

    private let number: @Sendable (Locale) -> CountedNumber
    private let transition: NumberTransition
    private var settings = NumberTextSettings()
    private var affixes = (prefix: "", suffix: "")
    private var start: (value: Double, animation: Animation)?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.locale) private var environmentLocale

    private nonisolated init(
        _ value: Double,
        _ transition: NumberTransition,
        _ number: @escaping @Sendable (Locale) -> CountedNumber
    ) {
        self.number = number
        self.transition = transition
        animatableData = value
    }

    /// Creates a view of a whole number in the format of a locale.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - locale: The locale; defaults to that of the view's environment.
    ///   - transition: Whether the number counts or its digits roll.
    public nonisolated init<Value: BinaryInteger & Sendable>(
        _ value: Value,
        locale: Locale? = nil,
        transition: NumberTransition = .count
    ) {
        self.init(Double(value), transition) {
            CountedNumber(value, format: IntegerFormatStyle<Value>(locale: locale ?? $0))
        }
    }

    /// Creates a view of a number with decimals in the format of a locale.
    ///
    /// - Parameters:
    ///   - value: The number. NaN and infinities appear at once.
    ///   - locale: The locale; defaults to that of the view's environment.
    ///   - transition: Whether the number counts or its digits roll.
    public nonisolated init<Value: BinaryFloatingPoint & Sendable>(
        _ value: Value,
        locale: Locale? = nil,
        transition: NumberTransition = .count
    ) {
        self.init(Double(value), transition) {
            CountedNumber(value, format: FloatingPointFormatStyle<Value>(locale: locale ?? $0))
        }
    }

    /// Creates a view of a decimal number in the format of a locale.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - locale: The locale; defaults to that of the view's environment.
    ///   - transition: Whether the number counts or its digits roll.
    public nonisolated init(_ value: Decimal, locale: Locale? = nil, transition: NumberTransition = .count) {
        self.init(NSDecimalNumber(decimal: value).doubleValue, transition) {
            CountedNumber(value, format: Decimal.FormatStyle(locale: locale ?? $0))
        }
    }

    /// Creates a view of a whole number in a format.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - format: The format, such as `.percent`, in the locale of the view's environment.
    ///   - transition: Whether the number counts or its digits roll.
    public nonisolated init<Format: FormatStyle & Sendable>(
        _ value: Format.FormatInput,
        format: Format,
        transition: NumberTransition = .count
    ) where Format.FormatInput: BinaryInteger & Sendable, Format.FormatOutput == String {
        self.init(Double(value), transition) { CountedNumber(value, format: format.locale($0)) }
    }

    /// Creates a view of a number with decimals in a format.
    ///
    /// - Parameters:
    ///   - value: The number. NaN and infinities appear at once.
    ///   - format: The format, in the locale of the view's environment. A fixed number of decimals keeps the width steady
    ///     during the animation.
    ///   - transition: Whether the number counts or its digits roll.
    public nonisolated init<Format: FormatStyle & Sendable>(
        _ value: Format.FormatInput,
        format: Format,
        transition: NumberTransition = .count
    ) where Format.FormatInput: BinaryFloatingPoint & Sendable, Format.FormatOutput == String {
        self.init(Double(value), transition) { CountedNumber(value, format: format.locale($0)) }
    }

    /// Creates a view of a decimal number in a format, such as an amount of money.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - format: The format, such as `.currency(code: "EUR")`, in the locale of the view's environment.
    ///   - transition: Whether the number counts or its digits roll.
    public nonisolated init<Format: FormatStyle & Sendable>(
        _ value: Decimal,
        format: Format,
        transition: NumberTransition = .count
    ) where Format.FormatInput == Decimal, Format.FormatOutput == String {
        self.init(NSDecimalNumber(decimal: value).doubleValue, transition) {
            CountedNumber(value, format: format.locale($0))
        }
    }

    /// The text, with monospaced digits.
    public var body: some View {
        let number = number(environmentLocale).between(affixes.prefix, affixes.suffix)
        switch transition {
        case .count where start != nil && !reduceMotion:
            StartingNumberText(number: self)
        case .count:
            Text(verbatim: reduceMotion ? number.finalText : number.text(at: animatableData))
                .monospacedDigit()
                .accessibilityLabel(Text(verbatim: number.finalText))
        case .roll:
            RollingNumberText(number: number, start: start.map { number.start(at: $0.value) }, settings: settings)
        }
    }

    /// Adds texts before and after the number, which move with it.
    ///
    /// - Parameters:
    ///   - prefix: The text before the number.
    ///   - suffix: The text after the number.
    public nonisolated func numberAffixes(prefix: String = "", suffix: String = "") -> NumberText {
        var copy = self
        copy.affixes = (prefix, suffix)
        return copy
    }

    /// Starts at another number when the view appears. A number in a lazy stack or a list appears when it comes into view.
    ///
    /// ```swift
    /// NumberText(followers).numberStart(from: 0)
    /// ```
    ///
    /// With Reduce Motion, the view shows its value at once. VoiceOver always reads the value.
    ///
    /// - Parameters:
    ///   - start: The number at which it starts.
    ///   - animation: The animation of a counting number. Wheels have their own springs.
    public nonisolated func numberStart(
        from start: Double,
        animation: Animation = .spring(response: 0.8, dampingFraction: 1)
    ) -> NumberText {
        var copy = self
        copy.start = (start, animation)
        return copy
    }

    /// Sets how the wheels of a rolling number turn.
    ///
    /// ```swift
    /// NumberText(59, format: .number.precision(.integerLength(2)), transition: .roll)
    ///     .numberWheels(wrapsAfter: 59)
    /// ```
    ///
    /// - Parameters:
    ///   - trend: The direction in which they turn.
    ///   - wrapsAfter: The number after which it starts again at 0, such as 59 for seconds; 0 if there is none.
    ///   - duration: The time that they turn from rest, in seconds; 0 for the time of their springs.
    public nonisolated func numberWheels(
        trend: NumberTrend = .value,
        wrapsAfter: Int = 0,
        duration: Double = 0
    ) -> NumberText {
        var copy = self
        (copy.settings.trend, copy.settings.wrapsAfter, copy.settings.duration) = (trend, wrapsAfter, duration)
        return copy
    }

    /// The number as it counts from another one, which the view shows first.
    fileprivate func started(_ hasAppeared: Bool) -> NumberText {
        var copy = self
        if !hasAppeared, let start { copy.animatableData = start.value }
        copy.start = nil
        return copy
    }

    fileprivate var startAnimation: Animation? { start?.animation }
}

/// A number that counts from another one when it appears.
private struct StartingNumberText: View {
    let number: NumberText
    @State private var hasAppeared = false

    var body: some View {
        number.started(hasAppeared)
            .onAppear { withAnimation(number.startAnimation) { hasAppeared = true } }
    }
}
#endif
