import UIKit

extension TestWindow {
    /// The views and view controllers of an app and its libraries that were created by an action.
    @MainActor public struct Made {
        let responders: () -> [UIResponder]

        /// The classes of the objects that are still alive, such as "PasswordFieldView", without UIKit's own.
        public var living: [String] {
            responders().map { String(reflecting: type(of: $0)) }.filter { !$0.hasPrefix("UIKit.") }
                .map { $0.split(separator: ".").last.map(String.init) ?? $0 }.sorted()
        }
    }

    /// Performs an action and records the objects that it creates.
    public func made(by act: () -> Void) -> Made { Made(responders: AllocationTracker.during(act)) }
}
