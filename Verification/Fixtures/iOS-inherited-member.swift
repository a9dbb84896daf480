import UIKit

final class Field: UITextField {
    func select(_ sender: Any?) {}  // expected-error {{overriding declaration requires an 'override' keyword}}
    func deleteBackward() {}  // expected-error {{overriding declaration requires an 'override' keyword}}
    override var hasText: Bool { true }
    override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
    var isTracking: Bool { true }  // expected-error {{overriding declaration requires an 'override' keyword}}
}

func write(_ text: String, in input: any UITextInput) {}
@MainActor func write(in field: UITextField) { write("", in: field) }
