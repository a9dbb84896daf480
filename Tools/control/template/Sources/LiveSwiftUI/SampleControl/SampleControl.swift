#if canImport(SwiftUI)
import LiveControls
public import SwiftUI

/// A bar that shows whether a field is filled.
///
/// ```swift
/// TextField("Name", text: $name)
/// SampleControl(name)
/// ```
public struct SampleControl: View {
    private let text: String

    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates a bar.
    ///
    /// - Parameter text: The field's text as it is.
    public init(_ text: String) {
        self.text = text
    }

    /// The bar.
    public var body: some View {
        let presentation = presentation
        Capsule()
            .fill(Color.accentColor)
            .frame(height: 2)
            .scaleEffect(x: presentation.length, anchor: .leading)
            .animation(Animation(presentation.lengthMotion.motion), value: presentation.length)
            .accessibilityHidden(true)
    }

    private var presentation: SampleControlPresentation {
        var model = SampleControlModel(text: text)
        model.send(.reducedMotionChanged(reduceMotion))
        return model.presentation
    }
}

#if DEBUG
struct SampleControlPreviews: PreviewProvider {
    static var previews: some View {
        SampleControl("").padding().previewDisplayName("Empty")
        SampleControl("Hello").padding().previewDisplayName("Filled")
    }
}
#endif
#endif
