#if canImport(UIKit) && !os(watchOS)
import LiveControls
import LiveFoundation
import UIKit

/// Draws a rolling number: a column of digits for each wheel, and a text for each other part.
///
/// Core Animation moves them, without code for each frame. Each part has at most one animation, which starts at the
/// core's value and velocity, so that it can replace an earlier one at any time.
final class NumberWheelsView: UIView {
    /// The distance above and below the line at which digits are visible, as a fraction of its height. They fade over
    /// the same distance within the line.
    private static let softness: CGFloat = 0.2
    /// The number of extra digits at both ends of an interrupted wheel, which may overshoot them.
    private static let spareDigits = 1
    /// The key of a part's animation.
    private static let animationKey = "roll"

    private let reel = UIView(frame: .zero)
    private let softEdges = CAGradientLayer()
    private var labels: [NumberRollPart.Key: UILabel] = [:]

    /// The height of the line, which starts at the view's origin.
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

    /// Starts the movement of the parts.
    ///
    /// - Parameters:
    ///   - parts: The parts.
    ///   - digits: The digits of the wheels.
    ///   - font: The font, with monospaced digits.
    ///   - color: The color.
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
                label.attributedText = text(column.lines(of: Array(digits.prefix(part.size))), font, color)
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

    /// Sets the color of all parts, also while they move.
    func setColor(_ color: UIColor) {
        for label in labels.values { label.textColor = color }
    }

    /// Moves all parts from a distance to their places, with the motion of the parts. Several such movements add up.
    func slide(from distance: CGFloat, as parts: [NumberRollPart]) {
        guard let path = parts.first?.x.path, distance != 0 else { return }
        let way = MotionPath(start: Double(distance), velocity: 0, motion: path.motion)
        guard let animation = CABasicAnimation.following(way, to: 0, on: "position.x") else { return }
        animation.isAdditive = true
        layer.add(animation, forKey: nil)
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

    /// Returns a text whose lines have the font's line height, so that a wheel stops exactly at its digit.
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

    /// Sets the label to its final position.
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
            // The middle of the column when it shows position 0.
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

    /// Fades digits in and out at the edges of moving wheels.
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
