import Foundation

/// A group of layer changes that are displayed together.
open class CATransaction: NSObject {
    /// Counts the animations that a completion block waits for.
    final class Group {
        var block: (() -> Void)?
        var count = 0
        var isCommitted = false

        init(_ block: @escaping () -> Void) { self.block = block }

        /// Returns the block to call, if the commit or the removal of the last animation has completed the group.
        func endIfDone() -> (() -> Void)? {
            guard isCommitted, count == 0 else { return nil }
            defer { block = nil }
            return block
        }
    }

    private struct Level {
        var disablesActions: Bool?
        var group: Group?
    }

    /// The first level is the implicit transaction, which the run loop commits.
    nonisolated(unsafe) private static var levels = [Level()]
    nonisolated(unsafe) private static var reported: [() -> Void] = []
    nonisolated(unsafe) private static var isFlushing = false

    static var group: Group? { levels.last { $0.group != nil }?.group }

    /// Begins a nested transaction.
    open class func begin() { levels.append(Level()) }

    /// Commits the innermost transaction.
    open class func commit() {
        guard levels.count > 1 else { return }
        close(levels.removeLast())
    }

    /// Commits the implicit transaction: displays changes and begins animations.
    open class func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        let implicit = levels[0]
        levels[0] = Level()
        RenderTree.commit()
        close(implicit)
        // Callbacks can change layers again. These changes are displayed with the next frame, or here if they cause
        // further callbacks.
        var rounds = 0
        while !reported.isEmpty, rounds < 100 {
            let callbacks = reported
            reported = []
            for callback in callbacks { callback() }
            RenderTree.commit()
            rounds += 1
        }
    }

    /// Adds a callback for after the current or next commit.
    static func report(_ callback: @escaping () -> Void) { reported.append(callback) }

    private static func close(_ level: Level) {
        guard let group = level.group else { return }
        group.isCommitted = true
        // At once if there are no animations (CATransaction.h).
        group.endIfDone()?()
    }

    /// Whether property changes have no actions.
    open class func disableActions() -> Bool { levels.last { $0.disablesActions != nil }?.disablesActions ?? false }
    /// Sets whether property changes have no actions.
    open class func setDisableActions(_ flag: Bool) { levels[levels.count - 1].disablesActions = flag }

    /// The default duration of animations: 0.25 seconds.
    open class func animationDuration() -> CFTimeInterval { 0.25 }

    /// Sets the block that is called after the animations added from now on have ended. The previous block waits only
    /// for earlier ones (CATransaction.h).
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        close(levels[levels.count - 1])
        levels[levels.count - 1].group = block.map(Group.init)
    }
}
