import ArgumentParser
import Foundation
import FoundationSymbols
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
        try filter.run { (line: Strict<Line>) in ["text": format.text(of: line.value.value)] }
    }

    private struct Line: Decodable, StrictMembers {
        enum CodingKeys: CodingKey, CaseIterable { case value }

        var value: DecimalNumber
    }

    private func format() throws -> NumberFormat {
        do {
            let options = try JSON.decode(Strict<NumberOptions>.self, from: options.utf8).value
            let locale = (options.locale ?? locale).map { Locale(identifier: $0) } ?? .current
            return try options.format(locale: locale)
        } catch {
            throw ValidationError("--options: \(error)")
        }
    }
}
