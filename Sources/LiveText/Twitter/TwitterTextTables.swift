import LiveUnicode

#if !hasFeature(Embedded)
import LiveTwitterTables
#endif

/// The tables of the unit `twitter`: top-level domains and emoji.
///
/// Outside browsers they are always there. A page's core does not carry them: the page supplies them when they are needed.
/// Until then a URL needs a protocol, and each code point of an emoji is weighed.
package final class TwitterTextTables: Sendable {
    let domains: TopLevelDomains
    /// How nameprep treats each scalar of a domain name.
    let preparation: RunTable
    let emoji: EmojiAutomaton

    #if hasFeature(Embedded)
    /// A WebAssembly module has one thread.
    nonisolated(unsafe) static var shared = TwitterTextTables()
    #else
    static let shared = TwitterTextTables(TwitterTables.packed) ?? TwitterTextTables()
    #endif

    /// Empty tables.
    init() {
        domains = TopLevelDomains()
        preparation = RunTable()
        emoji = EmojiAutomaton()
    }

    /// Unpacks the tables that Tools/unicode/generate-twitter-tables.py has packed; `nil` for other bytes.
    init?(_ bytes: [UInt8]) {
        var reader = PackedReader(bytes)
        // "LTT" and the version of the format.
        for byte: UInt8 in [0x4C, 0x54, 0x54, 2] where reader.byte() != byte { return nil }
        domains = TopLevelDomains(&reader)
        preparation = RunTable(&reader)
        emoji = EmojiAutomaton(&reader)
        guard reader.isAtEnd, !reader.isBroken else { return nil }
    }
}
