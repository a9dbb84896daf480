import LiveControls

/// Enables the preset `amount`. Takes no bytes, and returns whether it succeeded. Outside browsers, amounts are built in.
@c(live_amount_rules)
public func amountRules(_ length: InboxLength) -> Bool {
    inbox.takeBytes(length) { _ in
        #if hasFeature(Embedded)
        SectionedFormat.installAmounts()
        #endif
        return true
    }
}
