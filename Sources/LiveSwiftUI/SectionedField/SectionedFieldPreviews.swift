#if canImport(SwiftUI) && DEBUG && !os(watchOS)
    import LiveControls
    import SwiftUI

    private struct Shown: View {
        let format: SectionedFormat
        @State var text = ""

        var body: some View { SectionedField("Label", text: $text, format: format).padding() }
    }

    #Preview("Underlined card") { Shown(format: .card, text: "4242424242424242") }
    #Preview("Bordered code") { Shown(format: .sixDigitCode).sectionedFieldStyle(.bordered) }
    #Preview("Empty") { Shown(format: .iban) }
    #Preview("Plain field") { Shown(format: .sections([], .any)) }
    #Preview("Right to left") { Shown(format: .phoneUS).environment(\.layoutDirection, .rightToLeft) }
#endif
