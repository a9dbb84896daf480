#if canImport(SwiftUI) && DEBUG && !os(watchOS)
import LiveControls
import SwiftUI

/// The validity is shown once the field was entered and left.
private struct Shown: View {
    var format = SectionedFormat.card
    @State var text = ""
    var validity: FieldValidity?

    var body: some View {
        SectionedField("Label", text: $text, format: format, validate: { _ in validity }).padding()
    }
}

#Preview("Underlined, filled") { Shown(text: "4242424242424242").sectionedFieldStyle(.underlined) }
#Preview("Underlined, empty") { Shown().sectionedFieldStyle(.underlined) }
#Preview("Bordered, filled") { Shown(text: "4242424242424242").sectionedFieldStyle(.bordered) }
#Preview("Bordered, empty") { Shown().sectionedFieldStyle(.bordered) }
#Preview("Correct when left") { Shown(text: "4242424242424242", validity: .correct) }
#Preview("Incorrect when left") { Shown(text: "4242424242424243", validity: .incorrect) }
#Preview("Looks of one's own") {
    Shown(text: "4242")
        .sectionedFieldLook(
            SectionedFieldLook(color: .orange, symbol: "xmark", label: "Too short"),
            when: .incorrect
        )
        .sectionedFieldLabel(alignment: .center, symbol: "creditcard")
}
#Preview("Images of one's own") {
    Shown(text: "4242")
        .sectionedFieldLook(SectionedFieldLook(image: Image(systemName: "xmark"), label: "Too short"), when: .neutral)
        .sectionedFieldLabel(alignment: .leading, image: Image(systemName: "creditcard"))
}
#Preview("Font and colour") { Shown(text: "4242").font(.largeTitle).fieldForegroundColor(.orange) }
#Preview("View before the text") {
    Shown(format: .sections([], .digits), text: "12").sectionedFieldLeading { Text(verbatim: "€").padding(4) }
}
#Preview("View above the keyboard, at the last section") {
    Shown(text: "4242").sectionedFieldAccessory(.last) { Button("Pay") {} }
}
#Preview("Code") { Shown(format: .sixDigitCode).sectionedFieldStyle(.bordered) }
#Preview("Expiry date") { Shown(format: .expiry, text: "0430") }
#Preview("IBAN") { Shown(format: .iban, text: "DE89370400440532013000") }
#Preview("Plain field") { Shown(format: .sections([], .any), text: "Ada") }
#Preview("Disabled") { Shown(text: "4242").disabled(true) }
#Preview("Right to left") { Shown(format: .phoneUS).environment(\.layoutDirection, .rightToLeft) }
#Preview("Large text") { Shown(text: "4242").environment(\.dynamicTypeSize, .accessibility3) }
#endif
