#if canImport(UIKit)
import LiveUIKit
import UIKit

/// The place where the samples of the documentation run, and what they take for granted.
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
func pay(with number: String) {}
#endif
