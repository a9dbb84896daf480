import LiveSwiftUI
import SwiftUI

/// A field for each format, and one with custom validation.
struct SectionedFieldScreen: View {
    @State private var card = ""
    @State private var expiry = ""
    @State private var code = ""
    @State private var phone = ""
    @State private var account = ""
    @State private var ticket = ""
    @State private var plate = ""
    @State private var birthday = ""
    @State private var time = ""
    @State private var amount = ""
    @State private var isBordered = false
    @State private var isComplete = false
    @State private var cardValidity = FieldValidity.neutral
    @State private var isEditing = false
    @FocusState private var focus: PaymentField?

    var body: some View {
        Form {
            Toggle("Boxes", isOn: $isBordered)
            Section("Payment") {
                SectionedField("Card number", text: $card, format: .card, validity: $cardValidity) { focus = .expiry }
                    .fieldFocused($focus, equals: .card)
                    .fieldAccessory(.last) { Text("You enter the security code later.") }
                SectionedField("Valid until", text: $expiry, format: .expiry) { focus = .account }
                    .fieldFocused($focus, equals: .expiry)
                SectionedField("IBAN", text: $account, format: .iban)
                    .fieldFocused($focus, equals: .account)
                    .fieldSubmitLabel(.done)
                // A server might respond like this some time after the field lost focus.
                Button("This card is stolen") { cardValidity = .incorrect }.disabled(cardValidity != .correct)
            }
            Section("Sign-in") {
                SectionedField("Phone number", text: $phone, format: .phone(Locale.current.region?.identifier))
                SectionedField("Birthday", text: $birthday, format: .date(locale: .current, isBirthday: true))
                SectionedField("Time of the call", text: $time, format: .time(locale: .current))
                SectionedField("Code", text: $code, format: .sixDigitCode) { isComplete = true }
                if isComplete { Text("The code is complete.") }
                if isEditing { Text("You are editing one of these fields.") }
            }
            .onFieldEditingChanged { isEditing = $0 }
            .sectionedFieldLines(width: 2, gap: 8, cornerRadius: 10, editing: .orange)
            .sectionedFieldLabelColors(raised: .primary)
            Section("An amount") {
                SectionedField("Amount in euros", text: $amount, format: euros)
                if !amount.isEmpty { Text("Its value is \(euros.value(of: amount)).") }
            }
            Section("Custom: a licence plate, and a ticket number with an even first section") {
                SectionedField("Licence plate", text: $plate, format: .pattern("AA-999-AA"))
                SectionedField("Ticket", text: $ticket, format: .sections([2, 4, 2], .digits), validate: validity)
            }
        }
        .modifier(FieldStyleModifier(isBordered: isBordered))
        .navigationTitle("Sectioned field")
    }

    private var euros: SectionedFormat { .amount(currency: "EUR", isSigned: true) }

    private func validity(of ticket: String) -> FieldValidity? {
        guard let number = Int(ticket.prefix(2)) else { return .incorrect }
        return number.isMultiple(of: 2) ? .correct : .incorrect
    }
}

/// The fields between which the focus moves automatically.
private enum PaymentField: Hashable {
    case card
    case expiry
    case account
}

private struct FieldStyleModifier: ViewModifier {
    let isBordered: Bool

    func body(content: Content) -> some View {
        if isBordered { content.sectionedFieldStyle(.bordered) } else { content.sectionedFieldStyle(.underlined) }
    }
}
