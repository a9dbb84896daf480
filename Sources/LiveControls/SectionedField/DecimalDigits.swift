import LiveUnicode

/// The decimal digits of all scripts.
enum DecimalDigits {
    /// The zeros of all scripts with decimal digits, in Unicode 17, apart from ASCII, in ascending order.
    private static let zeros: StaticString = """
        \u{660}\u{6F0}\u{7C0}\u{966}\u{9E6}\u{A66}\u{AE6}\u{B66}\u{BE6}\u{C66}\u{CE6}\u{D66}\u{DE6}\u{E50}\u{ED0}\u{F20}\
        \u{1040}\u{1090}\u{17E0}\u{1810}\u{1946}\u{19D0}\u{1A80}\u{1A90}\u{1B50}\u{1BB0}\u{1C40}\u{1C50}\u{A620}\u{A8D0}\
        \u{A900}\u{A9D0}\u{A9F0}\u{AA50}\u{ABF0}\u{FF10}\u{104A0}\u{10D30}\u{10D40}\u{11066}\u{110F0}\u{11136}\u{111D0}\
        \u{112F0}\u{11450}\u{114D0}\u{11650}\u{116C0}\u{116D0}\u{116DA}\u{11730}\u{118E0}\u{11950}\u{11BF0}\u{11C50}\
        \u{11D50}\u{11DA0}\u{11DE0}\u{11F50}\u{16130}\u{16A60}\u{16AC0}\u{16B50}\u{16D70}\u{1CCF0}\u{1D7CE}\u{1D7D8}\
        \u{1D7E2}\u{1D7EC}\u{1D7F6}\u{1E140}\u{1E2F0}\u{1E4F0}\u{1E5F1}\u{1E950}\u{1FBF0}
        """

    /// Returns the ASCII digit for a digit of any script, or `nil` for another scalar.
    @inline(never)  // It has several callers.
    static func ascii(_ scalar: UInt32) -> UInt8? {
        if scalar < 0x80 { return 0x30...0x39 ~= scalar ? UInt8(truncatingIfNeeded: scalar) : nil }
        let table = UnsafeBufferPointer(start: zeros.utf8Start, count: zeros.utf8CodeUnitCount)
        var index = 0
        while index < table.count {
            let (zero, length) = table.scalar(at: index)
            #if !hasFeature(Embedded)
            // A server reads long texts. In a page, the check costs more than it saves.
            if scalar < zero { return nil }
            #endif
            if scalar >= zero, scalar &- zero < 10 { return UInt8(truncatingIfNeeded: scalar &- zero &+ 0x30) }
            index &+= length
        }
        return nil
    }
}
