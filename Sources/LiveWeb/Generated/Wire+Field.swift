// Written by Tools/wire/build.py from the declarations of the core.

import LiveControls
import LiveText

extension TextFieldEvent {
    /// A case of ``TextFieldEvent`` without what it carries.
    enum Kind {
        case willEdit
        case edited
        case composing
        case composed
        case set
        case selected
        case focused

        init?(code: Code<TextFieldEvent>) {
            switch code {
            case 0: self = .willEdit
            case 1: self = .edited
            case 2: self = .composing
            case 3: self = .composed
            case 4: self = .set
            case 5: self = .selected
            case 6: self = .focused
            default: return nil
            }
        }
    }
}

extension Record {
    @inline(never) mutating func append(_ value: TextEdit) {
        append(value.range)
        append(value.replacement)
    }
}
