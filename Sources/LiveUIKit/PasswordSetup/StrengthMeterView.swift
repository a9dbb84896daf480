#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
import LivePasswords
import UIKit

/// A strength meter with bars and text.
final class StrengthMeterView: UIStackView {
    private let bars = UIStackView(arrangedSubviews: [])
    private let words = UILabel()
    private let advice = UILabel()

    convenience init(textStyle: UIFont.TextStyle) {
        self.init(arrangedSubviews: [])
        axis = .vertical
        spacing = 4
        bars.axis = .horizontal
        bars.distribution = .fillEqually
        bars.spacing = 4
        for _ in 0..<PasswordStrength.Score.barCount {
            let bar = UIView(frame: .zero)
            bar.layer.cornerRadius = 2
            bar.heightAnchor.constraint(equalToConstant: 4).isActive = true
            bars.addArrangedSubview(bar)
        }
        addArrangedSubview(bars)
        for label in [words, advice] {
            label.font = .preferredFont(forTextStyle: textStyle)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.textColor = .label
            addArrangedSubview(label)
        }
        accessibilityTraits = .staticText
    }

    func show(_ presentation: PasswordSetupPresentation) {
        let lit = presentation.score?.litBarCount ?? 0
        let color = presentation.score.map(color) ?? .separator
        for (index, bar) in bars.arrangedSubviews.enumerated() {
            bar.backgroundColor = index < lit ? color : .separator
        }
        words.text = presentation.scoreMessage?.text()
        advice.text = presentation.adviceText()
        words.setHidden(words.text == nil)
        advice.setHidden(advice.text?.isEmpty ?? true)
        isAccessibilityElement = !words.isHidden
        accessibilityLabel = words.text
        accessibilityValue = advice.text
    }

    private func color(_ score: PasswordStrength.Score) -> UIColor {
        switch score {
        case .veryWeak, .weak: .incorrectRole
        case .fair: .warningRole
        case .good, .strong: .correctRole
        }
    }
}
#endif
