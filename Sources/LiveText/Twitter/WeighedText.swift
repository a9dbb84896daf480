/// A text as Twitter weighs it.
struct WeighedText {
    /// In hundredths.
    private(set) var weight = 0
    /// The text's length in UTF-16.
    private(set) var length = 0
    /// Whether the text has no invalid character.
    private(set) var isValid = true
    /// The UTF-16 offset after the last code point, emoji or URL that is within the limit.
    private(set) var fittingEnd = 0
    /// The same, but not past an invalid character.
    private(set) var validEnd = 0
    /// The URLs and the emoji of many code points, in UTF-16 offsets: what is counted as a whole.
    private(set) var wholes: [Range<Int>] = []

    /// - Parameter limit: In hundredths.
    /// - Complexity: O(*n*) in the bytes.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>,
        limit: Int = .max,
        parsesEmoji: Bool = true,
        tables: TwitterTextTables = .shared
    ) {
        let text = ComposedText(bytes, tables.composition)
        let scalars = text.scalars
        let urls = URLScanner(scalars, tables).urls
        length = text.length
        var nextURL = 0
        var index = 0
        while index < scalars.count {
            while nextURL < urls.count, urls[nextURL].lowerBound < index { nextURL &+= 1 }
            var end = index &+ 1
            if nextURL < urls.count, urls[nextURL].lowerBound == index {
                end = max(end, urls[nextURL].upperBound)
                weight &+= TwitterWeight.url
            } else {
                let emojiLength = parsesEmoji && scalars[index] >= 0x23 ? tables.emoji.length(at: index, in: scalars) : 0
                end = max(end, index &+ emojiLength)
                weight &+= emojiLength > 0 ? TwitterWeight.emoji : TwitterWeight.of(scalars[index])
            }
            if end > index &+ 1 {
                wholes.append((index > 0 ? text.ends[index &- 1] : 0)..<text.ends[end &- 1])
            }
            isValid = isValid && !URLCharacter.isInvalid(scalars[end &- 1])
            if weight <= limit {
                fittingEnd = text.ends[end &- 1]
                if isValid { validEnd = fittingEnd }
            }
            index = end
        }
    }
}
