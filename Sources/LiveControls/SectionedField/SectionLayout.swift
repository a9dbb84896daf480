/// The positions of a field's places, sections, and boxes, and the geometry of their folding.
///
/// All places are one ``pitch`` wide. A section has one place for each of its characters, so section widths are exactly
/// proportional. From the ink of a character to any border, there's at least ``margin(fontSize:)``. Where room is short,
/// the gaps between boxes give way to dividers, then the pitch shrinks, and then the font. A text that doesn't fit in
/// the smallest font is wider than the field, and scrolls. Where there's more room than the widest pitch needs, the rest
/// of the field stays empty.
///
/// ```swift
/// let layout = SectionLayout(lengths: [4, 4, 4, 4], width: 404)
/// layout.pitch                // 25
/// layout.sections[1]          // x 104, width 96
/// layout.foldedScale(of: 1)   // 1.0833…
/// ```
public struct SectionLayout: Sendable, Hashable {
    /// The space between two boxes, before the first box, and after the last box, in points.
    public static let gap = 4.0
    /// The width of a divider between two sections without a gap, in points.
    public static let divider = 1.0
    /// The distance of a divider from the border of a box around all sections, in points.
    public static let dividerInset = 8.0
    /// The height of such a divider while the field is at rest, as a multiple of its full height.
    public static let restingDividerScale = 0.6
    /// The space for the border of a box, in points.
    public static let border = 1.5
    /// The size of the label above the field, as a multiple of its size in the field's place.
    public static let raisedLabelScale = 0.75
    /// The height of a folded box, as a multiple of its full height. The box is too thin to be visible, but its
    /// transform isn't singular.
    public static let foldedBoxScale = 0.001
    /// The widest pitch, in ems: in sections of several characters, and in sections of one character each.
    public static let widestPitch = 2.2, widestSinglePitch = 2.6
    /// The space for a visible separator between two characters, in ems. In an amount, it's smaller.
    public static let separatorRoom = 0.68, amountSeparatorRoom = 0.54
    /// The length of a visible separator, in ems: that of a slash, and that of a hyphen.
    public static let separatorHeight = 1.2, hyphenLength = 0.24
    /// The size of the dot of a period or a colon, in ems, and the distances of their middles from the middle of the field.
    public static let dotSize = 0.11, periodOffset = 0.29, colonOffset = 0.19
    /// The width of a visible separator, in points: that of the strokes of a digit.
    public static let separatorWidth = 1.5
    /// The angle by which a visible separator leans to the right, in degrees.
    public static let separatorAngle = 12.0
    /// The distance by which a visible separator moves to the left to make room for a caret on its boundary, in ems.
    public static let separatorShift = 0.15
    /// The distance of a text around the sections from the first or last place, in points.
    static let affixDistance = 1.0
    /// The distance of a bracket from the middle between two sections, in ems, and a further distance beside a caret.
    static let bracketDistance = 0.1
    /// The space for a caret between two characters of a section, in points.
    static let caretRoom = 2.0

    /// A horizontal part of the field.
    public struct Part: Sendable, Hashable {
        /// The distance of the part's start from the leading edge, in points.
        public var x: Double
        /// The width of the part, in points.
        public var width: Double
    }

    /// The characters of a section.
    public struct Run: Sendable, Hashable {
        /// The distance of the first character from the leading edge, in points.
        public var x: Double
        /// The distance from each character to the next, in points.
        public var step: Double
    }

    /// The distance from each character to the next, in points, or 0 if there are no sections.
    public let pitch: Double
    /// The distance of the first place from the leading edge, in points.
    public let start: Double
    /// The distance of the end of the last place from the leading edge, in points.
    public let end: Double
    /// The size of the text, in points.
    public let fontSize: Double
    /// The gap between two boxes, in points, or 0 if dividers separate the sections.
    public let gap: Double
    /// The width of all sections with their margins, in points. If it exceeds the field's width, the text scrolls.
    public let contentWidth: Double
    /// The sections, each reduced by half a gap on both sides.
    public let sections: [Part]
    /// The boxes: one for each section, or a single box around all sections.
    public let boxes: [Part]
    /// The lines at the bottom of the boxes: one for each section, or a single line for an amount.
    public let lines: [Part]
    /// The centers of the boundaries between sections, in points. Visible separators are drawn there.
    public let boundaries: [Double]
    /// The centers of the dividers between sections that share a box, in points.
    public let dividers: [Double]
    /// The characters of each section beside a visible separator, or no runs if boxes or dividers separate the sections.
    ///
    /// They're in the middle of the section's places. In all sections, they have the same distance, if there's enough room:
    /// the smallest that leaves space for the carets of the longest section, which remain at the sides of the places.
    /// So an expiry date is as close as other text, `12/27`, and the year of a date is no wider than its month.
    public let runs: [Run]
    /// The width of the field, in points.
    private let width: Double

    /// Returns the pitch around a visible separator at which the characters of a section of two have the same distance as
    /// those of the longest section.
    ///
    /// - Parameters:
    ///   - longest: The number of characters in the longest section. A value less than 2 counts as 2.
    ///   - isAmount: Whether it's the pitch of an amount. Its sections change during typing, so they all count as sections of two.
    ///   - font: The font of the text.
    /// - Returns: The pitch in the size of the font, in points.
    public static func separatedPitch(longest: Int = 2, isAmount: Bool = false, font: SectionFont) -> Double {
        let room = (isAmount ? amountSeparatorRoom : separatorRoom) * font.size
        let longest = isAmount ? 2 : longest
        return font.inkWidth + room - (room - caretRoom) / Double(max(2, longest))
    }

    /// Returns the smallest distance from the ink of a character to a border: a quarter of an em, and at least 4 points.
    ///
    /// - Parameter fontSize: The size of the font, in points.
    public static func margin(fontSize: Double) -> Double { max(fontSize / 4, 4) }

    /// Creates a layout for sections.
    ///
    /// - Parameters:
    ///   - lengths: The number of characters in each section. A value less than 1 counts as 0 and creates a section
    ///     without width. If the array is empty, there's one section.
    ///   - width: The total width, in points. Negative numbers, NaN, and infinity count as 0, and numbers above 10¹⁰⁰ count
    ///     as 10¹⁰⁰.
    ///   - gap: The gap between two boxes, in points. It gives way to dividers if there isn't enough room.
    ///   - isDivided: Whether boxes or dividers separate the sections. Otherwise, a visible separator does.
    ///   - isOutlined: Whether all sections share one box as wide as the field.
    ///   - isAmount: Whether the places are those of an amount. Its box is at least as wide as the field.
    ///   - leading: The space for a text before the first place, in points.
    ///   - trailing: The space for a text after the last place, in points.
    ///   - font: The font of the text.
    public init(
        lengths: [Int],
        width: Double,
        gap: Double = SectionLayout.gap,
        isDivided: Bool = true,
        isOutlined: Bool = false,
        isAmount: Bool = false,
        leading: Double = 0,
        trailing: Double = 0,
        font: SectionFont = SectionFont()
    ) {
        let width = width > 0 && width.isFinite ? min(width, 1e100) : 0
        let places = lengths.map { Double(max(0, $0)) }
        let total = places.reduce(0, +)
        self.width = width
        guard width > 0, total > 0 else {
            let gap = gap > 0 && !isOutlined ? min(gap, width / 4) : 0
            (pitch, start, fontSize, self.gap, contentWidth) = (0, gap / 2, font.size, gap, width)
            sections =
                [Part(x: gap, width: width - 2 * gap)] + lengths.dropFirst().map { _ in Part(x: width, width: 0) }
            (boxes, lines) = ([sections[0]], sections)
            (boundaries, dividers, runs) = (lengths.dropFirst().map { _ in width }, [], [])
            end = start
            return
        }
        let edge = Self.border - Self.divider / 2
        let leading = leading > 0 && leading.isFinite ? min(leading, width) : 0
        let trailing = trailing > 0 && trailing.isFinite ? min(trailing, width) : 0
        // An amount scrolls instead.
        let beside = isAmount ? 0 : leading + trailing
        let available = max(0, (width - 2 * edge - beside) / total)
        let longest = lengths.max() ?? 0
        // The pitch of sections of two, to which that of longer ones shrinks.
        let separated = Self.separatedPitch(isAmount: isAmount, font: font)
        let fontSize =
            isDivided
            ? Self.fontSize(pitch: available, font)
            : min(font.size, max(available / separated * font.size, font.smallestSize))
        let scale = font.size > 0 ? fontSize / font.size : 0
        let ink = scale * font.inkWidth
        let widest =
            !isDivided
            ? scale * Self.separatedPitch(longest: longest, isAmount: isAmount, font: font)
            : fontSize * (lengths.allSatisfy { $0 == 1 } ? Self.widestSinglePitch : Self.widestPitch)
        // There's no border beside a visible separator.
        let divided = ink + 2 * Self.margin(fontSize: fontSize) + Self.divider
        var smallest = isDivided ? divided : min(divided, max(scale * separated, scale * font.characterWidth))
        // A text that scrolls needn't save room, and the ink of a character, such as that of a 4, may be on one side.
        if smallest > available + 0.001 { smallest += scale * max(0, font.characterWidth - font.inkWidth) }
        // An app's font may be wider than that.
        let most = max(widest, smallest)
        // NaN and infinity are no gaps.
        let gapped = min(most, (width - gap) / total)
        let hasGap =
            isDivided && !isOutlined && gap > 0 && gapped - gap >= smallest - Self.divider + 2 * Self.border
        let pitch = hasGap ? gapped : min(most, max(smallest, available))
        let gap = hasGap ? gap : 0
        // Without gaps, half a divider is inside each place, and the rest of the outer border is outside.
        let margin = hasGap ? gap / 2 : edge
        var end = margin + leading
        var (sections, boundaries, runs): ([Part], [Double], [Run]) = ([], [], [])
        let character = scale * font.characterWidth
        // The steps of a section: the smallest with space for its carets, and the largest with space for separators.
        let smallestStep = { (count: Double) in ((count - 2) * pitch + ink + Self.caretRoom) / max(1, count - 1) }
        let largestStep = { (count: Double) in
            (count * pitch - ink - Self.separatorRoom * fontSize) / max(1, count - 1)
        }
        let even = smallestStep(Double(longest))
        for count in places {
            let step = max(character, smallestStep(count), min(even, largestStep(count)))
            if !isDivided, places.count > 1 {
                runs.append(Run(x: end + (count * (pitch - step) + step - character) / 2, step: step))
            }
            if !sections.isEmpty { boundaries.append(end) }
            sections.append(Part(x: end + gap / 2, width: max(0, count * pitch - gap)))
            end += count * pitch
        }
        self.end = end
        contentWidth = end + trailing + margin
        if !hasGap {
            sections[0].x -= margin + leading
            sections[0].width += margin + leading
            sections[sections.count - 1].width += trailing + margin
        }
        self.sections = sections
        self.boundaries = boundaries
        self.runs = runs
        dividers = hasGap || !isDivided ? [] : boundaries
        boxes =
            hasGap
            ? sections : [Part(x: 0, width: isOutlined ? width : isAmount ? max(width, contentWidth) : contentWidth)]
        lines = isAmount ? boxes : sections
        start = margin + leading
        self.pitch = pitch
        self.gap = gap
        self.fontSize = fontSize
    }

    /// Returns the largest size at which characters keep their margins in places without gaps.
    private static func fontSize(pitch: Double, _ font: SectionFont) -> Double {
        guard font.size > 0 else { return 0 }
        let ink = font.inkWidth / font.size
        let room = pitch - divider
        // The margin is the greater of a quarter of an em and 4 points.
        let fitting = ink > 0 ? min(room / (ink + 0.5), (room - 8) / ink) : font.size
        return min(font.size, max(fitting, font.smallestSize))
    }

    /// Returns the distance by which the field scrolls to show the caret.
    ///
    /// - Parameters:
    ///   - caret: The number of characters before the caret, or `nil` if the field doesn't have the focus.
    ///   - offset: The present distance, in points.
    /// - Returns: The nearest distance at which one more place is visible on both sides of the caret, or 0 without focus.
    public func scrollOffset(showing caret: Int?, from offset: Double) -> Double {
        let furthest = max(0, contentWidth - width)
        guard let caret, furthest > 0, offset.isFinite else { return 0 }
        let position = start + Double(max(0, caret)) * pitch
        let context = min(1.5 * pitch, width / 2)
        return min(max(min(max(offset, position + context - width), position - context), 0), furthest)
    }

    /// Returns the horizontal scale of a line while the field is folded. The line extends over the gaps on
    /// both sides, or over the dividers, so that all lines join without a visible seam.
    ///
    /// - Returns: 1 for a section without width.
    public func foldedScale(of index: Int) -> Double {
        guard lines.indices.contains(index), lines[index].width > 0 else { return 1 }
        return (lines[index].width + 2 * max(gap, Self.divider / 2)) / lines[index].width
    }
}
