#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
import LiveControls
import LiveFoundation
import LiveMotion
import SwiftUI

/// How far a text that is wider than its field scrolls.
struct SectionScrolling {
    /// The width over which the edges of a scrolled text fade, in points.
    private static let fadeWidth: CGFloat = 24

    /// The width of the field, and that of its text if it is wider, in points.
    let width: CGFloat, contentWidth: CGFloat
    /// The distance by which the text scrolls to show the caret, in points.
    let offset: CGFloat

    init(_ layout: SectionLayout, width: CGFloat, showing caret: Int?, from offset: CGFloat) {
        self.width = width
        // A text that fits may differ by a rounding error.
        contentWidth = CGFloat(layout.contentWidth) > width + 0.5 ? CGFloat(layout.contentWidth) : width
        self.offset = contentWidth > width ? CGFloat(layout.scrollOffset(showing: caret, from: Double(offset))) : 0
    }

    /// A mask that softens the edges beyond which there is more.
    var edges: some View {
        let (before, after) = (min(Self.fadeWidth, offset), min(Self.fadeWidth, contentWidth - width - offset))
        return LinearGradient(
            stops: [
                .init(color: before > 0 ? .clear : .black, location: 0),
                .init(color: .black, location: width > 0 ? before / width : 0),
                .init(color: .black, location: width > 0 ? 1 - after / width : 1),
                .init(color: after > 0 ? .clear : .black, location: 1),
            ],
            startPoint: .leading,
            endPoint: .trailing
        )
    }
}

/// The boxes, lines, dividers and separators of the sections, behind the native field.
struct SectionShapes: View {
    let geometry: SectionGeometry
    let lines: SectionedFieldLines
    let color: Color
    let animation: Animation?
    let scrolling: SectionScrolling

    private var shown: SectionedFieldPresentation { geometry.presentation }
    private var isOutlined: Bool { geometry.appearance == .outlined }

    var body: some View {
        GeometryReader { proxy in
            let layout = geometry.layout(width: Double(proxy.size.width))
            ZStack(alignment: .bottomLeading) {
                if isOutlined { boxes(layout, height: proxy.size.height) }
                ZStack(alignment: .bottomLeading) {
                    if geometry.appearance == .bordered { boxes(layout, height: proxy.size.height) }
                    dividers(layout, height: proxy.size.height)
                    if !isOutlined { sectionLines(layout) }
                    if geometry.decorations == nil, shown.visibleSeparators != nil {
                        separators(layout, height: proxy.size.height)
                    }
                    ornaments(layout, height: proxy.size.height)
                }
                .offset(x: -scrolling.offset)
                .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottomLeading)
                .mask { scrolling.edges }
            }
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottomLeading)
        }
        .animation(animation, value: shown.opening)
        .accessibilityHidden(true)
        // Sections run from left to right in every language, as digits do.
        .environment(\.layoutDirection, .leftToRight)
    }

    private func boxes(_ layout: SectionLayout, height: CGFloat) -> some View {
        ForEach(Array(layout.boxes.indices), id: \.self) { index in
            RoundedRectangle(cornerRadius: lines.cornerRadius)
                .stroke(color, lineWidth: lines.width)
                .scaleEffect(x: 1, y: isOutlined ? 1 : scale(from: SectionLayout.foldedBoxScale), anchor: .bottom)
                .frame(width: CGFloat(layout.boxes[index].width), height: height)
                .offset(x: CGFloat(layout.boxes[index].x))
        }
    }

    private func dividers(_ layout: SectionLayout, height: CGFloat) -> some View {
        let folded = isOutlined ? SectionLayout.restingDividerScale : SectionLayout.foldedBoxScale
        let inset = isOutlined ? CGFloat(SectionLayout.dividerInset) : 0
        let color: Color = lines.restColor ?? .secondary
        return ForEach(Array(layout.dividers.indices), id: \.self) { index in
            color
                .scaleEffect(x: 1, y: scale(from: folded), anchor: isOutlined ? .center : .bottom)
                .frame(width: CGFloat(SectionLayout.divider), height: max(0, height - 2 * inset))
                .offset(x: CGFloat(layout.dividers[index] - SectionLayout.divider / 2), y: -inset)
        }
    }

    private func sectionLines(_ layout: SectionLayout) -> some View {
        ForEach(Array(layout.lines.indices), id: \.self) { index in
            color
                .scaleEffect(x: scale(from: layout.foldedScale(of: index)), y: 1, anchor: .center)
                .frame(width: CGFloat(layout.lines[index].width), height: lines.width)
                .offset(x: CGFloat(layout.lines[index].x))
        }
    }

    private func separators(_ layout: SectionLayout, height: CGFloat) -> some View {
        ForEach(Array(layout.boundaries.indices), id: \.self) { index in
            let lines = shown.separatorLines(at: index)
            ZStack {
                ForEach(Array(lines.indices), id: \.self) { line(lines[$0], layout.fontSize, height: height) }
            }
            .opacity(shown.opening)
            .frame(width: 0, height: height)
            .offset(x: CGFloat(layout.boundaries[index]))
        }
    }

    /// The texts around the sections, and separators that are texts.
    private func ornaments(_ layout: SectionLayout, height: CGFloat) -> some View {
        let ornaments = shown.ornaments(in: layout)
        let isVisible = isOutlined && geometry.decorations != nil
        return ForEach(Array(ornaments.indices), id: \.self) { index in
            Text(verbatim: ornaments[index].text)
                .font(.system(size: CGFloat(layout.fontSize), design: geometry.isProportional ? .default : .monospaced))
                .monospacedDigit()
                .fixedSize(horizontal: true, vertical: true)
                .opacity(isVisible ? 1 : shown.opening)
                .frame(width: 0, height: height, alignment: alignment(ornaments[index].share))
                .offset(x: CGFloat(ornaments[index].x))
        }
    }

    private func alignment(_ share: Double) -> Alignment { share == 0 ? .leading : share == 1 ? .trailing : .center }

    private func line(_ line: SeparatorLine, _ fontSize: Double, height: CGFloat) -> some View {
        Color.primary
            .frame(
                width: CGFloat(line.thickness.map { $0 * fontSize } ?? SectionLayout.separatorWidth),
                height: min(CGFloat(line.length * fontSize), height)
            )
            .rotationEffect(.degrees(line.angle))
            .offset(y: CGFloat(line.offset * fontSize))
    }

    private func scale(from folded: Double) -> CGFloat { CGFloat(folded + (1 - folded) * shown.opening) }
}
#endif
