/// The parts of a number that Foundation formatted: its digits and the text around and between them.
struct WrittenNumber {
    /// The text before the first digit.
    let prefix: String
    /// The text after the last digit.
    let suffix: String
    /// The digit zero of the numbering system.
    let zero: Unicode.Scalar
    /// The digits between separators, in ASCII; never empty.
    let runs: [String]
    /// The texts between the runs, one fewer than the runs.
    let separators: [String]

    /// Splits a text; `nil` if it has no digits, or digits of more than one numbering system.
    init?(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.firstIndex(where: { $0.digit != nil }),
            let last = scalars.lastIndex(where: { $0.digit != nil }),
            let value = scalars[first].digit, let zero = Unicode.Scalar(scalars[first].value - value)
        else { return nil }
        var runs = [""]
        var separators: [String] = []
        var isBetween = false
        for scalar in scalars[first...last] {
            if let digit = scalar.digit {
                guard scalar.value - digit == zero.value else { return nil }
                if isBetween { runs.append("") }
                isBetween = false
                runs[runs.count - 1] += String(digit)
            } else {
                if !isBetween { separators.append("") }
                isBetween = true
                separators[separators.count - 1].unicodeScalars.append(scalar)
            }
        }
        prefix = String(scalars[..<first])
        suffix = String(scalars[(last + 1)...])
        self.zero = zero
        self.runs = runs
        self.separators = separators
    }

    /// All digits, in ASCII.
    var digits: String { runs.joined() }

    /// Whether every digit is a zero.
    var isZero: Bool { runs.allSatisfy { $0.allSatisfy { $0 == "0" } } }

    /// The ten digits of the numbering system.
    var digitTexts: String {
        String((0..<10).compactMap { Unicode.Scalar(zero.value + $0) })
    }

    /// Returns the whole digits, the decimal separator and the decimals, given the group separator; `nil` if there are
    /// other separators, as in scientific notation.
    func parts(group: String) -> (whole: String, decimal: String?, fraction: String)? {
        let others = separators.filter { $0 != group }
        switch others.count {
        case 0: return (digits, nil, "")
        case 1 where separators.last == others[0]: return (runs.dropLast().joined(), others[0], runs[runs.count - 1])
        default: return nil
        }
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
