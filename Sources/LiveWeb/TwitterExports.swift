import LiveText

#if hasFeature(Embedded)
/// Brings the unit `twitter` to its rules, and takes their tables, the bytes in the inbox; tells whether they are tables.
///
/// Models that count in that unit count again when they are next told of a text or a limit.
@c(live_twitter_tables)
public func twitterTables(_ length: Int32) -> Bool {
    inbox.takeBytes(Int(length)) { TwitterRules.install($0) }
}
#endif
