#if canImport(UIKit)
import LiveUIKit
import UIKit

/// The view controller in which the documentation's samples run, with the names that they use.
final class SampleController: UIViewController, UITextFieldDelegate {
    let field = UITextField()
    let textView = UITextField()

    init(sample: String) {
        super.init(nibName: nil, bundle: nil)
        title = sample
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func compose() {}
    func tellThatItIsFull() {}
}

let plus = UIImage(systemName: "plus")
let account = "ada@example.org"
@MainActor let signUpButton = UIButton(type: .system)

func check(_ password: PasswordText) {}
func signUp(with password: PasswordText) {}
@MainActor var payments: [String] = []
@MainActor func pay(with number: String) { payments.append(number) }
#endif
