/// What is made while a test looks, held weakly: what of it lives on is kept by somebody.
package enum Births {
    private struct Weak { weak var responder: UIResponder? }

    /// Of the main thread alone, where all responders are made.
    nonisolated(unsafe) private static var record: [Weak]?

    static func note(_ responder: UIResponder) {
        if record != nil { record?.append(Weak(responder: responder)) }
    }

    /// Does something, and returns what tells which responders that were made by it still live.
    @MainActor package static func during(_ act: () -> Void) -> () -> [UIResponder] {
        let outer = record
        record = []
        act()
        let made = record ?? []
        record = outer.map { $0 + made }
        return { made.compactMap(\.responder) }
    }
}
