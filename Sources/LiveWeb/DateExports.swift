import LiveControls

/// Enables the presets `date` and `time`. Takes no bytes, and returns whether it succeeded. Outside browsers, they're built in.
@c(live_date_rules)
public func dateRules(_ length: InboxLength) -> Bool {
    inbox.takeBytes(length) { _ in
        #if hasFeature(Embedded)
        SectionedFormat.installDates()
        #endif
        return true
    }
}
