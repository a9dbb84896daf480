#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveText
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("The text size", .needs(.traits)) struct TextSizeTests {
    private func size(_ view: UIView) -> CGFloat {
        ((view as? UILabel)?.font ?? (view as? UITextField)?.font ?? (view as? UITextView)?.font)?.pointSize ?? 0
    }

    @Test("is followed by each control with its own font", arguments: UnspecifiedBehavior.everyWay)
    func followed(way: UnspecifiedBehavior) {
        way.run {
            let stage = TestWindow()
            let number = NumberLabel(frame: .zero)
            let field = LimitedFieldView(limit: TextLimit(10))
            let views: [UIView] = [number, field, PasswordFieldView(), LimitedTextView(limit: TextLimit(10))]
            for view in views { stage.view.addSubview(view) }
            stage.layOut()
            number.setValue(1, animated: false)
            for view in views { #expect(size(view) == 17, "\(type(of: view)), \(way)") }
            let counter = field.counterLabel.font.pointSize
            stage.contentSizeCategory = .accessibilityLarge
            stage.layOut()
            for view in views where !(view is UITextView) { #expect(size(view) == 33, "\(type(of: view)), \(way)") }
            #expect(field.counterLabel.font.pointSize > counter * 1.5)
            number.setValue(2, animated: false)
            #expect(size(number) == 33)
            stage.contentSizeCategory = .large
            #expect(size(number) == 17)
        }
    }

    @Test("is followed by a number in a text style of the app, and not by a font of a fixed size")
    func ofTheApp() {
        let stage = TestWindow()
        let label = NumberLabel(frame: .zero)
        stage.view.addSubview(label)
        label.font = .preferredFont(forTextStyle: .title1)
        label.setValue(1, animated: false)
        let usual = label.font.pointSize
        stage.contentSizeCategory = .accessibilityLarge
        #expect(label.font.pointSize > usual * 1.2)
        label.font = .systemFont(ofSize: 20)
        label.setValue(2, animated: false)
        stage.contentSizeCategory = .large
        #expect(label.font.pointSize == 20)
    }

    @Test("is followed by a number in a font of metrics with monospaced digits")
    func ofMetrics() {
        let stage = TestWindow()
        let label = NumberLabel(frame: .zero)
        stage.view.addSubview(label)
        label.font = UIFontMetrics(forTextStyle: .title1)
            .scaledFont(for: .monospacedDigitSystemFont(ofSize: 40, weight: .bold))
        label.setValue(1, animated: false)
        #expect(label.font.pointSize == 40)
        stage.contentSizeCategory = .accessibilityLarge
        #expect(label.font.pointSize > 48)
    }

    @Test(
        "is followed by a sectioned field in a text style of the app",
        arguments: [SectionedFormat.sections([2, 2], .digits), .sections([], .any)]
    )
    func ofTheAppInSections(format: SectionedFormat) {
        let stage = TestWindow()
        let field = SectionedFieldView.underlined(format)
        field.frame = CGRect(x: 0, y: 0, width: 320, height: 120)
        field.style.textFont = .preferredFont(forTextStyle: .title2)
        field.style.labelFont = .preferredFont(forTextStyle: .title2)
        field.label = "Code"
        field.text = "4242"
        stage.view.addSubview(field)
        stage.layOut()
        func sizes() -> [CGFloat] {
            func label(in view: UIView) -> UILabel? {
                view as? UILabel ?? view.subviews.lazy.compactMap { label(in: $0) }.first
            }
            return [size(field.native), label(in: field).map(size) ?? 0]
        }
        #expect(sizes() == [22, 22])
        stage.contentSizeCategory = .accessibilityExtraLarge
        stage.layOut()
        #expect(sizes() == [44, 44])
        field.style.textFont = .systemFont(ofSize: 20)
        #expect(sizes() == [20, 44])
    }

    @Test("of a card's digits is that of people who need large text, and the card scrolls")
    func ofDigits() {
        let stage = TestWindow()
        let field = SectionedFieldView.outlined(.card)
        field.frame = CGRect(x: 0, y: 0, width: 320, height: 120)
        field.text = "4242424242424242"
        stage.view.addSubview(field)
        for (category, expected) in [(UIContentSizeCategory.large, 16...17.0), (.accessibilityLarge, 30...33)] {
            stage.contentSizeCategory = category
            stage.layOut()
            #expect(expected.contains(Double(field.native.font?.pointSize ?? 0)), "\(category.rawValue)")
        }
    }
}
#endif
