import LiveSwiftUI
import SwiftUI

/// The sample control under a field.
struct SampleControlScreen: View {
    @State private var text = ""

    var body: some View {
        Form {
            TextField("Name", text: $text)
            SampleControl(text)
        }
        .navigationTitle("Sample control")
    }
}
