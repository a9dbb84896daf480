/// Where the sections of a field are, and how they fold.
///
/// ```swift
/// let layout = SectionLayout(lengths: [4, 4, 4, 4], width: 320)
/// layout.sections[1]          // x 83, width 75
/// layout.foldedScale(of: 1)   // 1.1066…
/// ```
public struct SectionLayout: Sendable, Hashable {
    /// The space between two sections, and before the first and after the last, in points.
    public static let gap = 4.0
    /// How large the label is above the field, as a multiple of its size in the field's place.
    public static let raisedLabelScale = 0.75
    /// How high a folded box is, as a multiple of its height: so thin that nothing is seen, and yet not singular.
    public static let foldedBoxScale = 0.001

    /// A section's place, from the leading edge, in points.
    public struct Section: Sendable, Hashable {
        /// Where it begins.
        public var x: Double
        /// How wide it is.
        public var width: Double
    }

    /// The sections.
    public let sections: [Section]
    private let gap: Double

    /// Lays out sections, each as wide as its number of characters is to the others'.
    ///
    /// - Parameters:
    ///   - lengths: The characters in each; less than one counts as none, and the section has no width. Without any
    ///     there is one section.
    ///   - width: The whole width, in points; negative numbers and NaN count as 0.
    ///   - gap: The gaps, in points; they shrink where there is no room for them.
    public init(lengths: [Int], width: Double, gap: Double = SectionLayout.gap) {
        let lengths = lengths.isEmpty ? [1] : lengths.map { Double(max(0, $0)) }
        let width = width > 0 && width.isFinite ? width : 0
        let gapCount = Double(lengths.count + 1)
        let gap = gap > 0 ? min(gap, width / 2 / gapCount) : 0
        let total = lengths.reduce(0, +)
        let unit = total > 0 ? (width - gap * gapCount) / total : 0
        var x = gap
        var sections: [Section] = []
        for length in lengths {
            sections.append(Section(x: x, width: unit * length))
            x += unit * length + gap
        }
        self.sections = sections
        self.gap = gap
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
