/// A text weighed by Twitter's rules.
struct WeighedText {
    /// The weight, in hundredths.
    private(set) var weight = 0
    /// The text's length in UTF-16.
    private(set) var length = 0
    /// Whether the text contains no invalid character.
    private(set) var isValid = true
    /// The UTF-16 offset after the last code point, emoji, or URL that is within the limit.
    private(set) var fittingEnd = 0
    /// The same offset, but at most that of the first invalid character.
    private(set) var validEnd = 0
    /// The starts of indivisible parts, which are URLs and emoji of several code points, in UTF-16 offsets.
    private(set) var wholeStarts: [Int] = []
    /// The ends of the indivisible parts.
    private(set) var wholeEnds: [Int] = []

    /// Weighs a text.
    ///
    /// - Parameter limit: The limit, in hundredths.
    /// - Complexity: O(*n*) in the bytes.
    @inline(never)
    init(
        _ bytes: UnsafeBufferPointer<UInt8>,
        limit: Int = .max,
        parsesEmoji: Bool = true,
        tables: TwitterTextTables = .shared
    ) {
        let text = ComposedText(bytes)
        length = text.length
        text.scalars.withUnsafeBufferPointer { weigh($0, text.ends, limit, parsesEmoji, tables) }
    }

    private mutating func weigh(
        _ scalars: UnsafeBufferPointer<UInt32>,
        _ ends: [Int],
        _ limit: Int,
        _ parsesEmoji: Bool,
        _ tables: TwitterTextTables
    ) {
        let urls = URLScanner(scalars, tables)
        var nextURL = 0
        var index = 0
        while index < scalars.count {
            while nextURL < urls.starts.count, urls.starts[nextURL] < index { nextURL &+= 1 }
            var count = 1
            if nextURL < urls.starts.count, urls.starts[nextURL] == index {
                count = max(1, urls.ends[nextURL] &- index)
                weight &+= TwitterWeight.url
            } else {
                let emojiCount = parsesEmoji && scalars[index] >= 0x23 ? tables.emoji.length(at: index, in: scalars) : 0
                count = max(1, emojiCount)
                weight &+= emojiCount > 0 ? TwitterWeight.emoji : TwitterWeight.of(scalars[index])
            }
            let last = index &+ count &- 1
            if count > 1 {
                wholeStarts.append(index > 0 ? ends[index &- 1] : 0)
                wholeEnds.append(ends[last])
            }
            isValid = isValid && !URLCharacter.isInvalid(scalars[last])
            if weight <= limit {
                fittingEnd = ends[last]
                if isValid { validEnd = fittingEnd }
            }
            index &+= count
        }
    }
}
