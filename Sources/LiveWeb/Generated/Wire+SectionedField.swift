// Written by Tools/wire/build.py from the declarations of the core.

import LiveControls
import LiveText

extension SectionedFormat {
    /// A case of ``SectionedFormat`` without what it carries.
    enum Kind {
        case sections
        case card
        case phoneUS
        case code
        case iban
        case expiry

        init?(code: Code<SectionedFormat>) {
            switch code {
            case 0: self = .sections
            case 1: self = .card
            case 2: self = .phoneUS
            case 3: self = .code
            case 4: self = .iban
            case 5: self = .expiry
            default: return nil
            }
        }
    }
}

extension AcceptedCharacters {
    /// The case at a place.
    init?(code: Code<AcceptedCharacters>) {
        switch code {
        case 0: self = .digits
        case 1: self = .letters
        case 2: self = .alphanumeric
        case 3: self = .any
        default: return nil
        }
    }
}

extension FieldValidity {
    /// The place among the cases, by which it crosses.
    var code: Int {
        switch self {
        case .neutral: 0
        case .correct: 1
        case .incorrect: 2
        }
    }

    /// The case at a place.
    init?(code: Code<FieldValidity>) {
        switch code {
        case 0: self = .neutral
        case 1: self = .correct
        case 2: self = .incorrect
        default: return nil
        }
    }
}

extension SectionedFieldPresentation.Phase {
    /// The place among the cases, by which it crosses.
    var code: Int {
        switch self {
        case .rest: 0
        case .unfolding: 1
        case .editing: 2
        case .filled: 3
        case .folding: 4
        }
    }
}

extension CardBrand {
    /// The place among the cases, by which it crosses.
    var code: Int {
        switch self {
        case .visa: 0
        case .mastercard: 1
        case .amex: 2
        case .discover: 3
        case .diners: 4
        case .jcb: 5
        case .unionpay: 6
        case .maestro: 7
        }
    }
}

extension Record {
    @inline(never) mutating func append(_ value: SectionedFieldPresentation) {
        append(value.phase.code)
        append(value.sections.count)
        for element in value.sections {
            append(element)
        }
        append(value.lengths.count)
        for element in value.lengths {
            append(element)
        }
        if let present = value.visibleSeparator {
            append(present)
        } else {
            appendAbsence()
        }
        append(value.selection)
        if let present = value.activeSection {
            append(present)
        } else {
            appendAbsence()
        }
        append(value.isComplete)
        append(value.validity.code)
        if let present = value.brand {
            append(present.code)
        } else {
            appendAbsence()
        }
        append(value.opening)
        append(value.openingMotion)
        if let present = value.fault {
            append(present)
        } else {
            appendAbsence()
        }
        if let present = value.description {
            append(present)
        } else {
            appendAbsence()
        }
    }

    @inline(never) mutating func append(_ effects: [SectionedFieldEffect]) {
        var allow = false
        var perform: TextEdit?
        var select: Range<Int>?
        var completed = false
        var validate = false
        var validityChanged: FieldValidity?
        var announce: ControlMessage?
        var wake: Double?
        for effect in effects {
            switch effect {
            case .field(.allow): allow = true
            case .field(.perform(let value)): perform = value
            case .field(.select(let value)): select = value
            case .completed: completed = true
            case .validate: validate = true
            case .validityChanged(let value): validityChanged = value
            case .announce(let value): announce = value
            case .wake(let value): wake = value
            }
        }
        append(allow)
        if let present = perform {
            append(present)
        } else {
            appendAbsence()
        }
        if let present = select {
            append(present)
        } else {
            appendAbsence()
        }
        append(completed)
        append(validate)
        if let present = validityChanged {
            append(present.code)
        } else {
            appendAbsence()
        }
        if let present = announce {
            append(present)
        } else {
            appendAbsence()
        }
        if let present = wake {
            append(present)
        } else {
            appendAbsence()
        }
    }
}
