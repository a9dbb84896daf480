import UIKit

extension Stage {
    /// The views and view controllers of an app and of its libraries that were made by an act.
    @MainActor public struct Made {
        let responders: () -> [UIResponder]

        /// The classes of those that still live, such as "PasswordField"; UIKit's own are left out.
        public var living: [String] {
            responders().map { String(reflecting: type(of: $0)) }.filter { !$0.hasPrefix("UIKit.") }
                .map { $0.split(separator: ".").last.map(String.init) ?? $0 }.sorted()
        }
    }

    /// Does something, and watches what it makes.
    public func made(by act: () -> Void) -> Made { Made(responders: Births.during(act)) }
}
