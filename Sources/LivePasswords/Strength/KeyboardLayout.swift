/// The positions of a keyboard's keys, for recognizing keyboard walks.
struct KeyboardLayout: Sendable {
    /// The keyboards that zxcvbn knows: QWERTY, Dvorak, a number pad, and a Macintosh number pad.
    ///
    /// As in zxcvbn, a walk on the last one takes as many guesses as one on the number pad.
    static let all: [KeyboardLayout] = {
        let numberPad = KeyboardLayout(isSlanted: false, keypad)
        var macintosh = KeyboardLayout(isSlanted: false, macKeypad)
        macintosh.startCount = numberPad.startCount
        macintosh.averageDegree = numberPad.averageDegree
        return [KeyboardLayout(isSlanted: true, qwerty), KeyboardLayout(isSlanted: true, dvorak), numberPad, macintosh]
    }()

    /// The rows from the top. A key is its character followed by the one with Shift, or a single character on a number
    /// pad. A space is a gap.
    private static let qwerty: [StaticString] = [
        "`~1!2@3#4$5%6^7&8*9(0)-_=+", "  qQwWeErRtTyYuUiIoOpP[{]}\\|", "  aAsSdDfFgGhHjJkKlL;:'\"",
        "  zZxXcCvVbBnNmM,<.>/?",
    ]
    private static let dvorak: [StaticString] = [
        "`~1!2@3#4$5%6^7&8*9(0)[{]}", "  '\",<.>pPyYfFgGcCrRlL/?=+\\|", "  aAoOeEuUiIdDhHtTnNsS-_",
        "  ;:qQjJkKxXbBmMwWvVzZ",
    ]
    private static let keypad: [StaticString] = [" /*-", "789+", "456 ", "123 ", " 0. "]
    private static let macKeypad: [StaticString] = [" =/*", "789-", "456+", "123 ", " 0. "]

    /// The steps to the neighbors, clockwise from the left. On a slanted keyboard, a key has two neighbors above and
    /// two below it.
    private static let slantedSteps: [(Int, Int)] = [(-1, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1)]
    private static let straightSteps: [(Int, Int)] = [
        (-1, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1),
    ]

    struct Key: Sendable, Hashable {
        var column: Int
        var row: Int
        var isShifted: Bool
    }

    let isSlanted: Bool
    /// The key of each ASCII code.
    private var keys = [Key?](repeating: nil, count: 128)
    /// The number of characters at which a walk can begin, and the average number of neighbors of a key.
    private(set) var startCount = 0
    private(set) var averageDegree = 0.0

    private init(isSlanted: Bool, _ rows: [StaticString]) {
        self.isSlanted = isSlanted
        let width = isSlanted ? 2 : 1
        var placed: [Key] = []
        for (row, text) in rows.enumerated() {
            for (index, code) in text.bytes.enumerated() where code != UInt8(ascii: " ") {
                let key = Key(column: index / width, row: row, isShifted: index % width == 1)
                keys[Int(code)] = key
                placed.append(key)
            }
        }
        startCount = placed.count
        var neighbors = 0
        for key in placed {
            for other in placed where !other.isShifted && direction(from: key, to: other) != nil { neighbors &+= 1 }
        }
        averageDegree = Double(neighbors) / Double(startCount)
    }

    func key(of scalar: UInt32) -> Key? {
        scalar < 128 ? keys[Int(scalar)] : nil
    }

    /// Returns the direction from a key to a neighbor, or `nil` if they aren't neighbors.
    func direction(from key: Key, to other: Key) -> Int? {
        let step = (other.column &- key.column, other.row &- key.row)
        return (isSlanted ? Self.slantedSteps : Self.straightSteps).firstIndex { $0 == step }
    }
}
