import LiveControls
import LiveGestures
import LivePasswords
import LiveText

/// A type that shows a text, like a host's label.
@MainActor final class SampleLabel {
    var text = ""
    var accessibilityLabel = ""
}

/// A server's error.
struct Rejection: Error {
    var rules: [String]
}

/// An app's value, which is animated.
nonisolated struct Color: Sendable, AdditiveArithmetic {
    var (red, green, blue) = (0.0, 0.0, 0.0)

    static let zero = Self()
    static func + (left: Self, right: Self) -> Self { left }
    static func - (left: Self, right: Self) -> Self { left }
    static func == (left: Self, right: Self) -> Bool { true }
}

let now = 0.0
let text = ""
let password = PasswordText()
let bytesOfTheFile: [UInt8] = []
let bytes = bytesOfTheFile
let dictionary = PasswordDictionary(bytes)!
let setup = PasswordSetupModel(policy: .classic)
let button = SnapButtonModel(layout: SnapLayout(size: .zero, itemSize: .zero))
let card = SectionedFieldModel(.card)
@MainActor let label = SampleLabel()
