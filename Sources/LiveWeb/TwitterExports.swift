import LiveText

/// Turns on the full rules of the unit `twitter`, with the tables in the inbox; gives whether the bytes are the tables.
///
/// Models that count in that unit count again at the next text or limit. Outside browsers, the rules have their tables already.
@c(live_twitter_tables)
public func twitterTables(_ length: InboxLength) -> Bool {
    #if hasFeature(Embedded)
    inbox.takeBytes(length) { TwitterRules.install($0) }
    #else
    inbox.takeBytes(length) { !$0.isEmpty }
    #endif
}
