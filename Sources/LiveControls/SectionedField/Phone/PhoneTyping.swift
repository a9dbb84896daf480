/// Groups the digits of a telephone number while they're typed, as libphonenumber's formatter does.
///
/// The groups depend on what was typed before: a format that was chosen stays until it doesn't fit any longer. A text is
/// therefore read from its start, a character at a time.
struct PhoneTyping {
    private let plans: NumberingPlans
    private let home: NumberingPlan?
    private var plan: NumberingPlan?
    /// The plan of the calling code.
    private(set) var foreignPlan: NumberingPlan?
    /// Whether the number begins with a plus sign or an international prefix.
    private(set) var isInternational = false

    /// What was typed: digits, and a plus sign at the start.
    private var typed: [UInt8] = []
    /// The digits after the prefix.
    private(set) var number: [UInt8] = []
    /// The international prefix and calling code, or the national prefix, with spaces where groups end.
    private var prefix: [UInt8] = []
    private var nationalPrefix: [UInt8] = []
    private var addsSpaceAfterPrefix = false
    private var canFormat = true
    /// Whether the whole number is typed, with an area code.
    private var isWhole = false
    private var expectsCallingCode = false
    private var formats: [NumberFormat] = []
    /// The format of the groups.
    private var current: NumberFormat?
    /// The lengths of the current format's groups, and the number of digits in them.
    private var template: [Int] = []
    private var filled = 0
    private var output: [UInt8] = []

    /// The number of digits from which on a format is chosen.
    static let leastDigits = 3
    private static let space = UInt8(ascii: " ")

    init(_ plans: NumberingPlans, home: NumberingPlan?) {
        self.plans = plans
        // Regions that share a calling code share the formats.
        self.home = home.flatMap { plans.mainPlan(of: $0.callingCode) }
        plan = self.home
    }

    /// The lengths of the groups. A plus sign belongs to the first one.
    var groups: [Int] {
        var groups = [0]
        for byte in output {
            if byte != Self.space {
                groups[groups.count &- 1] &+= 1
            } else if groups.last != 0 {
                groups.append(0)
            }
        }
        return groups.last == 0 ? groups.dropLast() : groups
    }

    /// The lengths of the groups of the number, with room for all digits of the format, or `nil` without a format.
    var roomForNumber: [Int]? { canFormat && !template.isEmpty ? template : nil }

    /// The number of typed characters before the number.
    var prefixLength: Int { typed.count &- number.count }

    mutating func type(_ byte: UInt8) {
        typed.append(byte)
        if byte != UInt8(ascii: "+") { number.append(byte) }
        output = next()
    }

    private mutating func next() -> [UInt8] {
        if !canFormat {
            if findInternationalPrefix() {
                if findCallingCode() { return startAgain() }
            } else if findLongerNationalPrefix() {
                prefix.append(Self.space)
                return startAgain()
            }
            return typed
        }
        if typed.count < Self.leastDigits { return typed }
        if typed.count == Self.leastDigits {
            guard findInternationalPrefix() else {
                nationalPrefix = findNationalPrefix()
                return choose()
            }
            expectsCallingCode = true
        }
        if expectsCallingCode {
            if findCallingCode() { expectsCallingCode = false }
            return prefix + number
        }
        guard !formats.isEmpty else { return choose() }
        let grown = fillTemplate()
        if let exact = exactlyFormatted() { return exact }
        narrow()
        if createTemplate() { return fillAgain() }
        return canFormat ? afterPrefix(grown) : typed
    }

    private mutating func startAgain() -> [UInt8] {
        (canFormat, expectsCallingCode) = (true, false)
        (formats, template, filled, current) = ([], [], 0, nil)
        return choose()
    }

    private mutating func choose() -> [UInt8] {
        guard number.count >= Self.leastDigits else { return afterPrefix(number) }
        let isInternational = isWhole && nationalPrefix.isEmpty
        let all = (isInternational ? plan?.internationalFormats : plan?.nationalFormats) ?? []
        formats += all.filter { format in
            let isOptional = !format.hasPrefix || format.isPrefixOptional
            if !nationalPrefix.isEmpty, !format.hasPrefix, !format.isPrefixOptional, !format.hasCarrierRule {
                return false
            }
            if nationalPrefix.isEmpty, !isWhole, !isOptional { return false }
            return format.isPlain
        }
        narrow()
        if let exact = exactlyFormatted() { return exact }
        return createTemplate() ? fillAgain() : typed
    }

    private mutating func narrow() {
        let text = DigitText(number[...])
        let detail = number.count &- Self.leastDigits
        formats = formats.filter { $0.leads(text, detail: detail) }
    }

    /// Chooses the first format with room for the number. Returns whether it's another one than before.
    private mutating func createTemplate() -> Bool {
        while let format = formats.first {
            if let current, current.widths == format.widths { return false }
            let longest = format.longest
            if longest.reduce(0, &+) >= number.count {
                (current, template, filled) = (format, longest, 0)
                addsSpaceAfterPrefix = format.separatesPrefix
                return true
            }
            formats.removeFirst()
        }
        canFormat = false
        return false
    }

    /// Puts one more digit into the template, and returns the digits in it, or all that was typed if there's no room.
    private mutating func fillTemplate() -> [UInt8] {
        guard filled < template.reduce(0, &+) else {
            if formats.count == 1 { canFormat = false }
            current = nil
            return typed
        }
        filled &+= 1
        return grouped(filled, in: template)
    }

    private mutating func fillAgain() -> [UInt8] {
        guard !number.isEmpty else { return prefix }
        var result: [UInt8] = []
        for _ in number { result = fillTemplate() }
        return canFormat ? afterPrefix(result) : typed
    }

    /// Returns the number in the first format that it fits exactly.
    private mutating func exactlyFormatted() -> [UInt8]? {
        for format in formats {
            guard let groups = format.groups(of: number.count) else { continue }
            addsSpaceAfterPrefix = format.separatesPrefix
            // A prefix that was changed would show digits that weren't typed.
            guard prefix.filter({ $0 != Self.space }) + number == typed else { continue }
            return afterPrefix(grouped(number.count, in: groups))
        }
        return nil
    }

    private func grouped(_ count: Int, in groups: [Int]) -> [UInt8] {
        var (result, start) = ([UInt8](), 0)
        for length in groups where start < count {
            if start > 0 { result.append(Self.space) }
            result.append(contentsOf: number[start..<min(count, start &+ length)])
            start &+= length
        }
        return result
    }

    private func afterPrefix(_ number: [UInt8]) -> [UInt8] {
        guard addsSpaceAfterPrefix, !prefix.isEmpty, prefix.last != Self.space else { return prefix + number }
        return prefix + [Self.space] + number
    }
}

extension PhoneTyping {
    /// Moves a plus sign or an international prefix from the number to the prefix.
    private mutating func findInternationalPrefix() -> Bool {
        let isPlus = typed.first == UInt8(ascii: "+")
        var length = isPlus ? 1 : 0
        if !isPlus {
            guard let plan else { return false }
            let pattern = plan.internationalPrefix
            let ends = pattern.isEmpty ? 1 : pattern.ends(in: DigitText(typed[...]))
            guard ends != 0 else { return false }
            length = DigitText.Positions.bitWidth &- 1 &- ends.leadingZeroBitCount
        }
        (isWhole, isInternational) = (true, true)
        number = Array(typed[length...])
        prefix = typed[..<length] + (isPlus ? [] : [Self.space])
        return true
    }

    /// Moves a calling code from the number to the prefix.
    private mutating func findCallingCode() -> Bool {
        guard !number.isEmpty, let (code, length) = plans.callingCode(of: number[...]) else { return false }
        prefix += number[..<length] + [Self.space]
        number.removeFirst(length)
        foreignPlan = plans.mainPlan(of: code)
        plan = foreignPlan
        nationalPrefix = []
        return true
    }

    /// Moves a national prefix from the number to the prefix, and returns it.
    private mutating func findNationalPrefix() -> [UInt8] {
        var length = 0
        let isAmerican = plan?.callingCode == 1
        if isAmerican, number.count > 1, number[0] == UInt8(ascii: "1"), number[1] > UInt8(ascii: "1") {
            length = 1
            prefix += [number[0], Self.space]
            isWhole = true
        } else if let found = plan?.prefix(of: DigitText(number[...])), found.length > 0 {
            length = found.length
            prefix += number[..<length]
            isWhole = true
        }
        let found = Array(number[..<length])
        number.removeFirst(length)
        return found
    }

    /// Looks for a national prefix again, which can be longer now. Returns whether it's another one.
    private mutating func findLongerNationalPrefix() -> Bool {
        if !nationalPrefix.isEmpty {
            number = nationalPrefix + number
            var start = prefix.count &- nationalPrefix.count
            while start > 0, !prefix[start...].starts(with: nationalPrefix) { start &-= 1 }
            prefix.removeLast(prefix.count &- max(0, start))
        }
        return nationalPrefix != findNationalPrefix()
    }
}
