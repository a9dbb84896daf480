/// How Twitter weighs a text.
///
/// Most scripts of letters weigh 1 a code point; ideographs, emoji and the rest weigh 2; a URL weighs 23, however long it is.
///
/// ```swift
/// TwitterConfiguration.version3.measure("日本語 https://example.com/a/long/path").weightedLength  // 30
/// ```
///
/// The numbers are those of twitter-text's configuration files, `v2.json` and `v3.json`.
public struct TwitterConfiguration: Sendable, Hashable {
    /// The largest weighted length that is valid; zero or less stands for no limit.
    public var maximum: Int
    /// Whether each emoji has the same weight, however many code points it consists of.
    public var parsesEmoji: Bool

    /// The configuration in use: at most 280, and each emoji weighs 2.
    public static let version3 = TwitterConfiguration(maximum: 280, parsesEmoji: true)
    /// The previous configuration: at most 280, and each code point of an emoji is weighed.
    public static let version2 = TwitterConfiguration(maximum: 280, parsesEmoji: false)

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - maximum: The largest weighted length that is valid; zero or less stands for no limit.
    ///   - parsesEmoji: Whether each emoji has the same weight, however many code points it consists of.
    public init(maximum: Int, parsesEmoji: Bool = true) {
        self.maximum = maximum
        self.parsesEmoji = parsesEmoji
    }
}

/// Weights, in hundredths of a counted unit.
enum TwitterWeight {
    static let scale = 100
    static let light = 100
    static let heavy = 200
    static let emoji = 200
    static let url = 23 * scale

    /// What one code point weighs.
    static func of(_ scalar: UInt32) -> Int {
        switch scalar {
        case 0...0x10FF, 0x2000...0x200D, 0x2010...0x201F, 0x2032...0x2037: light
        default: heavy
        }
    }

    /// The largest weight that is allowed; zero or less stands for no limit.
    static func limit(_ maximum: Int) -> Int {
        guard maximum > 0 else { return .max }
        let (limit, isTooLarge) = maximum.multipliedReportingOverflow(by: scale)
        return isTooLarge ? .max : limit
    }
}
