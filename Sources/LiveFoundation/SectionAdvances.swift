public import LiveControls

extension SectionLayout {
    /// How far it is from each character of a display to the next, so that one native field's text stands in the sections.
    ///
    /// - Parameters:
    ///   - count: How many characters the display has, in UTF-16.
    ///   - lengths: How many characters each section has room for.
    /// - Returns: In points, one for each UTF-16 offset; empty for a plain field.
    public func advances(count: Int, lengths: [Int]) -> [Double] {
        guard !lengths.isEmpty, lengths.count == sections.count else { return [] }
        var advances: [Double] = []
        for (index, length) in lengths.enumerated() {
            let section = sections[index]
            for _ in 0..<max(0, length) where advances.count < count { advances.append(section.width / Double(length)) }
            if advances.count < count, sections.indices.contains(index + 1) {
                advances.append(sections[index + 1].x - section.x - section.width)
            }
        }
        return advances
    }
}
