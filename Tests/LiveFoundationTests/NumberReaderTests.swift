import Foundation
import LiveTestSupport
import LiveText
import Testing

@testable import LiveFoundation

@Suite("Reading Foundation's number formats")
struct NumberReaderTests {
    private static let locales = [
        "en_US", "de_CH", "cs_CZ", "pl_PL", "ee", "en_IN", "ar_EG", "fa_IR", "he_IL", "hi_IN@numbers=deva", "ne_NP",
        "ff_Adlm_GN",
    ]
    private static let values = [0, 7, -7, 42, 999, 1_000, -1_234, 12_345, 1_234_567.891, -0.5, 0.25, 100_000_000]

    /// The number of formats that the numbers of a Foundation format need, and the texts that the core writes.
    private func formats(_ numbers: [CountedNumber]) -> Set<NumberFormat> {
        let reader = NumberReader(numbers[0].sample)
        return Set(
            numbers.compactMap { number in
                guard let read = reader.read(number.finalText, isNegative: number.value < 0) else {
                    Issue.record("\(number.finalText) is not read")
                    return nil
                }
                #expect(read.format.text(of: read.number) == number.finalText)
                return read.format
            }
        )
    }

    @Test("uses one format for all numbers of a locale", arguments: locales)
    func locale(identifier: String) {
        let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: identifier))
        let numbers = Self.values.map { CountedNumber(Double($0), format: format) }
        #expect(formats(numbers).count == 1)
    }

    @Test("uses one format for all currency amounts", arguments: locales)
    func currency(identifier: String) {
        let format = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: identifier))
        let numbers = Self.values.map { CountedNumber(Decimal($0), format: format) }
        #expect(formats(numbers).count == 1)
    }

    @Test("uses one format for all percentages", arguments: locales)
    func percent(identifier: String) {
        let format = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: identifier))
            .precision(.fractionLength(0...1))
        // Polish groups digits from five digits on, and Ewe from six. Test numbers on both sides.
        let numbers = (Self.values + [10, 99.9, 100, -999]).map { CountedNumber(Double($0), format: format) }
        #expect(formats(numbers).count == 1)
    }

    @Test("uses one format for all numbers and percentages in every locale of Foundation")
    func everyLocale() {
        for identifier in Locale.availableIdentifiers {
            let locale = Locale(identifier: identifier)
            let number = FloatingPointFormatStyle<Double>(locale: locale)
            let percent = FloatingPointFormatStyle<Double>.Percent(locale: locale)
            #expect(formats(Self.values.map { CountedNumber(Double($0), format: number) }).count == 1, "\(identifier)")
            #expect(formats(Self.values.map { CountedNumber(Double($0), format: percent) }).count == 1, "\(identifier)")
        }
    }

    @Test("reads a small type without groups and without samples out of its range")
    func smallType() {
        let format = IntegerFormatStyle<UInt8>(locale: Locale(identifier: "en_US"))
        #expect(formats([0, 9, 255].map { CountedNumber(UInt8($0), format: format) }).count == 1)
    }

    @Test("reads signs from the format")
    func signs() {
        let format = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US")).sign(strategy: .always())
        #expect(formats([5, -5, 0].map { CountedNumber($0, format: format) }).count == 1)
    }

    @Test("uses a separate format if the text around the number depends on it")
    func compact() {
        let format = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US")).notation(.compactName)
        let numbers = [950, 1_200, 3_400_000].map { CountedNumber($0, format: format) }
        #expect(numbers.map(\.finalText) == ["950", "1.2K", "3.4M"])
        #expect(formats(numbers).count == 3)
    }

    @Test("does not read scientific notation")
    func scientific() {
        let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).notation(.scientific)
        let number = CountedNumber(1_234.5, format: format)
        #expect(NumberReader(number.sample).read(number.finalText, isNegative: false) == nil)
    }

    @Test("reproduces random numbers digit for digit")
    func random() {
        var generator = SplitMix64(seed: 8)
        let format = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_IN"))
        let numbers = (0..<200).map { _ in
            CountedNumber(Int.random(in: .min ... .max, using: &generator) >> Int.random(in: 0..<63), format: format)
        }
        #expect(formats(numbers).count == 1)
    }

    @Test("writes a negative number that rounds to zero as zero", arguments: [-0.4, -0.0, -0.0001])
    func negativeZero(value: Double) {
        let format = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).precision(.fractionLength(0))
        #expect(CountedNumber(value, format: format).finalText == "0")
        #expect(CountedNumber(3, format: format).text(at: value) == "0")
    }
}
