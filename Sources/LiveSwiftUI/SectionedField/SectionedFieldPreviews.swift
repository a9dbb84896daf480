#if canImport(SwiftUI) && DEBUG && !os(watchOS)
import LiveControls
import SwiftUI

/// The validity appears after the field was focused and left.
private struct Shown: View {
    var format = SectionedFormat.card
    @State var text = ""
    var validity: FieldValidity?

    var body: some View {
        SectionedField("Label", text: $text, format: format, validate: { _ in validity }).padding()
    }
}

struct SectionedFieldPreviews: PreviewProvider {
    static var previews: some View {
        Shown(text: "4242424242424242").sectionedFieldStyle(.underlined).previewDisplayName("Underlined, filled")
        Shown().sectionedFieldStyle(.underlined).previewDisplayName("Underlined, empty")
        Shown(text: "4242424242424242").sectionedFieldStyle(.bordered).previewDisplayName("Bordered, filled")
        Shown().sectionedFieldStyle(.bordered).previewDisplayName("Bordered, empty")
        Shown(text: "4242424242424242", validity: .correct).previewDisplayName("Correct when left")
        Shown(text: "4242424242424243", validity: .incorrect).previewDisplayName("Incorrect when left")
        Shown(text: "4242")
            .sectionedFieldLook(
                SectionedFieldLook(color: .orange, symbol: "xmark", label: "Too short"),
                when: .incorrect
            )
            .sectionedFieldLabel(alignment: .center, symbol: "creditcard")
            .previewDisplayName("Looks of one's own")
        Shown(text: "4242")
            .sectionedFieldLook(
                SectionedFieldLook(image: Image(systemName: "xmark"), label: "Too short"),
                when: .neutral
            )
            .sectionedFieldLabel(alignment: .leading, image: Image(systemName: "creditcard"))
            .previewDisplayName("Images of one's own")
        Shown(text: "4242").font(.largeTitle).fieldForegroundColor(.orange).previewDisplayName("Font and color")
        Shown(format: .sections([], .digits), text: "12").sectionedFieldLeading { Text(verbatim: "€").padding(4) }
            .previewDisplayName("View before the text")
        Shown(text: "4242").fieldAccessory(.last) { Button("Pay") {} }.previewDisplayName(
            "View above the keyboard, at the last section"
        )
        Shown(format: .sixDigitCode).sectionedFieldStyle(.bordered).previewDisplayName("Code")
        Shown(format: .expiry, text: "0430").previewDisplayName("Expiry date")
        Shown(format: .iban, text: "DE89370400440532013000").previewDisplayName("IBAN")
        Shown(format: .sections([], .any), text: "Ada").previewDisplayName("Plain field")
        Shown(text: "4242").disabled(true).previewDisplayName("Disabled")
        Shown(format: .phone("FR")).previewDisplayName("Telephone number")
        Shown(format: .pattern("AA-999-AA")).previewDisplayName("Pattern")
        Shown(format: .date(locale: .current), text: "2026-12-24").previewDisplayName("Date")
        Shown(format: .time(locale: .current), text: "09:30").previewDisplayName("Time")
        Shown(format: .phoneUS).environment(\.layoutDirection, .rightToLeft).previewDisplayName("Right to left")
        Shown(text: "4242").environment(\.dynamicTypeSize, .accessibility3).previewDisplayName("Large text")
    }
}
#endif
