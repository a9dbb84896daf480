import Foundation

/// Changes of layers that are shown together.
open class CATransaction: NSObject {
    /// Counts the animations that a completion block waits for.
    final class Group {
        var block: (() -> Void)?
        var count = 0
        var isCommitted = false

        init(_ block: @escaping () -> Void) { self.block = block }

        /// Whoever commits, or takes the last animation away, says when.
        func endIfDone() -> (() -> Void)? {
            guard isCommitted, count == 0 else { return nil }
            defer { block = nil }
            return block
        }
    }

    private struct Level {
        var disablesActions: Bool?
        var duration: Double?
        var timing: CAMediaTimingFunction?
        var group: Group?
    }

    /// The first is the implicit transaction, which the run loop commits.
    nonisolated(unsafe) private static var levels = [Level()]
    nonisolated(unsafe) private static var told: [() -> Void] = []
    nonisolated(unsafe) private static var isFlushing = false

    static var group: Group? { levels.last { $0.group != nil }?.group }

    /// Begins one, within the one that is open.
    open class func begin() { levels.append(Level()) }

    /// Ends the innermost.
    open class func commit() {
        guard levels.count > 1 else { return }
        close(levels.removeLast())
    }

    /// Ends the implicit one: what has changed is shown, and animations begin.
    open class func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        let implicit = levels[0]
        levels[0] = Level()
        RenderTree.commit()
        close(implicit)
        // Those who are told change layers again; what they do is shown with the next frame, or here if it tells others.
        var rounds = 0
        while !told.isEmpty, rounds < 100 {
            let callbacks = told
            told = []
            for callback in callbacks { callback() }
            RenderTree.commit()
            rounds += 1
        }
    }

    /// Calls after the commit that is under way or comes next.
    static func tell(_ callback: @escaping () -> Void) { told.append(callback) }

    private static func close(_ level: Level) {
        guard let group = level.group else { return }
        group.isCommitted = true
        // Without animations at once (CATransaction.h).
        group.endIfDone()?()
    }

    /// Whether property changes have no actions.
    open class func disableActions() -> Bool { levels.last { $0.disablesActions != nil }?.disablesActions ?? false }
    /// Sets whether property changes have no actions.
    open class func setDisableActions(_ flag: Bool) { levels[levels.count - 1].disablesActions = flag }

    /// How long animations last that do not say so: 0.25 seconds.
    open class func animationDuration() -> CFTimeInterval { levels.last { $0.duration != nil }?.duration ?? 0.25 }
    /// Sets how long animations last that do not say so.
    open class func setAnimationDuration(_ duration: CFTimeInterval) { levels[levels.count - 1].duration = duration }

    /// The curve of implicit animations.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.last { $0.timing != nil }?.timing }
    /// Sets the curve of implicit animations.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        levels[levels.count - 1].timing = function
    }

    /// What is called when the transaction's animations have ended.
    open class func completionBlock() -> (() -> Void)? { levels[levels.count - 1].group?.block }
    /// Sets what is called when the animations that are added from here on have ended. The block before it waits for no
    /// more than it has (CATransaction.h).
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        close(levels[levels.count - 1])
        levels[levels.count - 1].group = block.map(Group.init)
    }
}
