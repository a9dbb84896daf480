#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import LiveControls
import LiveFoundation
import LiveMotion
import SwiftUI

/// The boxes, lines and separators of the sections, behind the native field.
struct SectionShapes: View {
    let shown: SectionedFieldPresentation
    let appearance: SectionedFieldAppearance
    let lines: SectionedFieldLines
    let color: Color
    let animation: Animation?

    var body: some View {
        GeometryReader { proxy in
            let layout = shown.layout(width: Double(proxy.size.width), gap: lines.gap)
            ZStack(alignment: .bottomLeading) {
                if appearance == .bordered {
                    ForEach(Array(layout.boxes.indices), id: \.self) { index in
                        RoundedRectangle(cornerRadius: lines.cornerRadius)
                            .stroke(color, lineWidth: lines.width)
                            .scaleEffect(x: 1, y: scale(from: SectionLayout.foldedBoxScale), anchor: .bottom)
                            .frame(width: CGFloat(layout.boxes[index].width), height: proxy.size.height)
                            .offset(x: CGFloat(layout.boxes[index].x))
                    }
                }
                ForEach(Array(layout.sections.indices), id: \.self) { index in
                    color
                        .scaleEffect(x: scale(from: layout.foldedScale(of: index)), y: 1, anchor: .center)
                        .frame(width: CGFloat(layout.sections[index].width), height: lines.width)
                        .offset(x: CGFloat(layout.sections[index].x))
                }
                if let separator = shown.visibleSeparator {
                    ForEach(Array(layout.boundaries.indices), id: \.self) { index in
                        Text(verbatim: separator)
                            .opacity(shown.opening)
                            .frame(width: CGFloat(layout.pitch), height: proxy.size.height)
                            .offset(x: CGFloat(layout.boundaries[index] - layout.pitch / 2))
                    }
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottomLeading)
        }
        .animation(animation, value: shown.opening)
        .accessibilityHidden(true)
        // Sections run from left to right in every language, as digits do.
        .environment(\.layoutDirection, .leftToRight)
    }

    private func scale(from folded: Double) -> CGFloat { CGFloat(folded + (1 - folded) * shown.opening) }
}
#endif
