/// Postpones the reports of a native field while a framework updates its views, during which a program's state must not
/// change.
///
/// A native field reports changes at once, also those that the update itself causes: a field that is disabled ends
/// editing, and a text that the program sets resets its validity.
@MainActor package final class UpdateGate {
    private var isUpdating = false
    private var isClosed = false
    private var postponed: [@MainActor () -> Void] = []

    /// Creates an open gate.
    package init() {}

    /// Updates a native field.
    package func update(_ changes: () -> Void) {
        let wasUpdating = isUpdating
        isUpdating = true
        defer { isUpdating = wasUpdating }
        changes()
    }

    /// Postpones all further reports, because the framework is about to remove the field, which ends editing.
    package func close() { isClosed = true }

    /// Performs a report at once, or after the update. Reports keep their order: a key right after an update would
    /// otherwise be reported before a text of that update, which the program would then set again.
    package func report(_ action: @escaping @MainActor () -> Void) {
        postponed.append(action)
        guard isUpdating || isClosed else { return reportAll() }
        Task { reportAll() }
    }

    private func reportAll() {
        while !postponed.isEmpty { postponed.removeFirst()() }
    }
}
