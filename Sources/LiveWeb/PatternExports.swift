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

/// The texts around the sections of a pattern; absent if there are none.
public typealias SectionedFieldAffixes = RecordAddress<SectionAffixes?>

/// Returns the texts that a sectioned field with a pattern draws before its first section and after its last one.
@c(live_pattern_affixes)
public func patternAffixes(_ handle: Handle) -> SectionedFieldAffixes {
    record.write { record in
        sectionedFields.update(handle) { record.append($0.patternAffixes) }
    }
}
