/// The positions of a field's places, sections, and boxes, and the geometry of their folding.
///
/// All places are one ``pitch`` wide. A section has one place for each of its characters, so section widths are exactly
/// proportional. A box is its section minus half a gap on each side, which gives all characters the same distance from
/// the sides of their boxes.
///
/// ```swift
/// let layout = SectionLayout(lengths: [4, 4, 4, 4], width: 320)
/// layout.pitch                // 19.75
/// layout.sections[1]          // x 83, width 75
/// layout.foldedScale(of: 1)   // 1.1066…
/// ```
public struct SectionLayout: Sendable, Hashable {
    /// The space between two boxes, before the first box, and after the last box, in points.
    public static let gap = 4.0
    /// The size of the label above the field, as a multiple of its size in the field's place.
    public static let raisedLabelScale = 0.75
    /// The height of a folded box, as a multiple of its full height. The box is too thin to be visible, but its
    /// transform isn't singular.
    public static let foldedBoxScale = 0.001
    /// The minimum width of a place without the gap, as a multiple of the width of the widest accepted character.
    public static let smallestPlace = 1.25

    /// A horizontal part of the field.
    public struct Part: Sendable, Hashable {
        /// The distance of the part's start from the leading edge, in points.
        public var x: Double
        /// The width of the part, in points.
        public var width: Double
    }

    /// The distance from each character to the next, in points, or 0 if there are no sections.
    public let pitch: Double
    /// The distance of the first place from the leading edge, in points.
    public let start: Double
    /// The sections, each reduced by half a gap on both sides.
    public let sections: [Part]
    /// The boxes: one for each section, or a single box around all sections.
    public let boxes: [Part]
    /// The centers of the boundaries between sections, in points. Visible separators are drawn there.
    public let boundaries: [Double]
    private let gap: Double

    /// Creates a layout for sections.
    ///
    /// - Parameters:
    ///   - lengths: The number of characters in each section. A value less than 1 counts as 0 and creates a section
    ///     without width. If the array is empty, there's one section.
    ///   - width: The total width, in points. Negative numbers, NaN, and infinity count as 0, and numbers above 10¹⁰⁰ count
    ///     as 10¹⁰⁰.
    ///   - gap: The gap between two boxes, in points. It shrinks if there isn't enough room.
    ///   - isDivided: Whether each section has its own box.
    public init(lengths: [Int], width: Double, gap: Double = SectionLayout.gap, isDivided: Bool = true) {
        let places = lengths.isEmpty ? [1] : lengths.map { Double(max(0, $0)) }
        let total = places.reduce(0, +)
        let width = width > 0 && width.isFinite ? min(width, 1e100) : 0
        // A gap takes up at most a quarter of a place.
        let gap = gap > 0 ? min(gap, width / (4 * total + 1)) : 0
        let pitch = total > 0 ? (width - gap) / total : 0
        var end = gap / 2
        var (sections, boundaries): ([Part], [Double]) = ([], [])
        for count in places {
            if !sections.isEmpty { boundaries.append(end) }
            sections.append(Part(x: end + gap / 2, width: max(0, count * pitch - gap)))
            end += count * pitch
        }
        self.sections = sections
        self.boundaries = boundaries
        boxes = isDivided ? sections : [Part(x: gap, width: max(0, width - 2 * gap))]
        start = gap / 2
        self.pitch = lengths.isEmpty ? 0 : pitch
        self.gap = gap
    }

    /// Returns the largest font scale at which a character fits into its place.
    ///
    /// - Parameter characterWidth: The width of the widest accepted character in the font, in points.
    /// - Returns: 1 if there is enough room or there are no sections.
    public func fontScale(characterWidth: Double) -> Double {
        guard pitch > gap, characterWidth > 0 else { return 1 }
        return min(1, (pitch - gap) / (Self.smallestPlace * characterWidth))
    }

    /// Returns the horizontal scale of a section's line while the field is folded. The line extends over the gaps on
    /// both sides, so that all lines join.
    ///
    /// - Returns: 1 for a section without width.
    public func foldedScale(of index: Int) -> Double {
        guard sections.indices.contains(index), sections[index].width > 0 else { return 1 }
        return (sections[index].width + 2 * gap) / sections[index].width
    }
}
