import SwiftUI
import UIKit

struct Haptic: View {
    let count: Int

    var body: some View {
        Text(verbatim: "")
            .sensoryFeedback(.increase, trigger: count)  // expected-error {{'sensoryFeedback(_:trigger:)' is unavailable: needs iOS 17.0, and iOS 16.0 is supported}}
    }
}
