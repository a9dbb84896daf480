import LiveText

/// Installs the tables in the inbox, which the unit `twitter` needs for its full rules. Returns whether the bytes are valid
/// tables.
///
/// Models that use the unit count again at the next change of text or limit. Outside browsers, the tables are built in.
@c(live_twitter_tables)
public func twitterTables(_ length: InboxLength) -> Bool {
    #if hasFeature(Embedded)
    inbox.takeBytes(length) { UnitRules.installPosts($0) }
    #else
    inbox.takeBytes(length) { !$0.isEmpty }
    #endif
}
