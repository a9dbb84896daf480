#if canImport(UIKit) && !os(watchOS)
import LiveControls
import UIKit

/// The counter of a ``LimitedFieldView``: a view as wide as its widest text, with the text at the field's end.
///
/// The field sets its frame, which must not have a transform. The pulsing text is therefore a view inside.
final class CounterView: UIView {
    /// The distance of the text from the field's end, in points.
    private static let margin: CGFloat = 5

    private let label = UILabel()
    private var widest = ""
    private var restingAlpha: CGFloat = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .footnote)
            .adjustableWithMonospacedDigits(compatibleWith: traitCollection)
        isUserInteractionEnabled = false
        label.isAccessibilityElement = false
        addSubview(label)
    }

    func show(_ presentation: LimitedFieldPresentation, _ wording: CounterWording, _ locale: Locale, in color: UIColor)
    {
        let text: String
        let widest: String
        switch wording {
        case .count: (text, widest) = (presentation.counter, presentation.widestCounter)
        case .remaining:
            text = presentation.counterText(locale: locale)
            widest = presentation.widestCounterText(locale: locale)
        }
        label.text = text
        label.textColor = color
        restingAlpha = presentation.isCounterVisible ? 1 : 0
        label.alpha = restingAlpha
        if self.widest != widest {
            self.widest = widest
            invalidateIntrinsicContentSize()
        }
    }

    override var intrinsicContentSize: CGSize {
        let size = (widest as NSString).size(withAttributes: [.font: label.font as Any])
        return CGSize(width: size.width.rounded(.up) + Self.margin, height: size.height.rounded(.up))
    }

    /// Returns how far the counter is below the middle of a line in a font, if both have one baseline, in points.
    func drop(beside font: UIFont) -> CGFloat {
        guard let own = label.font else { return 0 }
        return (font.ascender + font.descender - own.ascender - own.descender) / 2
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.textAlignment = isRightToLeft ? .left : .right
        label.bounds = CGRect(x: 0, y: 0, width: bounds.width - Self.margin, height: bounds.height)
        label.center = CGPoint(
            x: bounds.midX + (isRightToLeft ? Self.margin : -Self.margin) / 2,
            y: bounds.midY
        )
    }

    /// Animates the pulse, forward and back. A pulse that interrupts another one starts at its current value and ends
    /// at the same value.
    func play(_ pulse: CounterPulse) {
        let scale = CGFloat(pulse.scale)
        UIView.animate(withDuration: pulse.duration) { [label, restingAlpha] in
            label.transform = CGAffineTransform(scaleX: scale, y: scale)
            label.alpha = restingAlpha * CGFloat(pulse.opacity)
        } completion: { [weak self] _ in
            UIView.animate(withDuration: pulse.duration) {
                self?.label.transform = .identity
                self?.label.alpha = self?.restingAlpha ?? 1
            }
        }
    }
}
#endif
