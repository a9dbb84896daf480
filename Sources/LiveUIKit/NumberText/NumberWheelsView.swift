#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
import UIKit

/// Draws a number while it rolls: a column of digits for each wheel, and a text for each other part.
///
/// Core Animation moves them; nothing is computed from frame to frame. Each part has one animation at most, which begins
/// where the core says, and as fast, so that it can take the place of an earlier one at any time.
final class NumberWheelsView: UIView {
    /// How far digits are to be seen above and below the line, as a part of its height, and fade as far within it.
    private static let softness: CGFloat = 0.2
    /// How many digits beyond both ends of its way a wheel has that was interrupted, as it may swing past them.
    private static let spareDigits = 1
    /// The key of a part's one animation.
    private static let animationKey = "roll"

    private let reel = UIView(frame: .zero)
    private let softEdges = CAGradientLayer()
    private var labels: [NumberRollPart.Key: UILabel] = [:]

    /// Where the parts stand: a line of this height, which begins at the view's origin.
    private var lineHeight: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        let (clear, opaque) = (UIColor.clear.cgColor, UIColor.black.cgColor)
        softEdges.colors = [clear, opaque, opaque, clear]
        reel.layer.mask = softEdges
        addSubview(reel)
    }

    /// Sends the parts on their way.
    ///
    /// - Parameters:
    ///   - parts: The parts.
    ///   - digits: What the wheels show.
    ///   - font: The font, with digits of one width.
    ///   - color: The colour.
    func play(_ parts: [NumberRollPart], digits: [String], font: UIFont, color: UIColor) {
        lineHeight = font.lineHeight
        let keys = Set(parts.map(\.key))
        for (key, label) in labels where !keys.contains(key) {
            label.removeFromSuperview()
            labels[key] = nil
        }
        for part in parts {
            let label = label(of: part.key)
            if let turn = part.turn {
                let column = NumberColumn(turn.path, to: turn.target, spare: Self.spareDigits)
                label.attributedText = text(column.lines(of: digits), font, color)
                place(label, part, top: -lineHeight * CGFloat(turn.target - Double(column.lowest)), column.count)
                play(part, on: label.layer, column)
            } else {
                label.attributedText = text(part.text, font, color)
                place(label, part, top: 0, 1)
                play(part, on: label.layer, nil)
            }
        }
        softenEdges(around: parts)
    }

    private func label(of key: NumberRollPart.Key) -> UILabel {
        if let label = labels[key] { return label }
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.isAccessibilityElement = false
        switch key {
        case .prefix, .suffix: addSubview(label)
        case .wheel, .mark: reel.addSubview(label)
        }
        labels[key] = label
        return label
    }

    /// A text whose lines are as high as the font's, so that a wheel stops at its digit and not beside it.
    private func text(_ text: String, _ font: UIFont, _ color: UIColor) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = font.lineHeight
        style.maximumLineHeight = font.lineHeight
        style.alignment = .center
        return NSAttributedString(
            string: text,
            attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style]
        )
    }

    /// Sets the label to where it ends.
    private func place(_ label: UILabel, _ part: NumberRollPart, top: CGFloat, _ lineCount: Int) {
        label.bounds = CGRect(x: 0, y: 0, width: CGFloat(part.width), height: lineHeight * CGFloat(lineCount))
        label.center = CGPoint(x: CGFloat(part.x.target + part.width / 2), y: top + label.bounds.height / 2)
        label.alpha = CGFloat(part.opacity.target)
    }

    private func play(_ part: NumberRollPart, on layer: CALayer, _ column: NumberColumn?) {
        let half = part.width / 2
        var animations = [
            CABasicAnimation.following(
                part.x.path.mapped(from: half, to: half + 1),
                to: part.x.target + half,
                on: "position.x"
            ),
            CABasicAnimation.following(part.opacity.path, to: part.opacity.target, on: "opacity"),
        ]
        if let turn = part.turn, let column {
            let line = Double(lineHeight)
            // The column's middle where position 0 would be shown.
            let zero = line * (Double(column.lowest) + Double(column.count) / 2)
            animations.append(
                CABasicAnimation.following(
                    turn.path.mapped(from: zero, to: zero - line),
                    to: zero - line * turn.target,
                    on: "position.y"
                )
            )
        }
        let moving = animations.compactMap { $0 }
        guard let duration = moving.map(\.duration).max() else {
            layer.removeAnimation(forKey: Self.animationKey)
            return
        }
        let group = CAAnimationGroup()
        group.animations = moving
        group.duration = duration
        layer.add(group, forKey: Self.animationKey)
    }

    /// Lets digits come and go softly, wherever the wheels are on their way.
    private func softenEdges(around parts: [NumberRollPart]) {
        let lefts = parts.flatMap { [$0.x.path.start, $0.x.target] }
        let rights = parts.flatMap { [$0.x.path.start + $0.width, $0.x.target + $0.width] }
        let (left, right) = (CGFloat(lefts.min() ?? 0), CGFloat(rights.max() ?? 0))
        let soft = lineHeight * Self.softness
        let height = lineHeight + 2 * soft
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        softEdges.frame = CGRect(
            x: left - lineHeight,
            y: -soft,
            width: right - left + 2 * lineHeight,
            height: height
        )
        let edge = Double(2 * soft / max(1, height))
        softEdges.locations = [0, NSNumber(value: edge), NSNumber(value: 1 - edge), 1]
        CATransaction.commit()
    }
}
#endif
