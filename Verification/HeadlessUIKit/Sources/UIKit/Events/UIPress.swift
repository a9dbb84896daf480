import Foundation

@MainActor open class UIPressesEvent: UIEvent {}

/// A press of a key of a hardware keyboard.
open class UIPress: NSObject {
    open internal(set) nonisolated(unsafe) var key: UIKey?

    package convenience init(_ key: UIKey) {
        self.init()
        self.key = key
    }
}

@MainActor open class UIKey: NSObject {
    open internal(set) var characters = ""
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    package convenience init(_ characters: String, _ modifierFlags: UIKeyModifierFlags) {
        self.init()
        self.characters = characters
        self.modifierFlags = modifierFlags
    }

    nonisolated override init() { super.init() }
}
