#if canImport(UIKit) && !os(watchOS)
import LiveControls
import UIKit

/// The texts of a sectioned field in front of the native field, which has the text for everyone else: the characters where
/// separators are visible, and the texts around and between the sections.
@MainActor final class SectionedTextDrawing {
    let view = UIView(frame: .zero)
    /// The characters; see ``SectionLayout/runs``.
    private var runs: [UILabel] = []
    /// The texts around the sections, and separators that are texts.
    private var ornaments: [UILabel] = []

    func draw(_ scene: SectionedFieldScene) {
        view.frame = scene.field.bounds
        drawRuns(scene)
        drawOrnaments(scene)
    }

    /// Draws the characters beside visible separators. The native field's own are transparent, because one kern applies to
    /// all of them. Composed text is drawn at their places.
    private func drawRuns(_ scene: SectionedFieldScene) {
        let (presentation, layout, font) = (scene.presentation, scene.layout, scene.font)
        let text = scene.field.input.text ?? ""
        let isEven = text == presentation.text && text.utf8.count == text.utf16.count
        let shown: [(x: Double, step: Double, text: String)]
        if !scene.drawsCharacters {
            shown = []
        } else if isEven {
            shown = zip(layout.runs, presentation.sections).enumerated().map { index, place in
                let (run, section) = place
                let isHidden = index == 0 && presentation.decorations?.hidesSign == true
                return (run.x, run.step, isHidden ? "" : (text as NSString).substring(with: NSRange(section)))
            }
        } else {
            shown = [(layout.start, layout.pitch, text)]
        }
        keep(shown.count, of: &runs)
        let character = font.width(of: "0")
        for (label, (x, step, text)) in zip(runs, shown) {
            label.attributedText = NSAttributedString(
                string: text,
                attributes: [.font: font, .foregroundColor: scene.style.textColor, .kern: step - character]
            )
            place(label, in: scene) { _ in CGFloat(x) }
        }
        if isEven, let point = scene.point { center(point, in: scene) }
    }

    /// Moves the decimal separator, the first character of its section, to the middle between its neighbors.
    private func center(_ point: Character, in scene: SectionedFieldScene) {
        guard let index = runs.indices.dropFirst().last(where: { runs[$0].text?.first == point }),
            let text = runs[index].attributedText.map(NSMutableAttributedString.init(attributedString:))
        else { return }
        let character = scene.font.width(of: "0")
        let (before, run) = (scene.layout.runs[index - 1], scene.layout.runs[index])
        let end = before.x + Double(scene.presentation.sections[index - 1].count - 1) * before.step + character
        let distance = (end + run.step - character - run.x) / 2
        text.addAttribute(.kern, value: run.step - character - distance, range: NSRange(location: 0, length: 1))
        runs[index].attributedText = text
        runs[index].frame.origin.x += distance
        runs[index].frame.size.width -= distance
    }

    /// Draws the texts around the sections, and separators that are texts. VoiceOver reads the native field's text.
    private func drawOrnaments(_ scene: SectionedFieldScene) {
        let presentation = scene.presentation
        let placed = presentation.ornaments(in: scene.layout, isRightToLeft: scene.isRightToLeft)
        keep(placed.count, of: &ornaments)
        let isVisible = scene.style.appearance == .outlined && presentation.decorations != nil
        let excess = scene.point.map(scene.narrowness) ?? 0
        for (label, ornament) in zip(ornaments, placed) {
            label.text = ornament.text
            label.font = scene.font
            label.textColor = scene.style.textColor
            label.alpha = isVisible ? 1 : CGFloat(presentation.opening)
            let start = ornament.x - (ornament.share == 0 ? excess : 0)
            place(label, in: scene) { width in CGFloat(start) - CGFloat(ornament.share) * width }
        }
    }

    /// Puts a label at a position in the layout, which may depend on its width.
    private func place(_ label: UILabel, in scene: SectionedFieldScene, x: (CGFloat) -> CGFloat) {
        let size = label.sizeThatFits(scene.frame.size)
        let origin = CGPoint(x: x(size.width) + scene.shift, y: scene.frame.midY - size.height / 2)
        label.frame = CGRect(origin: origin, size: size)
    }

    /// Adds or removes labels until there are `count`.
    private func keep(_ count: Int, of labels: inout [UILabel]) {
        while labels.count > count { labels.removeLast().removeFromSuperview() }
        while labels.count < count {
            let label = UILabel()
            label.isAccessibilityElement = false
            view.addSubview(label)
            labels.append(label)
        }
    }
}
#endif
