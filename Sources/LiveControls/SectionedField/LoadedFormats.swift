import LiveUnicode

extension SectionedFormat {
    #if hasFeature(Embedded)
    /// Reads the declaration of a format whose rules are a part of the core that a page loads on demand.
    ///
    /// In a page's core, only the function that installs the part refers to the rules, so that the linker removes them
    /// from a core that doesn't export it.
    nonisolated(unsafe) private static var part: ((String) -> SectionedFormat?)?

    static func loaded(_ declaration: String) -> SectionedFormat? { part?(declaration) }

    /// Enables telephone numbers of all countries.
    ///
    /// - Parameter rules: The rules that the page has fetched.
    /// - Returns: Whether the rules are valid.
    package static func installPhone(_ rules: UnsafeBufferPointer<UInt8>) -> Bool {
        let kept = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: rules.count)
        _ = kept.initialize(from: rules)
        NumberingPlans.shared = NumberingPlans(UnsafeBufferPointer(kept))
        part = { phone(declaration: $0) }
        return NumberingPlans.shared != nil
    }

    /// Enables patterns.
    package static func installPatterns() { part = { pattern(declaration: $0) } }

    /// Enables amounts.
    package static func installAmounts() { part = { amount(declaration: $0) } }

    /// Enables dates and times.
    package static func installDates() { part = { date(declaration: $0) ?? time(declaration: $0) } }
    #else
    static func loaded(_ declaration: String) -> SectionedFormat? {
        phone(declaration: declaration) ?? pattern(declaration: declaration) ?? amount(declaration: declaration)
            ?? date(declaration: declaration) ?? time(declaration: declaration)
    }

    /// The names of all presets.
    public static var presetNames: [String] {
        (presets.map { $0.rules.name } + ["amount", "date", "phone", "time"]).sorted()
    }
    #endif

    private static func phone(declaration: String) -> SectionedFormat? {
        phoneCountry(of: declaration).map { phone($0) }
    }

    private static func amount(declaration: String) -> SectionedFormat? {
        guard isNamed(AmountFormat.declaration, in: declaration.utf8Bytes) else { return nil }
        return SectionedFormat(AmountFormat(declaration: declaration))
    }

    private static func pattern(declaration: String) -> SectionedFormat? {
        let bytes = declaration.utf8Bytes
        guard isNamed(PatternFormat.declaration, in: bytes) else { return nil }
        return pattern(String(utf8Bytes: bytes.dropFirst(PatternFormat.declaration.utf8.count &+ 1)))
    }
}
