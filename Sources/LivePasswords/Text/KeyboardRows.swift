/// The keys of a keyboard's letters, row after row.
struct KeyboardRows {
    private static var qwerty: KeyboardRows { KeyboardRows("qwertyuiopasdfghjklzxcvbnm") }
    private static var qwertz: KeyboardRows { KeyboardRows("qwertzuiopasdfghjklyxcvbnm") }
    private static var azerty: KeyboardRows { KeyboardRows("azertyuiopqsdfghjklmwxcvbn") }
    /// The keys `йцукенгшщзхъ`, `фывапролджэ`, and `ячсмитьбю`. The Cyrillic letter а is written as P, the next one as Q,
    /// and so on.
    static var jcuken: KeyboardRows { KeyboardRows("YfcZU]ShiWejdkRP_`^[TVmoga\\XblQn", offset: 0x430 - 0x50) }

    private let letters: UnsafeBufferPointer<UInt8>
    private let offset: UInt32

    private init(_ letters: StaticString, offset: UInt32 = 0) {
        self.letters = letters.bytes
        self.offset = offset
    }

    var count: Int { letters.count }

    /// Returns the index of a letter's key, ignoring case.
    func place(of scalar: UInt32) -> Int? {
        let letter = LetterCase.lower(scalar) &- offset
        for place in 0..<letters.count where UInt32(letters[place]) == letter { return place }
        return nil
    }

    /// Returns the end of the longest walk along the rows that begins at an index of a text.
    ///
    /// - Parameter step: The direction, 1 or −1. After the end of a row comes the beginning of the next one.
    @inline(never)
    func endOfWalk(from start: Int, by step: Int, in text: UnsafeBufferPointer<UInt32>) -> Int {
        guard var place = place(of: text[start]) else { return start }
        var end = start &+ 1
        while end < text.count, let next = self.place(of: text[end]) {
            place = (place &+ step &+ count) % count
            if next != place { break }
            end &+= 1
        }
        return end
    }

    /// Returns whether a whole text, which isn't empty, is a walk along the rows of one keyboard, in either direction.
    static func contain(_ text: UnsafeBufferPointer<UInt32>) -> Bool {
        qwerty.contains(text) || qwertz.contains(text) || azerty.contains(text) || jcuken.contains(text)
    }

    @inline(never) private func contains(_ text: UnsafeBufferPointer<UInt32>) -> Bool {
        endOfWalk(from: 0, by: 1, in: text) == text.count || endOfWalk(from: 0, by: -1, in: text) == text.count
    }
}
