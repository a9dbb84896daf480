/// Generates texts from pieces that counting code often handles incorrectly.
package struct TextGenerator: Sendable {
    private var random: SplitMix64

    package init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    /// Returns a text of up to `pieces` random pieces.
    package mutating func text(pieces: Int) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...pieces, using: &random) {
            scalars.append(contentsOf: piece())
        }
        return String(scalars)
    }

    /// Returns a word whose count isn't the sum of its letters.
    package mutating func word() -> String {
        Self.words.randomElement(using: &random) ?? ""
    }

    /// Returns a random whole number in the range.
    package mutating func number(in range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &random)
    }

    private mutating func piece() -> [Unicode.Scalar] {
        if Int.random(in: 0..<4, using: &random) == 0 {
            return [Self.scalars.randomElement(using: &random) ?? "a"]
        }
        return Self.sequences.randomElement(using: &random).map { Array($0.unicodeScalars) } ?? []
    }

    /// Scalars of every class in the grapheme rules, to be combined in any order.
    private static let scalars: [Unicode.Scalar] = [
        "a", "\r", "\n", "\t", "\u{0}", "\u{7F}", "\u{AD}", "\u{200C}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{FFFD}",
        "\u{300}", "\u{301}", "\u{483}", "\u{903}", "\u{94D}", "\u{915}", "\u{937}", "\u{9CD}", "\u{995}", "\u{1039}",
        "\u{600}", "\u{110BD}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC00}", "\u{AC01}", "\u{1F1E6}", "\u{1F1FF}",
        "\u{1F468}", "\u{1F3FD}", "\u{A9}", "\u{2764}", "\u{E0061}", "\u{E007F}", "\u{1F6D8}", "\u{1ACF}", "\u{10EFA}",
    ]

    private static let words: [String] = [
        "https://example.com/path", "example.com", " example.co", "m", ".", "/", " ", "\r", "\n", "t.co/", "€", "[",
        "~", "ñ",
        "\u{FFFF}", "e\u{323}\u{302}", "\u{600} ", "https://例え.テスト", "日本.jp",
    ]

    private static let sequences: [String] = [
        "hello", " and twelve", "12345678", "a longer run of plain text, ", "\r\n", "é", "e\u{301}",
        "Z\u{335}\u{351}\u{36B}",
        "👨‍👩‍👧‍👦", "👩🏽‍🚀", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "🇩🇪", "🇫🇷🇬", "한국", "\u{1112}\u{1161}\u{11AB}", "क्षि", "ক্ষ", "நி", "ക്ക",
        "ภาษาไทย", "العربية", "עִבְרִית", "中文", "ひらがな", "が", "𝒳", "𠮷",
    ]
}
