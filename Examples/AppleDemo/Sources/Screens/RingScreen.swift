import LiveSwiftUI
import SwiftUI

/// A composer, with the ring in each of its styles.
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
            Section("One's own") { CountRing(post).countRingStyle(LettersLeft()) }
        }
        .characterLimit(280, unit: unit)
        .navigationTitle("Counting ring")
    }
}

/// A style of an app's own: the number alone, and only near the limit.
private struct LettersLeft: CountRingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: configuration.label.isEmpty ? "…" : configuration.label)
            .monospacedDigit()
            .foregroundColor(configuration.stage.color)
    }
}
