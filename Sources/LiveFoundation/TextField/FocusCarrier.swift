/// A program's value that reflects and sets the focus of a field.
@MainActor package struct FieldFocus {
    /// The value when the program last updated the field.
    package let isWanted: Bool
    /// Whether the value then requested the focus for another field.
    package let isElsewhere: Bool
    /// Reads the current value.
    package let read: @MainActor () -> Bool
    /// Reports a change of the focus to the program.
    package let report: @MainActor (Bool) -> Void

    /// Creates a value.
    package init(
        isElsewhere: Bool = false,
        read: @escaping @MainActor () -> Bool,
        report: @escaping @MainActor (Bool) -> Void
    ) {
        isWanted = read()
        self.isElsewhere = isElsewhere
        self.read = read
        self.report = report
    }
}

/// Applies a program's focus requests to a native field, and reports the focus to the program.
@MainActor package final class FocusCarrier {
    /// The time after which the owner of a value no longer resets it by itself, and within which another field takes the
    /// focus after a submission.
    private static let settlingTime = Duration.milliseconds(100)
    /// The interval and the number of attempts to focus a field that is in no window yet.
    private static let attemptInterval = Duration.milliseconds(16)
    private static let attemptCount = 30

    private var request = FocusRequest()
    private var focus: FieldFocus?
    private let gate: UpdateGate
    private var attempt: Task<Void, Never>?
    private var settling: Task<Void, Never>?

    /// The callbacks for the beginning and end of editing.
    package var editingChanged: [@MainActor (Bool) -> Void] = []

    /// Creates a carrier.
    ///
    /// - Parameter gate: The gate of the host, which postpones reports during an update.
    package init(gate: UpdateGate) { self.gate = gate }

    /// Applies the program's request.
    ///
    /// - Parameters:
    ///   - focus: The program's value; `nil` if there is none.
    ///   - isFocused: Whether the field has the focus.
    ///   - take: Focuses the field, if possible. A field that is in no window yet is tried again.
    ///   - leave: Removes the focus from the field.
    package func update(
        _ focus: FieldFocus?,
        isFocused: Bool,
        take: @escaping @MainActor () -> Bool,
        leave: @escaping @MainActor () -> Void
    ) {
        self.focus = focus
        guard let focus,
            let step = request.update(
                isWanted: focus.isWanted,
                isFocused: isFocused,
                isElsewhere: focus.isElsewhere
            )
        else { return }
        attempt?.cancel()
        // Not while the views are updated, which observe the change.
        attempt = Task { [weak self] in
            switch step {
            case .take:
                for _ in 0..<Self.attemptCount {
                    if Task.isCancelled || !focus.read() || take() { return }
                    try? await Task.sleep(for: Self.attemptInterval)
                }
                self?.request.failed()
            case .leave:
                // If another field takes the focus in the same update, the keyboard stays open.
                await Task.yield()
                leave()
            case .report:
                self?.settle()
                focus.report(true)
            }
        }
    }

    /// Reports a change of the focus to the program.
    package func changed(_ isFocused: Bool) {
        if let focus { request.focusChanged(isFocused, isWanted: focus.read()) }
        settle()
        gate.report { [self] in
            focus?.report(isFocused)
            editingChanged.forEach { $0(isFocused) }
        }
    }

    /// Removes the focus after a submission, unless another field has taken it by then. The keyboard stays open meanwhile.
    ///
    /// - Parameter leave: Removes the focus, if the field still has it.
    package func leaveAfterSubmission(_ leave: @escaping @MainActor () -> Void) {
        Task {
            try? await Task.sleep(for: Self.settlingTime)
            leave()
        }
    }

    private func settle() {
        settling?.cancel()
        settling = Task { [weak self] in
            try? await Task.sleep(for: Self.settlingTime)
            if !Task.isCancelled { self?.request.settled() }
        }
    }
}
