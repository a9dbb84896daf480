import LiveSwiftUI
import SwiftUI

/// Numbers that count and roll, in the formats of several locales.
struct NumberScreen: View {
    @State private var score = 1_000

    var body: some View {
        Form {
            Section("Counts") {
                NumberText(score).font(.largeTitle)
                NumberText(score, locale: Locale(identifier: "en_IN"))
                NumberText(score, locale: Locale(identifier: "ar_EG"))
                NumberText(Double(score) / 100, format: .currency(code: "EUR"))
            }
            Section("Rolls") {
                NumberText(score, transition: .roll).font(.largeTitle)
                NumberText(score, locale: Locale(identifier: "ar_EG"), transition: .roll)
                NumberText(Double(score) / 100, format: .currency(code: "EUR"), transition: .roll)
            }
            Section("Change") {
                Button("+ 12,345") { change { score += 12_345 } }
                Button("× −3") { change { score = score.multipliedReportingOverflow(by: -3).partialValue } }
                Button("Without animation") { score = 1_000 }
            }
        }
        .navigationTitle("Animated number")
    }

    private func change(_ body: () -> Void) { withAnimation(.spring(response: 0.8, dampingFraction: 1), body) }
}
