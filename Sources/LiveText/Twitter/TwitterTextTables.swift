import LiveUnicode

#if !hasFeature(Embedded)
import LiveTwitterTables
#endif

/// The tables of the unit `twitter`: top-level domains and emoji.
///
/// Outside browsers, the tables are always available. A page's core doesn't contain them, and the page supplies them on
/// demand. Until then, a URL needs a protocol, and each code point of an emoji is weighed separately.
package final class TwitterTextTables: Sendable {
    let domains: TopLevelDomains
    /// The handling of each scalar of a domain name by nameprep.
    let preparation: RunTable
    let emoji: EmojiAutomaton

    #if hasFeature(Embedded)
    /// A WebAssembly module has only one thread.
    nonisolated(unsafe) static var shared = TwitterTextTables()
    #else
    static let shared = TwitterTextTables(TwitterTables.packed) ?? TwitterTextTables()
    #endif

    /// Creates empty tables.
    init() {
        domains = TopLevelDomains()
        preparation = RunTable()
        emoji = EmojiAutomaton()
    }

    /// Unpacks the tables that Tools/unicode/generate-twitter-tables.py created. The result is `nil` for any other
    /// bytes.
    init?(_ bytes: [UInt8]) {
        var reader = PackedReader(bytes)
        // The bytes are "LTT" and the version of the format.
        for byte: UInt8 in [0x4C, 0x54, 0x54, 2] where reader.byte() != byte { return nil }
        domains = TopLevelDomains(&reader)
        preparation = RunTable(&reader)
        emoji = EmojiAutomaton(&reader)
        guard reader.isAtEnd, !reader.isBroken else { return nil }
    }
}
