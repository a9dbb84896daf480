import LiveUnicode

/// The only access to Twitter's rules, which make up a third of a page's core and which few pages need.
///
/// In a page's core, only ``install(_:)`` refers to the rules, so that the linker removes them from a core that doesn't
/// export it. Before the call, each code point is weighed separately.
package enum TwitterRules {
    #if hasFeature(Embedded)
    /// A WebAssembly module has only one thread.
    nonisolated(unsafe) private static var rules: Rules?

    private struct Rules {
        var weigh: (UnsafeBufferPointer<UInt8>) -> Int
        var lastFittingEnd: (UnsafeBufferPointer<UInt8>, Int) -> Int
    }

    /// Enables all rules, with the tables that the page has fetched.
    ///
    /// - Returns: Whether the bytes are valid tables. Without them, the rules apply as far as possible.
    package static func install(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        rules = Rules(
            weigh: { WeighedText($0).weight },
            lastFittingEnd: { WeighedText.lastFittingEnd(in: $0, limit: $1) }
        )
        guard let tables = TwitterTextTables(Array(bytes)) else { return false }
        TwitterTextTables.shared = tables
        return true
    }

    static func weight(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        rules?.weigh(bytes) ?? codePointWeight(of: bytes)
    }

    static func lastFittingEnd(in bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Int {
        if let rules { return rules.lastFittingEnd(bytes, limit) }
        var scanner = ClusterScanner(bytes)
        var weight = 0
        while true {
            let start = scanner.position
            scanner.advance(throughCluster: scanner.count &+ 1)
            weight &+= codePointWeight(of: UnsafeBufferPointer(rebasing: bytes[start..<scanner.position]))
            if weight > limit || scanner.position == start { return start }
        }
    }

    private static func codePointWeight(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var weight = 0
        var position = 0
        while position < bytes.count {
            let (scalar, size) = bytes.scalar(at: position)
            weight &+= TwitterWeight.of(scalar)
            position &+= size
        }
        return weight
    }
    #else
    static func weight(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        WeighedText(bytes).weight
    }

    static func lastFittingEnd(in bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Int {
        WeighedText.lastFittingEnd(in: bytes, limit: limit)
    }
    #endif
}
