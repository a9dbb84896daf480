/// Where the places, sections and boxes of a field are, and how they fold.
///
/// All places are one ``pitch`` wide, and a section is as many of them as it has characters: in proportion, exactly. A box is
/// its section less half a gap on each side, so that every character is as far from the sides of its box as any other.
///
/// ```swift
/// let layout = SectionLayout(lengths: [4, 4, 4, 4], width: 320)
/// layout.pitch                // 19.75
/// layout.sections[1]          // x 83, width 75
/// layout.foldedScale(of: 1)   // 1.1066…
/// ```
public struct SectionLayout: Sendable, Hashable {
    /// The space between two boxes, and before the first and after the last, in points.
    public static let gap = 4.0
    /// How large the label is above the field, as a multiple of its size in the field's place.
    public static let raisedLabelScale = 0.75
    /// How high a folded box is, as a multiple of its height: so thin that nothing is seen, and yet not singular.
    public static let foldedBoxScale = 0.001
    /// How wide a place is at the least beside the gap, in widths of the widest accepted character.
    public static let smallestPlace = 1.25

    /// A part of the field's width.
    public struct Part: Sendable, Hashable {
        /// Where it begins, from the leading edge, in points.
        public var x: Double
        /// How wide it is, in points.
        public var width: Double
    }

    /// How far it is from each character to the next, in points; 0 where there are no sections.
    public let pitch: Double
    /// Where the first place begins, from the leading edge, in points.
    public let start: Double
    /// The sections, each less half a gap on both sides.
    public let sections: [Part]
    /// The boxes: one for each section, or one around them all.
    public let boxes: [Part]
    /// The middles of the boundaries between sections, where a visible separator stands, in points.
    public let boundaries: [Double]
    private let gap: Double

    /// Lays out sections.
    ///
    /// - Parameters:
    ///   - lengths: The characters in each; less than one counts as none, and the section has no width. Without any
    ///     there is one section.
    ///   - width: The whole width, in points; negative numbers and NaN count as 0.
    ///   - gap: The gap between two boxes, in points; it shrinks where there is no room for it.
    ///   - isDivided: Whether each section has a box of its own.
    public init(lengths: [Int], width: Double, gap: Double = SectionLayout.gap, isDivided: Bool = true) {
        let places = lengths.isEmpty ? [1] : lengths.map { Double(max(0, $0)) }
        let total = places.reduce(0, +)
        let width = width > 0 && width.isFinite ? width : 0
        // A gap takes a quarter of a place at most.
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

    /// The largest size of a font, as a multiple of one, in which a character has room in its place.
    ///
    /// - Parameter characterWidth: How wide the widest accepted character is in the font, in points.
    /// - Returns: 1 where there is room, or there are no sections.
    public func fontScale(characterWidth: Double) -> Double {
        guard pitch > gap, characterWidth > 0 else { return 1 }
        return min(1, (pitch - gap) / (Self.smallestPlace * characterWidth))
    }

    /// How much wider a section's line is while the field is folded: it reaches over the gaps on both sides, so that the
    /// lines are one.
    ///
    /// - Returns: 1 for a section without width.
    public func foldedScale(of index: Int) -> Double {
        guard sections.indices.contains(index), sections[index].width > 0 else { return 1 }
        return (sections[index].width + 2 * gap) / sections[index].width
    }
}
