import LiveSwiftUI
import SwiftUI

/// A post with a limit that the button checks by the same rule.
struct ComposeScreen: View {
    private let limit = TextLimit(280, unit: .twitter)

    @State private var post = ""
    @State private var note = ""
    @State private var sent: [String] = []

    var body: some View {
        Form {
            TextEditor(text: $post).frame(minHeight: 120).countRing(post, limit: limit)
            LimitedTextEditor("Note", text: $note, limit: TextLimit(60))
                .frame(minHeight: 60)
                .countRing(note, limit: TextLimit(60))
            Button("Post") {
                sent.append(post)
                post = ""
            }
            .disabled(post.isEmpty || limit.measure(post).isOver)
            ForEach(Array(sent.indices), id: \.self) { Text(verbatim: sent[$0]) }
        }
        .navigationTitle("Compose")
    }
}
