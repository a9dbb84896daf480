import LiveForms
import LiveText
import Testing

@Suite("Format of numbers")
struct NumberFormatTests {
    @Test(
        "groups digits with the language's sizes",
        arguments: [
            (NumberFormat(), 1_234_567, "1,234,567"), (NumberFormat(secondary: 2), 1_234_567, "12,34,567"),
            (NumberFormat(minimum: 2), 1_234, "1234"), (NumberFormat(minimum: 2), 12_345, "12,345"),
            (NumberFormat(primary: 0), 1_234_567, "1234567"),
            (NumberFormat(primary: 4, secondary: 4), 123_456_789, "1,2345,6789"),
            (NumberFormat(primary: -3, secondary: -3, minimum: .min), 1_234, "1234"),
            (NumberFormat(primary: .max, secondary: .max, minimum: .max), 1_234, "1234"),
            (NumberFormat(primary: .min), 5, "5"),
            (NumberFormat(primary: .max, minimum: .min), 1_234, "1234"),
            (NumberFormat(minimum: .min), 1_234, "1,234"),
            (NumberFormat(secondary: 0), 1_234_567, "1,2,3,4,567"),
            (NumberFormat(digits: "०१२३४५६७८९", group: "."), -1_020, "-१.०२०"),
            (NumberFormat(), .min, "-9,223,372,036,854,775,808"),
        ]
    )
    func groups(format: NumberFormat, number: Int, text: String) {
        #expect(format.text(of: number) == text)
    }

    @Test(
        "writes all digits of a fraction after the decimal separator",
        arguments: [
            (NumberFormat(), "0.5", "0.5"), (NumberFormat(), "-0.0000001", "-0.0000001"),
            (NumberFormat(group: ".", decimal: ","), "-1234567.1234567", "-1.234.567,1234567"),
            (NumberFormat(digits: "٠١٢٣٤٥٦٧٨٩", group: "٬", decimal: "٫"), "1234.05", "١٬٢٣٤٫٠٥"),
            (NumberFormat(digits: "٠١٢٣", group: "."), "1235", "١.٢٣5"),
            (NumberFormat(), "123456789012345678901.5", "123,456,789,012,345,678,901.5"),
            (NumberFormat(), "1e30", "1e30"), (NumberFormat(), "-Infinity", "-Infinity"),
            (NumberFormat(), "NaN", "NaN"),
            (NumberFormat(), "0", "0"), (NumberFormat(), "-0", "-0"),
        ]
    )
    func fractions(format: NumberFormat, number: String, text: String) throws {
        #expect(format.text(of: try #require(DecimalNumber(number))) == text)
    }
}
