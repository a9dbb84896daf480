import LiveSwiftUI
import SwiftUI

/// A text editor, with the ring in each of its styles.
struct RingScreen: View {
    @State private var post = ""
    @State private var unit = TextUnit.characters

    var body: some View {
        Form {
            Section("Post") {
                TextEditor(text: $post).frame(minHeight: 120)
                Picker("Counted in", selection: $unit) {
                    ForEach(TextUnit.allCases, id: \.self) { Text(verbatim: $0.name).tag($0) }
                }
            }
            Section("Gauge") { CountRing(post).countRingStyle(.gauge) }
            Section("Stroked") { CountRing(post).countRingStyle(.stroked) }
            Section("Custom") { CountRing(post).countRingStyle(NumberOnlyStyle()) }
        }
        .defaultCharacterLimit(280, unit: unit)
        .navigationTitle("Count ring")
    }
}

/// A custom style that shows only the number, and only near the limit.
private struct NumberOnlyStyle: CountRingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: configuration.label.isEmpty ? "…" : configuration.label)
            .monospacedDigit()
            .foregroundColor(configuration.stage.color)
    }
}
