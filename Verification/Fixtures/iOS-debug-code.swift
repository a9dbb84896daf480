import SwiftUI

#if DEBUG
    private func shown() -> some View {  // expected-debug-note {{add '@MainActor' to make global function 'shown()' part of global actor 'MainActor'}}
        UIView.setAnimationsEnabled(false)  // expected-debug-error {{call to main actor-isolated class method 'setAnimationsEnabled' in a synchronous nonisolated context}}
        return EmptyView()
    }
#else
    private let shown: String = 1  // expected-release-error {{cannot convert value of type 'Int' to specified type 'String'}}
#endif
