import LiveSwiftUI
import SwiftUI

/// A payment form. A bank in the app declines the card that ends with 0002.
struct PaymentScreen: View {
    private enum Field { case card, expiry, cvc }

    @State private var card = ""
    @State private var cardValidity = FieldValidity.neutral
    @State private var expiry = ""
    @State private var expiryValidity = FieldValidity.neutral
    @State private var cvc = ""
    @State private var isPaying = false
    @State private var answer: String?
    /// The number that the bank has declined.
    @State private var declined = ""
    @State private var outcome = ""
    @FocusState private var focus: Field?

    var body: some View {
        Form {
            SectionedField("Card number", text: $card, format: .card, validity: $cardValidity) { focus = .expiry }
                .focused($focus, equals: .card)
                .sectionedFieldLook(SectionedFieldLook(label: card == declined ? answer : nil), when: .incorrect)
            SectionedField("Expires", text: $expiry, format: .expiry, validity: $expiryValidity) { focus = .cvc }
                .focused($focus, equals: .expiry)
            SectionedField("Security code", text: $cvc, format: .cvc)
                .focused($focus, equals: .cvc)
            Button("Pay 12 €") { Task { await pay() } }
                .disabled(!isPayable || isPaying)
            Text(verbatim: outcome)
        }
        .fieldValidation(.editing)
        .fieldDoneButton()
        .disabled(isPaying)
        .navigationTitle("Payment")
    }

    private var isPayable: Bool {
        cardValidity == .correct && expiryValidity == .correct && SectionedFormat.cvc.formatted(cvc).isComplete
    }

    private func pay() async {
        (isPaying, outcome) = (true, "")
        try? await Task.sleep(for: .seconds(1))
        isPaying = false
        if card.hasSuffix("0002") {
            declined = card
            answer = "Your bank declined this card"
            cardValidity = .incorrect
            focus = .card
        } else {
            outcome = "Paid."
        }
    }
}
