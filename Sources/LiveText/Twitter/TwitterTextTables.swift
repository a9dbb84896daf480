import LiveUnicode

#if !hasFeature(Embedded)
import LiveTwitterTables
#endif

/// What the unit `twitter` knows of the world: top-level domains and emoji.
///
/// Elsewhere these are always there. A page's core does not carry them; it gets them from the page when they are needed,
/// and until then counts without: only URLs with a protocol are URLs, and emoji weigh what their code points do.
package final class TwitterTextTables: Sendable {
    let domains: TopLevelDomains
    /// What nameprep makes of each scalar of a domain name.
    let preparation: RunTable
    let emoji: EmojiAutomaton

    #if hasFeature(Embedded)
    /// A WebAssembly module has one thread.
    nonisolated(unsafe) static var shared = TwitterTextTables()
    #else
    static let shared = TwitterTextTables(TwitterTables.packed) ?? TwitterTextTables()
    #endif

    /// Knows nothing.
    init() {
        domains = TopLevelDomains()
        preparation = RunTable()
        emoji = EmojiAutomaton()
    }

    /// Unpacks what Tools/unicode/generate-twitter-tables.py has packed; `nil` when it is something else.
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
