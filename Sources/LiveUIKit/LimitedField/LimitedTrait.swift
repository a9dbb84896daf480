#if canImport(UIKit) && !os(watchOS)

/// A trait of a text input that has another value while there is a limit, unless the app has set it.
struct LimitedTrait {
    /// Whether the limit, not the app, has changed the trait.
    private var isChanged = false

    /// Returns the next value of the trait; `nil` if it stays.
    mutating func change<Value: Equatable>(
        of value: Value,
        from usual: Value,
        to limited: Value,
        isLimited: Bool
    ) -> Value? {
        guard isLimited != isChanged else { return nil }
        let isOurs = value == (isLimited ? usual : limited)
        isChanged = isLimited && isOurs
        return isOurs ? (isLimited ? limited : usual) : nil
    }
}
#endif
