import LiveSwiftUI
import SwiftUI

/// A floating button above a list. Hold it to lift it.
struct SnapButtonScreen: View {
    private static let areas: [(name: String, area: SnapArea)] = [
        ("Trailing", .trailing), ("Edges", .edges), ("Corners", .corners),
    ]

    @State private var chosen = 0
    @State private var isProminent = false
    @State private var draft = ""
    @State private var isInSheet = false
    @State private var notes = ["A tap adds a note.", "Hold the button for 0.3 s to lift it."]

    var body: some View {
        List {
            Picker("Rests at", selection: $chosen) {
                ForEach(Array(Self.areas.indices), id: \.self) { Text(verbatim: Self.areas[$0].name).tag($0) }
            }
            Toggle("System button style", isOn: $isProminent)
            LimitedTextField("A note of your own", text: $draft, limit: 30)
            Button("The same in a sheet") { isInSheet = true }
            ForEach(Array(notes.indices), id: \.self) { Text(verbatim: notes[$0]) }
        }
        .sheet(isPresented: $isInSheet) { SnapButtonScreen() }
        #if !os(tvOS)
        .overlay {
            SnapButton(area: Self.areas[chosen].area, action: { notes.append("Note \(notes.count - 1)") }) {
                Image(systemName: "plus").padding()
            }
            .modifier(ButtonStyleModifier(isProminent: isProminent))
            .accessibilityLabel(Text("Add a note"))
        }
        #endif
        .navigationTitle("Snap button")
    }
}

#if !os(tvOS)
private struct ButtonStyleModifier: ViewModifier {
    let isProminent: Bool

    func body(content: Content) -> some View {
        if isProminent {
            content.snapButtonStyle(.button(.borderedProminent))
        } else {
            content.snapButtonStyle(TintedCircleStyle())
        }
    }
}

/// A custom style that adapts to the color scheme.
private struct TintedCircleStyle: SnapButtonStyle {
    @Environment(\.colorScheme) private var colorScheme

    func makeBody(configuration: Configuration) -> some View {
        let opacity = configuration.isPressed || configuration.isHovered ? 0.5 : 0.25
        configuration.label
            .background(Circle().fill(Color.accentColor.opacity(colorScheme == .dark ? 2 * opacity : opacity)))
    }
}
#endif
