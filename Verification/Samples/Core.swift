import LiveControls
import LivePasswords
import LiveText

/// Something that shows a text, as a host's label does.
@MainActor final class SampleLabel {
    var text = ""
    var accessibilityLabel = ""
}

/// What a server answers with.
struct Rejection: Error {
    var rules: [String]
}

let now = 0.0
let text = ""
let format = NumberFormat(symbols: NumberSymbols())
let password = PasswordText()
let bytesOfTheFile: [UInt8] = []
let card = SectionedFieldModel(.card)
@MainActor let label = SampleLabel()
