/// Converts letters to lowercase, for the scripts in which people commonly type passwords and names.
///
/// Each scalar maps to one scalar. The standard library's mapping for all scripts would add tens of KB.
enum LetterCase {
    /// Returns the lowercase letter of an uppercase letter in Latin, Greek, Cyrillic, or Armenian. Any other scalar
    /// stays unchanged.
    @inline(never)
    static func lower(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x41...0x5A: scalar &+ 0x20
        case 0..<0xC0: scalar
        case 0xC0...0xDE: scalar == 0xD7 ? scalar : scalar &+ 0x20
        // These cases cover most other scalars before the individual scripts.
        case 0xDF...0xFF: scalar
        case 0x1F00...: scalar == 0x212A ? 0x6B : scalar
        case 0x130: 0x69
        case 0x178: 0xFF
        case 0x100...0x137, 0x14A...0x177, 0x1DE...0x1EE, 0x1F8...0x21F, 0x222...0x233: scalar | 1
        case 0x139...0x148, 0x179...0x17E: scalar & 1 == 1 ? scalar &+ 1 : scalar
        case 0x386: 0x3AC
        case 0x388...0x38A: scalar &+ 37
        case 0x38C: 0x3CC
        case 0x38E...0x38F: scalar &+ 63
        case 0x391...0x3AB: scalar == 0x3A2 ? scalar : scalar &+ 0x20
        case 0x400...0x40F: scalar &+ 0x50
        case 0x410...0x42F: scalar &+ 0x20
        case 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F: scalar | 1
        case 0x531...0x556: scalar &+ 0x30
        case 0x1E00...0x1E95, 0x1EA0...0x1EFF: scalar | 1
        default: scalar
        }
    }
}
