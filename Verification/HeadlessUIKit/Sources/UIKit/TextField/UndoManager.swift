import Foundation

/// Undo and redo, as in Foundation's documentation, with stacks of groups. With ``groupsByEvent``, registrations in one
/// turn of the run loop form one group. Registrations during undo can be redone, and the reverse.
@MainActor open class UndoManager: NSObject {
    private struct Registration {
        var target: ObjectIdentifier
        var undo: @MainActor () -> Void
    }

    private struct Group {
        var event: Int
        var registrations: [Registration] = []
    }

    private var done: [Group] = []
    private var undone: [Group] = []
    private var disabled = 0
    /// The number of registrations and removals.
    package private(set) var changeCount = 0

    /// The turn of the run loop. A change of this number starts a new group.
    private static var event = 0
    package static func endEvent() { event += 1 }

    public nonisolated override init() { super.init() }

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    open var groupsByEvent = true
    /// The maximum number of groups; 0 for unlimited.
    open var levelsOfUndo = 0
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    open var canUndo: Bool { done.contains { !$0.registrations.isEmpty } }
    open var canRedo: Bool { undone.contains { !$0.registrations.isEmpty } }

    /// Apple: "does not retain the targets of undo operations"; a message to one that is gone is an error.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target,
        handler: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        changeCount += 1
        let registration = Registration(target: ObjectIdentifier(target)) { [weak target] in
            guard let target else { return Headless.error("EXC_BAD_ACCESS: undo in an object that is gone") }
            handler(target)
        }
        if isUndoing {
            undone[undone.count - 1].registrations.append(registration)
            return
        }
        // "Undo operations that are registered otherwise clear the redo stack."
        if !isRedoing { undone = [] }
        let mayJoin = isRedoing || (groupsByEvent && done.last?.event == Self.event)
        if done.isEmpty || !mayJoin { append(Group(event: Self.event)) }
        done[done.count - 1].registrations.append(registration)
    }

    private func append(_ group: Group) {
        done.append(group)
        if levelsOfUndo > 0, done.count > levelsOfUndo { done.removeFirst(done.count - levelsOfUndo) }
    }

    /// Undoes the last group, in reverse order.
    open func undo() {
        while let group = done.popLast() {
            guard !group.registrations.isEmpty else { continue }
            isUndoing = true
            undone.append(Group(event: Self.event))
            for registration in group.registrations.reversed() { registration.undo() }
            isUndoing = false
            break
        }
        changeCount += 1
        Self.endEvent()
    }

    open func redo() {
        while let group = undone.popLast() {
            guard !group.registrations.isEmpty else { continue }
            isRedoing = true
            done.append(Group(event: Self.event))
            for registration in group.registrations.reversed() { registration.undo() }
            isRedoing = false
            break
        }
        changeCount += 1
        Self.endEvent()
    }

    open func removeAllActions() {
        changeCount += 1
        // While a group is being undone, its inverse needs a group.
        done = isRedoing ? [Group(event: Self.event)] : []
        undone = isUndoing ? [Group(event: Self.event)] : []
    }

    open func removeAllActions(withTarget target: Any) {
        changeCount += 1
        let gone = ObjectIdentifier(target as AnyObject)
        for index in done.indices { done[index].registrations.removeAll { $0.target == gone } }
        for index in undone.indices { undone[index].registrations.removeAll { $0.target == gone } }
    }
}
