import LiveUnicode

/// What a ``TextLimit`` needs beyond a maximum and a unit: weights, and further limits that apply at the same time.
///
/// ```swift
/// TextLimit(300).and(3000, unit: .utf8)                        // a post on Bluesky
/// TextLimit(20, weights: TextWeights("U+0-7F 0.5")!)           // 20 ideographs, or 40 letters
/// ```
public struct TextRules: Sendable, Hashable {
    #if hasFeature(Embedded)
    /// The rules in the order in which the page has installed them. A WebAssembly module has only one thread.
    nonisolated(unsafe) private static var installed = [Contents()]
    private let number: Int

    /// Installs rules, with everything that they need, and returns their number, or -1 if the text has an error.
    package static func install(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        UnitRules.installSpans()
        guard let contents = Contents(Array(bytes)) else { return -1 }
        installed.append(contents)
        return installed.count &- 1
    }

    /// The rules with a number from the page. Those without a meaning are empty.
    package init(number: Int = 0) { self.number = number }

    package var isEmpty: Bool { number == 0 }

    private var contents: Contents { Self.installed[Self.installed.indices.contains(number) ? number : 0] }
    #else
    private let contents: Contents

    /// Creates rules.
    ///
    /// - Parameters:
    ///   - weights: The weights of the unit ``TextUnit/weighted``.
    ///   - further: Limits that apply in addition. Their own further limits have no effect.
    public init(weights: TextWeights? = nil, further: [TextLimit] = []) {
        contents = Contents(weights: weights, further: further)
    }

    /// Reads rules, or returns `nil` if the text has an error.
    ///
    /// - Parameter text: A text such as `3000 utf8, 100 words`, or such as `U+0-7F 0.5`, or both with a semicolon after
    ///   the weights.
    public init?(_ text: String) {
        guard let contents = Contents(text.utf8Bytes) else { return nil }
        self.contents = contents
    }

    package var isEmpty: Bool { weights == nil && further.isEmpty }
    #endif

    /// The weights of the unit ``TextUnit/weighted``.
    public var weights: TextWeights? { contents.weights }

    /// The limits that apply in addition.
    public var further: [TextLimit] { contents.further }

    fileprivate struct Contents: Sendable, Hashable {
        var weights: TextWeights?
        var further: [TextLimit] = []
    }
}

extension TextRules.Contents {
    fileprivate init?(_ bytes: [UInt8]) {
        var reader = UnitReader(bytes)
        if reader.isBeforeRange {
            guard let weights = TextWeights(from: &reader) else { return nil }
            self.weights = weights
        }
        if reader.skip(UInt8(ascii: ";")) || weights == nil, !reader.isAtEnd {
            repeat {
                guard let limit = TextLimit(from: &reader) else { return nil }
                further.append(limit)
            } while reader.skip(UInt8(ascii: ","))
        }
        guard reader.isAtEnd else { return nil }
    }
}

extension TextLimit {
    /// Reads a limit such as `3000 utf8`.
    fileprivate init?(from reader: inout UnitReader) {
        guard let maximum = reader.integer(), maximum > 0 else { return nil }
        let name = reader.name()
        // Not compared as strings, whose normalization needs 30 KB of tables.
        for unit in TextUnit.allCases where unit != .weighted && unit.name.utf8Bytes[...] == name {
            self.init(maximum, unit: unit)
            return
        }
        guard name.isEmpty else { return nil }
        self.init(maximum)
    }
}
