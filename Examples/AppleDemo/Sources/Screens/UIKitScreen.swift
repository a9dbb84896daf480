#if canImport(UIKit) && !os(watchOS)
import LiveUIKit
import SwiftUI
import UIKit

/// The controls of LiveUIKit, as in an app without SwiftUI.
struct UIKitScreen: UIViewRepresentable {
    func makeUIView(context: Context) -> UIKitControls { UIKitControls(frame: .zero) }
    func updateUIView(_ uiView: UIKitControls, context: Context) {}
}

/// A column of controls, with the snap button above it.
final class UIKitControls: UIView {
    private let name = LimitedFieldView(limit: TextLimit(20))
    private let ring = CountRingView(limit: TextLimit(20))
    private let card = SectionedFieldView.bordered(.card)
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
        name.accessibilityIdentifier = "name"
        card.accessibilityIdentifier = "card"
        score.accessibilityIdentifier = "score"
        // A control retains its actions. An action that retains the control or its superview creates a retain cycle.
        name.addAction(UIAction { [weak self] _ in self?.updateRing() }, for: .editingChanged)
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
        let button = SnapButtonView(label: UIImageView(image: UIImage(systemName: "plus")))
        button.accessibilityLabel = "Add"
        button.accessibilityIdentifier = "add"
        button.addAction(UIAction { [score] _ in score.setValue(0) }, for: .primaryActionTriggered)
        addSubview(button)
        #endif
    }

    private func updateRing() { ring.text = name.text ?? "" }

    private func signUp() {
        // Use `password.password` here. The reset then clears it.
        password.reset()
        score.setValue(12_345)
    }
}
#endif
