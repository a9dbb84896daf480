#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
import UIKit

/// A line of the checklist: a mark, and text with the same meaning.
final class PasswordRuleView: UIStackView {
    private let mark = UIImageView(image: nil)
    private let words = UILabel()

    convenience init(textStyle: UIFont.TextStyle) {
        self.init(arrangedSubviews: [])
        axis = .horizontal
        alignment = .firstBaseline
        spacing = 8
        mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: textStyle)
        words.font = .preferredFont(forTextStyle: textStyle)
        words.adjustsFontForContentSizeCategory = true
        words.numberOfLines = 0
        // Only the mark is colored. The text must be legible, and `.secondaryLabel` has a contrast of 3.5 : 1.
        words.textColor = .label
        mark.setContentHuggingPriority(.required, for: .horizontal)
        mark.setContentCompressionResistancePriority(.required, for: .horizontal)
        addArrangedSubview(mark)
        addArrangedSubview(words)
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    func showCapsLock() {
        mark.image = UIImage(systemName: "capslock.fill")
        mark.tintColor = .label
        words.text = ControlMessage(.passwordCapsLock).text()
        accessibilityLabel = words.text
    }

    func show(_ text: String, _ standing: PasswordSetupPresentation.Standing, in colors: PasswordSetupColors) {
        mark.image = UIImage(systemName: standing.symbolName)
        mark.tintColor = colors.color(of: standing)
        words.text = text
        accessibilityLabel = text
        accessibilityValue = standing.text()
    }
}

/// The colors of the marks in a password setup.
struct PasswordSetupColors {
    var neutral = UIColor.secondaryLabel
    var met = UIColor.correctRole
    var unmet = UIColor.incorrectRole

    func color(of standing: PasswordSetupPresentation.Standing) -> UIColor {
        switch standing {
        case .neutral: neutral
        case .met: met
        case .unmet: unmet
        }
    }
}
#endif
