#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Baselines and centers that controls share with their fields, in UIKit") struct AlignmentTests {
    private func views<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
        ((root as? View).map { [$0] } ?? []) + root.subviews.flatMap { views(type, in: $0) }
    }

    /// The baseline of a line of text that is centered in a view, in the view's coordinates.
    private func baseline(of font: UIFont, in bounds: CGRect) -> CGFloat {
        bounds.midY + (font.ascender + font.descender) / 2
    }

    private func expectLevel(_ one: CGFloat, _ other: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(abs(one - other) <= 0.5, "\(one) and \(other)", sourceLocation: sourceLocation)
    }

    @Test("puts a counter on the baseline of its field's text", arguments: [UIFont.TextStyle.body, .title1, .caption2])
    func counter(style: UIFont.TextStyle) throws {
        let stage = TestWindow()
        let field = LimitedFieldView(frame: CGRect(x: 20, y: 80, width: 300, height: 60))
        field.limit = TextLimit(20)
        field.font = .preferredFont(forTextStyle: style)
        field.text = "text"
        stage.view.addSubview(field)
        stage.layOut()
        let label = try #require(views(UILabel.self, in: field).first { $0.text == "4/20" })
        let font = try #require(label.font)
        let text = try #require(field.font)
        let counted = label.convert(label.bounds, to: field)
        expectLevel(baseline(of: font, in: counted), baseline(of: text, in: field.bounds))
    }

    @Test("centers an eye on its field's text")
    func eye() throws {
        let scene = PasswordScene()
        let eye = try #require(views(UIButton.self, in: scene.field).first)
        expectLevel(eye.convert(eye.bounds, to: scene.field).midY, scene.field.bounds.midY)
    }

    @Test("puts the mark of a rule and its text on one baseline")
    func rule() throws {
        let scene = PasswordScene(showsSetup: true)
        let lines = scene.views(UIStackView.self).filter { stack in
            stack.axis == .horizontal && stack.arrangedSubviews.first is UIImageView
        }
        #expect(lines.count >= 5)
        for line in lines { #expect(line.alignment == .firstBaseline) }
    }

    @Test("centers the mark of a validity on the raised label", arguments: SectionedFieldAppearance.allCases)
    func validity(appearance: SectionedFieldAppearance) throws {
        let scene = SectionedFieldScene(.card)
        scene.field.style.appearance = appearance
        scene.keyboard.type("4242424242424241")
        _ = scene.field.resignFirstResponder()
        scene.stage.layOut()
        let label = try #require(scene.field.labels.first)
        let mark = try #require(views(UIImageView.self, in: scene.field).first { $0.image != nil && $0.alpha > 0 })
        expectLevel(mark.frame.midY, label.frame.midY)
    }
}
#endif
