import LiveText

/// Installs the tables in the inbox, which the unit `words` needs. Returns whether the bytes are valid tables.
///
/// Models that use the unit count again at the next change of text or limit. Outside browsers, the tables are built in.
@c(live_unit_tables)
public func unitTables(_ length: InboxLength) -> Bool {
    #if hasFeature(Embedded)
    inbox.takeBytes(length) { UnitRules.installWords($0) }
    #else
    inbox.takeBytes(length) { !$0.isEmpty }
    #endif
}

/// Installs the rules of a limit from their text in the inbox. Returns their number, for a limit's settings, or -1 if
/// the text has an error.
@c(live_unit_rules)
public func unitRules(_ length: InboxLength) -> Int32 {
    #if hasFeature(Embedded)
    inbox.takeBytes(length) { Int32(truncatingIfNeeded: TextRules.install($0)) }
    #else
    inbox.takeBytes(length) { TextRules(String(decoding: $0, as: UTF8.self)) == nil ? -1 : 0 }
    #endif
}

extension TextRules: InboxDecodable {
    typealias InboxForm = Int

    init(from inbox: inout InboxReader) {
        #if hasFeature(Embedded)
        self.init(number: inbox.integer())
        #else
        _ = inbox.integer()
        self.init()
        #endif
    }
}
