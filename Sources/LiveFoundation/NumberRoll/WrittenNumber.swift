/// The parts of a number that Foundation formatted: its digits and the text around and between them.
struct WrittenNumber {
    /// The text before the first digit.
    let prefix: String
    /// The text from the first to the last digit.
    let digits: String
    /// The text after the last digit.
    let suffix: String
    /// The digit zero of the numbering system.
    let zero: Unicode.Scalar
    /// The numbers of digits between separators; never empty.
    let runs: [Int]
    /// The texts between the runs, one fewer than the runs.
    let separators: [String]
    /// Whether every digit is a zero.
    let isZero: Bool

    /// Splits a text; `nil` if it has no digits, or digits of more than one numbering system.
    init?(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.firstIndex(where: { $0.digit != nil }),
            let last = scalars.lastIndex(where: { $0.digit != nil }),
            let value = scalars[first].digit, let zero = Unicode.Scalar(scalars[first].value - value)
        else { return nil }
        var runs = [0]
        var separators: [String] = []
        var isBetween = false
        for scalar in scalars[first...last] {
            if let digit = scalar.digit {
                guard scalar.value - digit == zero.value else { return nil }
                if isBetween { runs.append(0) }
                isBetween = false
                runs[runs.count - 1] += 1
            } else {
                if !isBetween { separators.append("") }
                isBetween = true
                separators[separators.count - 1].unicodeScalars.append(scalar)
            }
        }
        prefix = String(scalars[..<first])
        digits = String(scalars[first...last])
        suffix = String(scalars[(last + 1)...])
        self.zero = zero
        self.runs = runs
        self.separators = separators
        isZero = scalars[first...last].allSatisfy { $0.digit ?? 0 == 0 }
    }

    /// The ten digits of the numbering system.
    var digitTexts: String {
        String((0..<10).compactMap { Unicode.Scalar(zero.value + $0) })
    }

    /// Returns the number of digits after the decimal separator, given the group separator; `nil` if there are other
    /// separators, as in scientific notation.
    func decimals(group: String) -> Int? {
        let others = separators.filter { $0 != group }
        if others.isEmpty { return 0 }
        return others.count == 1 && separators.last == others[0] ? runs[runs.count - 1] : nil
    }
}

extension Unicode.Scalar {
    /// The value of a decimal digit. In Unicode, the ten digits of each numbering system are consecutive.
    fileprivate var digit: UInt32? {
        guard properties.numericType == .decimal, let value = properties.numericValue else { return nil }
        return UInt32(value)
    }
}

extension String {
    fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
        self.init()
        unicodeScalars.append(contentsOf: scalars)
    }
}
