import LiveForms
import Testing

@Suite("Format of whole numbers")
struct WholeNumberFormatTests {
    @Test(
        "groups digits with the language's sizes",
        arguments: [
            (WholeNumberFormat(), 1_234_567, "1,234,567"), (WholeNumberFormat(secondary: 2), 1_234_567, "12,34,567"),
            (WholeNumberFormat(minimum: 2), 1_234, "1234"), (WholeNumberFormat(minimum: 2), 12_345, "12,345"),
            (WholeNumberFormat(primary: 0), 1_234_567, "1234567"),
            (WholeNumberFormat(primary: 4, secondary: 4), 123_456_789, "1,2345,6789"),
            (WholeNumberFormat(primary: -3, secondary: -3, minimum: .min), 1_234, "1234"),
            (WholeNumberFormat(primary: .max, secondary: .max, minimum: .max), 1_234, "1234"),
            (WholeNumberFormat(primary: .min), 5, "5"),
            (WholeNumberFormat(primary: .max, minimum: .min), 1_234, "1234"),
            (WholeNumberFormat(minimum: .min), 1_234, "1,234"),
            (WholeNumberFormat(secondary: 0), 1_234_567, "1,2,3,4,567"),
            (WholeNumberFormat(digits: "०१२३४५६७८९", group: "."), -1_020, "-१.०२०"),
            (WholeNumberFormat(), .min, "-9,223,372,036,854,775,808"),
        ]
    )
    func groups(format: WholeNumberFormat, number: Int, text: String) {
        #expect(format.text(of: number) == text)
    }
}
