import HeadlessTesting
import Testing
import UIKit

@MainActor @Suite(.serialized) struct LookTests {
    @Test("scales text styles and metrics with the text size") func textSize() {
        let stage = TestWindow()
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        let fixed = UILabel()
        fixed.font = .systemFont(ofSize: 13)
        fixed.adjustsFontForContentSizeCategory = true
        stage.view.addSubview(label)
        stage.view.addSubview(fixed)
        stage.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
        #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 17) == 53)
        #expect(label.font.pointSize == 44)
        #expect(fixed.font.pointSize == 13)
    }

    @Test("has another value under the key of text styles in the descriptor of a system font") func systemFontUsage() {
        func name(_ font: UIFont) -> String? { font.fontDescriptor.object(forKey: .textStyle) as? String }
        #expect(name(.preferredFont(forTextStyle: .body)) == UIFont.TextStyle.body.rawValue)
        #expect(name(.systemFont(ofSize: 20)) == "CTFontRegularUsage")
    }

    @Test("uses the last features of a descriptor") func features() {
        let stage = TestWindow()
        stage.contentSizeCategory = .large
        let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
        let digits: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
        let other: [UIFontDescriptor.FeatureKey: Int] = [.type: 35, .selector: 2]
        let both = body.addingAttributes([.featureSettings: [other, digits]])
        #expect(UIFont(descriptor: both, size: 0).pointSize == 17)
        let last = both.addingAttributes([.featureSettings: [digits]])
        #expect(last == body.addingAttributes([.featureSettings: [digits]]))
        #expect(last != body && last != both)
    }

    @Test("appends a text with other attributes of the same classes") func attributes() {
        let text = NSMutableAttributedString(string: "")
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .right
        let all: [(NSAttributedString.Key, [NSObject])] = [
            (
                .foregroundColor,
                [UIColor(white: 1, alpha: 1), UIColor(white: 0, alpha: 1), UIColor(white: 1, alpha: 0)]
            ),
            (.paragraphStyle, [NSParagraphStyle(), paragraph, NSMutableParagraphStyle()]),
            (.font, [UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 13), UIFont.systemFont(ofSize: 11)]),
        ]
        for (key, values) in all {
            for value in values { text.append(NSAttributedString(string: "a", attributes: [key: value])) }
        }
        #expect(text.length == 9)
    }

    @Test("gives monospaced digits one width") func digits() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }
        #expect(abs(width("1") - width("8")) < 0.01)
        #expect(abs(width("11") - 2 * width("8")) < 0.01)
        #expect(width("i") < width("W"))
        let kerned = ("11" as NSString).size(withAttributes: [.font: font, .kern: 5]).width
        #expect(abs(kerned - width("11") - 10) < 0.01)
    }

    @Test("makes a label as large as its text, with the text rectangle at the top") func label() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        label.text = "Text"
        #expect(abs(label.intrinsicContentSize.height - label.font.lineHeight) < 0.5)
        let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
        #expect(rect.minY == 0 && rect.size == label.intrinsicContentSize)
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize)
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 30
        style.maximumLineHeight = 30
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: "1\n2\n3",
            attributes: [.font: label.font!, .paragraphStyle: style]
        )
        #expect(label.intrinsicContentSize.height == 90)
    }

    @Test("keeps a layer's resolved dynamic color") func colors() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(
            UIColor.systemGreen.resolvedColor(with: dark)
                == UIColor(red: 48 / 255, green: 209 / 255, blue: 88 / 255, alpha: 1)
        )
        #expect(UIColor.label != UIColor.black)
        dark.performAsCurrent { #expect(UIColor.label.cgColor == UIColor.white.cgColor) }
    }
}

@MainActor @Suite(.serialized) struct AnimationTests {
    private func shown(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }

    @Test("animates a view only in an animation block") func block() async {
        let stage = TestWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(view)
        stage.layOut()
        view.center.x = 100
        stage.layOut()
        #expect(shown(view) == 100)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            #expect(UIView.inheritedAnimationDuration == 1)
            view.center.x = 200
        } completion: {
            ends.append($0)
        }
        stage.layOut()
        #expect(view.center.x == 200 && shown(view) == 100)
        await stage.advance(0.5)
        #expect(abs(shown(view) - 150) < 1)
        #expect(ends.isEmpty)
        await stage.advance(0.6)
        #expect(shown(view) == 200 && ends == [true])
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("continues an interrupted animation smoothly") func additive() async {
        let stage = TestWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(view)
        view.center.x = 0
        stage.layOut()
        UIView.animate(withDuration: 1) { view.center.x = 100 }
        await stage.advance(0.5)
        let before = shown(view)
        UIView.animate(withDuration: 1) { view.center.x = 0 }
        stage.layOut()
        #expect(abs(shown(view) - before) < 0.01)
        await stage.advance(1 / 60)
        #expect(shown(view) > before)
        await stage.advance(1.1)
        #expect(shown(view) == 0)
    }

    @Test("calls the completion soon without changes and without a duration") func empty() async {
        let stage = TestWindow()
        let view = UIView(frame: .zero)
        var ends = 0
        UIView.animate(withDuration: 5, animations: {}, completion: { _ in ends += 1 })
        UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: { _ in ends += 1 })
        #expect(ends == 0)
        await stage.settle()
        #expect(ends == 2)
    }

    @Test("animates a transform and back") func transform() async {
        let stage = TestWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.view.addSubview(view)
        stage.layOut()
        UIView.animate(withDuration: 0.2) {
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.alpha = 0.5
        } completion: { _ in
            UIView.animate(withDuration: 0.2) { view.transform = .identity }
        }
        await stage.advance(0.1)
        let scale = view.layer.presentation()?.affineTransform().a ?? 0
        #expect(scale > 1.2 && scale < 1.8)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.1)
        await stage.advance(0.1)
        #expect(view.transform == .identity)
        await stage.advance(0.3)
        #expect(view.layer.presentation()?.affineTransform().a == 1)
    }
}
