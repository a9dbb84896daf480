#if canImport(UIKit) && !os(watchOS)
import LiveUIKit
import SwiftUI
import UIKit

/// The controls of LiveUIKit, as an app without SwiftUI has them.
struct UIKitScreen: UIViewRepresentable {
    func makeUIView(context: Context) -> UIKitControls { UIKitControls(frame: .zero) }
    func updateUIView(_ uiView: UIKitControls, context: Context) {}
}

/// All of them in a column. The snapping button lies over it.
final class UIKitControls: UIView {
    private let name = LimitedTextField(limit: TextLimit(20))
    private let ring = CountRingView(limit: TextLimit(20))
    private let card = SectionedField.bordered(.card)
    private let score = NumberLabel(frame: .zero)
    private let password = PasswordSetupView(policy: .classic)
    private let submit = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        name.placeholder = "Name"
        // A control keeps its actions: one that kept the control, or the view around it, would keep all of them for ever.
        name.addAction(UIAction { [weak self] _ in self?.count() }, for: .editingChanged)
        card.label = "Card number"
        score.transition = .roll
        score.setValue(1_000)
        password.entryLabel = "Password"
        password.confirmationLabel = "Repeat the password"
        password.submitControl = submit
        password.addAction(UIAction { [weak self] _ in self?.signUp() }, for: .primaryActionTriggered)
        submit.setTitle("Sign up", for: .normal)
        let column = UIStackView(arrangedSubviews: [name, ring, card, score, password, submit])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            column.topAnchor.constraint(equalTo: topAnchor, constant: 16),
        ])
        #if !os(tvOS)
        let button = SnapButton(label: UIImageView(image: UIImage(systemName: "plus")))
        button.accessibilityLabel = "Add"
        button.addAction(UIAction { [score] _ in score.setValue(0) }, for: .primaryActionTriggered)
        addSubview(button)
        #endif
    }

    private func count() { ring.text = name.text ?? "" }

    private func signUp() {
        // The app's own work with `password.password` goes here; then it is forgotten.
        password.reset()
        score.setValue(12_345)
    }
}
#endif
