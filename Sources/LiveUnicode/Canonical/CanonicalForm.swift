/// A scalar of a canonical form, and the end of its source in the text.
package struct LocatedScalar: BitwiseCopyable {
    /// The scalar. During normalization, its combining class is in the upper eight bits.
    package fileprivate(set) var scalar: UInt32
    /// The UTF-16 offset in the text after the last scalar from which this one was created. A reordered mark can end
    /// before the marks in front of it.
    package fileprivate(set) var end: UInt32

    fileprivate var combiningClass: Int { Int(scalar &>> Self.classShift) }

    fileprivate static let classShift: UInt32 = 24
    fileprivate static let scalarMask: UInt32 = 0x1F_FFFF
}

extension UnsafeBufferPointer<UInt8> {
    /// Calls `body` with the canonical form of a text in UTF-8, which is valid only during the call.
    ///
    /// - Complexity: O(*n*).
    package func withCanonicalForm(_ body: (UnsafeBufferPointer<LocatedScalar>) -> Void) {
        let form = CanonicalForm(self)
        body(UnsafeBufferPointer<LocatedScalar>(rebasing: form.elements[..<form.count]))
        withExtendedLifetime(form.memory) {}
    }
}

/// The Normalization Form C (UAX #15) of a text.
///
/// Two texts are canonically equivalent if their forms are equal. Passwords and posts share this code, although only
/// posts need the positions of scalars in the text. Separate code would take twice as much space in a page's core.
struct CanonicalForm {
    let memory: SecretMemory
    private(set) var count = 0
    /// The contents of the memory. It's a local value, because each access to a variable of a class is checked.
    fileprivate private(set) var elements: UnsafeMutableBufferPointer<LocatedScalar>
    private let table = CanonicalTable.shared

    /// Creates the canonical form of a text in UTF-8.
    ///
    /// - Complexity: O(*n*).
    init(_ utf8: UnsafeBufferPointer<UInt8>) {
        // The memory grows if decomposed scalars aren't composed again.
        memory = SecretMemory(wordCount: utf8.scalarCount(in: utf8.indices))
        elements = memory.bytes.bindMemory(to: LocatedScalar.self)
        if appendAll(utf8) { return }
        order()
        compose()
    }

    private mutating func append(_ scalar: UInt32, end: Int) {
        if count == elements.count {
            memory.grow()
            elements = memory.bytes.bindMemory(to: LocatedScalar.self)
        }
        elements[count] = LocatedScalar(scalar: scalar, end: UInt32(truncatingIfNeeded: end))
        count &+= 1
    }

    /// A scalar, its position in the text, and its decomposition if it was looked up.
    private struct Piece {
        let scalar: UInt32
        let start: Int
        let expansion: (range: Range<Int>, isWhole: Bool)?
        /// Whether the scalar and everything before it stay unchanged, unless a later scalar joins it. This is the case
        /// for a composed letter or an ideograph.
        let isWhole: Bool

        init(_ scalar: UInt32, start: Int, _ table: CanonicalTable) {
            let isKnown =
                scalar < CanonicalTable.firstMark || 0x3400...0x9FFF ~= scalar || Hangul.isSyllable(scalar)
            self.scalar = scalar
            self.start = start
            expansion = isKnown ? nil : table.expansion(of: scalar)
            isWhole = isKnown || expansion?.isWhole ?? false
        }

        var end: Int { start &+ (scalar > 0xFFFF ? 2 : 1) }
    }

    /// Appends all scalars of a text.
    ///
    /// - Returns: Whether the result is the canonical form. Most text is already composed, and decomposing and
    ///   composing it again would take several times as long.
    private mutating func appendAll(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        var decoder = UTF8Decoder(utf8)
        var isComposed = true
        var end = 0
        var piece: Piece?
        while let scalar = decoder.next() {
            let next = Piece(scalar, start: end, table)
            if let piece { isComposed = append(piece, isJoined: !next.isWhole) && isComposed }
            end = next.end
            piece = next
        }
        if let piece { isComposed = append(piece, isJoined: false) && isComposed }
        return isComposed
    }

    private mutating func append(_ piece: Piece, isJoined: Bool) -> Bool {
        if piece.isWhole, !isJoined {
            append(piece.scalar, end: piece.end)
            return true
        }
        decompose(piece)
        return false
    }

    /// Appends the decomposition of a scalar. Only its last part has the scalar's end.
    private mutating func decompose(_ piece: Piece) {
        let scalar = piece.scalar
        if scalar < CanonicalTable.firstDecomposed {
            append(scalar, end: piece.end)
        } else if let (leading, vowel, trailing) = Hangul.letters(of: scalar) {
            append(leading, end: piece.start)
            append(vowel, end: trailing == 0 ? piece.end : piece.start)
            if trailing != 0 { append(trailing, end: piece.end) }
        } else if let (range, _) = piece.isWhole ? table.expansion(of: scalar) : piece.expansion {
            for index in range {
                append(table.expansions[index], end: index &+ 1 == range.upperBound ? piece.end : piece.start)
            }
        } else {
            append(scalar | UInt32(table.combiningClass(of: scalar)) &<< LocatedScalar.classShift, end: piece.end)
        }
    }

    /// Sorts each run of marks by their classes, stably.
    private func order() {
        var index = 0
        while index < count {
            let start = index
            while index < count, elements[index].combiningClass != 0 { index &+= 1 }
            if index &- start > 1 { sort(start..<index) }
            index &+= 1
        }
    }

    private static let longestInsertion = 32

    private func sort(_ run: Range<Int>) {
        guard run.count > Self.longestInsertion else {
            for index in run.dropFirst() {
                let element = elements[index]
                var place = index
                while place > run.lowerBound,
                    elements[place &- 1].combiningClass > element.combiningClass
                {
                    elements[place] = elements[place &- 1]
                    place &-= 1
                }
                elements[place] = element
            }
            return
        }
        // Insertion sort takes quadratic time, and the number of marks on a letter is unlimited. Long runs therefore
        // use a counting sort.
        var ends = [Int](repeating: 0, count: 257)
        for index in run { ends[elements[index].combiningClass &+ 1] &+= 1 }
        for number in 1..<ends.count { ends[number] &+= ends[number &- 1] }
        let buffer = SecretMemory(wordCount: run.count)
        let sorted = buffer.bytes.bindMemory(to: LocatedScalar.self)
        for index in run {
            let number = elements[index].combiningClass
            sorted[ends[number]] = elements[index]
            ends[number] &+= 1
        }
        for index in run { elements[index] = sorted[index &- run.lowerBound] }
        withExtendedLifetime(buffer) {}
    }

    /// Composes the scalars in place.
    private mutating func compose() {
        let end = count
        var count = 0
        var starter = -1
        var lastClass = 0
        for index in 0..<end {
            var element = elements[index]
            let combiningClass = element.combiningClass
            element.scalar &= LocatedScalar.scalarMask
            let isBlocked = starter < 0 || (count &- starter > 1 && lastClass >= combiningClass)
            if !isBlocked, let composed = composition(of: elements[starter].scalar, element.scalar) {
                elements[starter].scalar = composed
                elements[starter].end = max(elements[starter].end, element.end)
                continue
            }
            if combiningClass == 0 { starter = count }
            lastClass = combiningClass
            elements[count] = element
            count &+= 1
        }
        self.count = count
    }

    private func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
        Hangul.composition(of: first, second) ?? table.composition(of: first, second)
    }
}
