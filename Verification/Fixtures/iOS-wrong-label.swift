import LiveSwiftUI
import SwiftUI
import UIKit

@MainActor func ring() -> some View {
    CountRing("", limit: 280).countRingStyle(style: .stroked)  // expected-error {{extraneous argument label 'style:' in call}}
}

@MainActor func animation() -> Animation {
    .spring(response: 0.5, dampingRatio: 0.8)  // expected-error {{incorrect argument label in call (have 'response:dampingRatio:', expected 'response:dampingFraction:')}}
}
