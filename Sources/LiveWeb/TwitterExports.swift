import LiveText

/// Brings the unit `twitter` to its rules, and takes their tables, the bytes in the inbox; tells whether they are tables.
///
/// Models that count in that unit count again when they are next told of a text or a limit. Elsewhere than in a browser the
/// rules have their tables already.
@c(live_twitter_tables)
public func twitterTables(_ length: InboxLength) -> Bool {
    #if hasFeature(Embedded)
    inbox.takeBytes(length) { TwitterRules.install($0) }
    #else
    inbox.takeBytes(length) { !$0.isEmpty }
    #endif
}
