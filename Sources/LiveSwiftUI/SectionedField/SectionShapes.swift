#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
    import LiveControls
    import LiveFoundation
    import LiveMotion
    import SwiftUI

    /// The boxes and lines of the sections, behind the one native field.
    struct SectionShapes: View {
        let shown: SectionedFieldPresentation
        let appearance: SectionedFieldAppearance
        let color: Color
        let animation: Animation?

        var body: some View {
            GeometryReader { proxy in
                let layout = SectionLayout(lengths: shown.lengths, width: Double(proxy.size.width))
                ForEach(Array(layout.sections.indices), id: \.self) { index in
                    let section = layout.sections[index]
                    ZStack(alignment: .bottom) {
                        if appearance == .bordered {
                            RoundedRectangle(cornerRadius: 6)
                                .stroke(color, lineWidth: 1)
                                .scaleEffect(x: 1, y: scale(from: SectionLayout.foldedBoxScale), anchor: .bottom)
                        }
                        color.frame(height: 1)
                            .scaleEffect(x: scale(from: layout.foldedScale(of: index)), y: 1, anchor: .center)
                    }
                    .frame(width: CGFloat(section.width), height: proxy.size.height)
                    .offset(x: CGFloat(section.x))
                }
            }
            .animation(animation, value: shown.opening)
            // Sections stand from left to right in every language, as digits do.
            .environment(\.layoutDirection, .leftToRight)
        }

        private func scale(from folded: Double) -> CGFloat { CGFloat(folded + (1 - folded) * shown.opening) }
    }
#endif
