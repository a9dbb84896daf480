/// The configuration with which Twitter weighs a text.
///
/// A code point of most alphabetic scripts weighs 1. Ideographs, emoji, and other code points weigh 2. A URL of any
/// length weighs 23.
///
/// ```swift
/// TwitterConfiguration.version3.measure("日本語 https://example.com/a/long/path").weightedLength  // 30
/// ```
///
/// The numbers are those of twitter-text's configuration files, `v2.json` and `v3.json`.
public struct TwitterConfiguration: Sendable, Hashable {
    /// The maximum valid weighted length. Zero or less means no limit.
    public var maximum: Int
    /// A Boolean value that indicates whether each emoji has the same weight, regardless of its number of code points.
    public var parsesEmoji: Bool

    /// The current configuration, with a maximum of 280 and a weight of 2 for each emoji.
    public static let version3 = TwitterConfiguration(maximum: 280, parsesEmoji: true)
    /// The previous configuration, with a maximum of 280 and a separate weight for each code point of an emoji.
    public static let version2 = TwitterConfiguration(maximum: 280, parsesEmoji: false)

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - maximum: The maximum valid weighted length. Zero or less means no limit.
    ///   - parsesEmoji: Whether each emoji has the same weight, regardless of its number of code points.
    public init(maximum: Int, parsesEmoji: Bool = true) {
        self.maximum = maximum
        self.parsesEmoji = parsesEmoji
    }
}

/// Twitter's weights, in hundredths of a counted unit.
enum TwitterWeight {
    static let light = 100
    static let heavy = 200
    static let emoji = 200
    static let url = 23 * UnitWeight.scale

    /// Returns the weight of a code point.
    static func of(_ scalar: UInt32) -> Int {
        switch scalar {
        case 0...0x10FF, 0x2000...0x200D, 0x2010...0x201F, 0x2032...0x2037: light
        default: heavy
        }
    }
}
