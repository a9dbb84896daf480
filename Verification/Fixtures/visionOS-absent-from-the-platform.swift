import UIKit

@MainActor func tap() {
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()  // expected-error {{'UIImpactFeedbackGenerator' is unavailable: not on visionOS}}
}
