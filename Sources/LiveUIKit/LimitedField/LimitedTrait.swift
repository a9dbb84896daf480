#if canImport(UIKit) && !os(watchOS)

/// A trait of a text input that has another value while there is a limit, unless the app has set it.
struct LimitedTrait {
    /// Whether the limit, not the app, has changed the trait.
    private var isChanged = false

    /// Sets the trait when the limit comes or goes, and otherwise leaves it alone.
    @MainActor mutating func set<Value: Equatable>(
        _ trait: ReferenceWritableKeyPath<any EditedTextInput, Value>,
        of field: any EditedTextInput,
        from usual: Value,
        to limited: Value,
        isLimited: Bool
    ) {
        guard isLimited != isChanged else { return }
        let isOurs = field[keyPath: trait] == (isLimited ? usual : limited)
        isChanged = isLimited && isOurs
        if isOurs { field[keyPath: trait] = isLimited ? limited : usual }
    }
}
#endif
