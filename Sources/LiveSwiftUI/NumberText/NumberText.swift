#if canImport(SwiftUI)
public import LiveControls
import LiveFoundation
public import SwiftUI

/// A number that runs to its new value, in place of `Text("\(value)")`.
///
/// ```swift
/// NumberText(score)
/// NumberText(balance, format: .currency(code: "EUR"))
///
/// NumberText(followers, notation: .roll)
///
/// Button("Win") { withAnimation(.spring(response: 0.8, dampingFraction: 1)) { score += 1000 } }
/// ```
///
/// A number that counts has the animation of the change: with none, or where the person asks for less motion, the new
/// value stands at once. One that rolls has wheels with springs of their own, `withAnimation` or not; what stays in its place
/// while the number gets longer is told by `multilineTextAlignment(_:)`. The last text is made of the exact number.
/// VoiceOver reads that one only.
public struct NumberText: View, Animatable {
    /// The number as it is shown, which SwiftUI moves.
    public nonisolated var animatableData: Double

    private let number: @Sendable (Locale) -> CountedNumber
    private let notation: NumberNotation
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.locale) private var environmentLocale

    private nonisolated init(
        _ value: Double,
        _ notation: NumberNotation,
        _ number: @escaping @Sendable (Locale) -> CountedNumber
    ) {
        self.number = number
        self.notation = notation
        animatableData = value
    }

    private nonisolated init(_ number: CountedNumber, _ notation: NumberNotation) {
        self.init(number.value, notation) { _ in number }
    }

    /// Shows a whole number in the style of a locale.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - locale: The locale, that of the view's environment unless given.
    ///   - notation: Whether it counts, or its digits roll.
    public nonisolated init<Value: BinaryInteger & Sendable>(
        _ value: Value,
        locale: Locale? = nil,
        notation: NumberNotation = .count
    ) {
        self.init(Double(value), notation) {
            CountedNumber(value, format: IntegerFormatStyle<Value>(locale: locale ?? $0))
        }
    }

    /// Shows a number with decimals in the style of a locale.
    ///
    /// - Parameters:
    ///   - value: The number; NaN and infinities show at once.
    ///   - locale: The locale, that of the view's environment unless given.
    ///   - notation: Whether it counts, or its digits roll.
    public nonisolated init<Value: BinaryFloatingPoint & Sendable>(
        _ value: Value,
        locale: Locale? = nil,
        notation: NumberNotation = .count
    ) {
        self.init(Double(value), notation) {
            CountedNumber(value, format: FloatingPointFormatStyle<Value>(locale: locale ?? $0))
        }
    }

    /// Shows a whole number in a format.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - format: The format, such as `.percent`.
    ///   - notation: Whether it counts, or its digits roll.
    public nonisolated init<Format: FormatStyle & Sendable>(
        _ value: Format.FormatInput,
        format: Format,
        notation: NumberNotation = .count
    ) where Format.FormatInput: BinaryInteger, Format.FormatOutput == String {
        self.init(CountedNumber(value, format: format), notation)
    }

    /// Shows a number with decimals in a format.
    ///
    /// - Parameters:
    ///   - value: The number; NaN and infinities show at once.
    ///   - format: The format. One that fixes the decimals keeps the width steady on the way.
    ///   - notation: Whether it counts, or its digits roll.
    public nonisolated init<Format: FormatStyle & Sendable>(
        _ value: Format.FormatInput,
        format: Format,
        notation: NumberNotation = .count
    ) where Format.FormatInput: BinaryFloatingPoint, Format.FormatOutput == String {
        self.init(CountedNumber(value, format: format), notation)
    }

    /// Shows a decimal number, such as an amount of money, in a format.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - format: The format, such as `.currency(code: "EUR")`.
    ///   - notation: Whether it counts, or its digits roll.
    public nonisolated init<Format: FormatStyle & Sendable>(
        _ value: Decimal,
        format: Format,
        notation: NumberNotation = .count
    ) where Format.FormatInput == Decimal, Format.FormatOutput == String {
        self.init(CountedNumber(value, format: format), notation)
    }

    /// The text, with digits of one width.
    public var body: some View {
        let number = number(environmentLocale)
        switch notation {
        case .count:
            Text(verbatim: reduceMotion ? number.finalText : number.text(at: animatableData))
                .monospacedDigit()
                .accessibilityLabel(Text(verbatim: number.finalText))
        case .roll:
            RollingNumberText(number: number)
        }
    }
}
#endif
