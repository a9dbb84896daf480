public import Foundation

/// The used part of Foundation's notification center. On Linux, Foundation's own waits forever for the main queue, on
/// which the tests run.
///
/// Apple: a block runs on the queue that it was added with. If a notification is posted on the main thread for the main
/// queue, the block runs at once.
open class NotificationCenter: NSObject, @unchecked Sendable {
    private final class Observer: NSObject, @unchecked Sendable {
        let name: Notification.Name?
        weak var object: AnyObject?
        let isOfOneObject: Bool
        let block: @Sendable (Notification) -> Void

        init(_ name: Notification.Name?, _ object: AnyObject?, _ block: @escaping @Sendable (Notification) -> Void) {
            self.name = name
            self.object = object
            isOfOneObject = object != nil
            self.block = block
        }
    }

    /// The app's notification center.
    public static let `default` = NotificationCenter()

    private let lock = NSLock()
    private var observers: [Observer] = []

    /// Adds a block for the notifications with a name and an object (`nil` for any), until the observer is removed.
    open func addObserver(
        forName name: Notification.Name?,
        object: Any?,
        queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let observer = Observer(name, object.map { $0 as AnyObject }, block)
        lock.withLock { observers.append(observer) }
        return observer
    }

    /// Removes an observer.
    open func removeObserver(_ observer: Any) {
        lock.withLock { observers.removeAll { $0 === observer as AnyObject } }
    }

    /// Calls the observers in the order in which they were added.
    open func post(_ notification: Notification) {
        for observer in lock.withLock({ observers }) {
            let isNamed = observer.name == nil || observer.name == notification.name
            let isMeant = !observer.isOfOneObject || observer.object === notification.object.map { $0 as AnyObject }
            if isNamed, isMeant { observer.block(notification) }
        }
    }

    /// Calls the observers in the order in which they were added.
    open func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
        post(Notification(name: name, object: object, userInfo: userInfo))
    }
}
