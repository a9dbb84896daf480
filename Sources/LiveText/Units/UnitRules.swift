import LiveUnicode

/// The only access to the rules of some units and to further limits, which make up a third of a page's core and which
/// few pages need.
///
/// In a page's core, only ``installSpans()`` and ``installPosts(_:)`` refer to the subclasses, so that the linker
/// removes these from a core that doesn't export them. Before the call, the units with rules count characters, `sms`
/// counts nothing, and neither cuts anything.
package class UnitRules: @unchecked Sendable {
    #if hasFeature(Embedded)
    /// A WebAssembly module has only one thread.
    nonisolated(unsafe) static var shared = UnitRules()
    #else
    static let shared: UnitRules = PostRules()
    #endif

    init() {}

    /// Returns the weight of a text in hundredths.
    func weight(of bytes: UnsafeBufferPointer<UInt8>, in limit: TextLimit) -> Int {
        TextUnit.characters.count(bytes) &* UnitWeight.scale
    }

    /// Returns the byte offset after the last grapheme cluster up to which a text is within a limit in hundredths.
    func lastFittingEnd(in bytes: UnsafeBufferPointer<UInt8>, of limit: TextLimit, _ maximum: Int) -> Int {
        bytes.count
    }

    /// Returns the counts that determine a text message's length.
    func tally(of bytes: UnsafeBufferPointer<UInt8>) -> SMSTally { SMSTally() }

    /// Returns the UTF-16 offset at which a limit cuts a text message that is over it.
    func messageCut(of counter: TextCounter, at maximum: Int) -> Int { counter.length }

    /// Returns the measurement of the limit that is nearest to being exceeded, given that of the first one.
    func tightened(_ measurement: TextMeasurement, of counter: TextCounter) -> TextMeasurement { measurement }

    /// Returns the same for a text that isn't counted incrementally.
    func tightened(_ measurement: TextMeasurement, of bytes: UnsafeBufferPointer<UInt8>) -> TextMeasurement {
        measurement
    }

    /// Returns a number that exceeds the limit's maximum if the text exceeds the limit or one of its further limits.
    func count(of bytes: UnsafeBufferPointer<UInt8>, in limit: TextLimit) -> Int { limit.count(bytes) }
}

#if hasFeature(Embedded)
extension UnitRules {
    /// Enables words, weights, and further limits.
    static func installSpans() {
        if !(hasPosts || hasSpans) { shared = SpanRules() }
        hasSpans = true
    }

    /// Enables the same with the table of words.
    ///
    /// - Returns: Whether the bytes are a valid table.
    package static func installWords(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        installSpans()
        guard let table = WordBreakTable(Array(bytes)) else { return false }
        WordBreakTable.shared = table
        return true
    }

    /// Enables all rules, those of Twitter and Mastodon with the tables that the page has fetched.
    ///
    /// - Returns: Whether the bytes are valid tables. Without them, the rules apply as far as possible.
    package static func installPosts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if !hasPosts { shared = PostRules() }
        hasPosts = true
        guard let tables = TwitterTextTables(Array(bytes)) else { return false }
        TwitterTextTables.shared = tables
        return true
    }

    nonisolated(unsafe) private static var hasSpans = false
    nonisolated(unsafe) private static var hasPosts = false
}
#endif
