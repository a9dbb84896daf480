import LiveControls

/// Enables the attribute `pattern`. Takes no bytes, and returns whether it succeeded. Outside browsers, patterns are built in.
@c(live_pattern_rules)
public func patternRules(_ length: InboxLength) -> Bool {
    inbox.takeBytes(length) { _ in
        #if hasFeature(Embedded)
        SectionedFormat.installPatterns()
        #endif
        return true
    }
}
