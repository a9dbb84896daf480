import LiveGestures
import LiveSwiftUI
import SwiftUI

/// A floating button over a list: hold it to lift it.
struct SnapButtonScreen: View {
    private static let areas: [(name: String, area: SnapArea)] = [
        ("Trailing", .trailing), ("Edges", .edges), ("Corners", .corners),
    ]

    @State private var chosen = 0
    @State private var notes = ["A tap adds a note.", "A press of 0.3 s lifts the button."]

    var body: some View {
        List {
            Picker("Rests at", selection: $chosen) {
                ForEach(Array(Self.areas.indices), id: \.self) { Text(verbatim: Self.areas[$0].name).tag($0) }
            }
            ForEach(Array(notes.indices), id: \.self) { Text(verbatim: notes[$0]) }
        }
        #if !os(tvOS)
        .overlay {
            SnapButton(area: Self.areas[chosen].area, action: { notes.append("Note \(notes.count - 1)") }) {
                Image(systemName: "plus").padding().background(Circle().fill(Color.accentColor.opacity(0.25)))
            }
            .accessibilityLabel(Text("Add a note"))
        }
        #endif
        .navigationTitle("Snapping button")
    }
}

#Preview("Snapping button") { SnapButtonScreen() }
