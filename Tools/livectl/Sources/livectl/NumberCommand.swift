import ArgumentParser
import Foundation
import FoundationSymbols
import JSONLines
import LiveText

/// `livectl number`: numbers in the format of a locale.
struct NumberCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "number",
        abstract: "Formats numbers for a locale.",
        discussion: """
            In: {"value": 1234.5} or {"value": "9007199254740993"}. Out: {"text"}. The options are those of \
            Intl.NumberFormat: style (decimal, percent, currency), currency, notation (standard, compact), \
            minimumIntegerDigits, minimumFractionDigits, maximumFractionDigits, minimumSignificantDigits, \
            maximumSignificantDigits, roundingMode, signDisplay, useGrouping.
            """,
        examples: #"""
            $ echo '{"value":"1234567.5"}' | livectl number --locale de_DE
            {"text":"1.234.567,5"}

            $ echo '{"value":0.255}' | livectl number --locale en_US \
                --options '{"style":"percent","maximumFractionDigits":1}'
            {"text":"25.5%"}
            """#
    )

    @Option(help: "The locale, such as cs_CZ; the current one by default.")
    var locale: String?

    @Option(help: "The options, as a JSON object.")
    var options = "{}"

    func run() throws {
        let format = try self.format()
        var filter = LineFilter()
        try filter.run { fields in
            let text = try fields.decimalText("value")
            guard let number = DecimalNumber(text) else { throw InputError("'\(text)' is not a decimal number") }
            return ["text": .string(format.text(of: number))]
        }
        if filter.errorCount > 0 { throw ExitCode.failure }
    }

    private func format() throws -> NumberFormat {
        do {
            let locale = locale.map { Locale(identifier: $0) } ?? .current
            return try NumberFormat(options: Fields(JSON(parsing: Array(options.utf8))), locale: locale)
        } catch {
            throw ValidationError("--options: \(error)")
        }
    }
}
