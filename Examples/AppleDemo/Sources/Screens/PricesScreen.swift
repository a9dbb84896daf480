import Foundation
import LiveSwiftUI
import SwiftUI

/// Two hundred prices, some of which change several times a second.
struct PricesScreen: View {
    private struct Quote {
        let symbol: String
        var price: Decimal
    }

    @State private var quotes = (1...200).map { Quote(symbol: "Stock \($0)", price: Decimal($0 * 7)) }

    var body: some View {
        List {
            ForEach(quotes, id: \.symbol) { quote in
                HStack {
                    Text(verbatim: quote.symbol)
                    Spacer()
                    NumberText(quote.price, format: .currency(code: "EUR"), transition: .roll)
                        .multilineTextAlignment(.trailing)
                }
            }
        }
        .task(id: 0) { await trade() }
        .navigationTitle("Prices")
    }

    private func trade() async {
        while !Task.isCancelled {
            for index in quotes.indices where Int.random(in: 0..<10) == 0 {
                quotes[index].price += Decimal(Int.random(in: -99...100)) / 100
            }
            try? await Task.sleep(for: .milliseconds(300))
        }
    }
}
