extension UInt32 {
    /// The lowercase letter of a capital letter in the scripts of top-level domains. Any other scalar stays unchanged.
    var foldedForDomains: UInt32 {
        switch self {
        case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A9, 0x410...0x42F: self &+ 0x20
        case 0x400...0x40F: self &+ 0x50
        case 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F: self | 1
        case 0x531...0x556: self &+ 0x30
        case 0x1C90...0x1CBA, 0x1CBD...0x1CBF: self &- 0xBC0
        // In case-insensitive matches, capital dotted I, small dotless I, and long S match their ASCII letters.
        case 0x130, 0x131: 0x69
        case 0x17F: 0x73
        default: self
        }
    }
}
