#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveUIKit
import Testing
import UIKit

extension SectionedFieldView.Style {
    /// A constant outside the main actor, which Swift 6 accepts only of a sendable type.
    fileprivate static let thick: Self = {
        var style = Self()
        style.appearance = .bordered
        style.lineWidth = 4
        return style
    }()
}

@MainActor @Suite("Sectioned field, in UIKit: appearance") struct SectionedFieldLookTests {
    @Test("takes a style that the app has as a constant")
    func constant() {
        let scene = SectionedFieldScene(.card)
        scene.field.style = .thick
        scene.stage.layOut()
        #expect(scene.field.boxes.allSatisfy { $0.borderWidth == 4 })
    }

    @Test("follows a direction that the app forces", arguments: [true, false])
    func forcedDirection(isRightToLeft: Bool) async {
        for format in [SectionedFormat.card, .sections([], .any)] {
            let forced = SectionedFieldScene(format)
            forced.field.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            let usual = SectionedFieldScene(format)
            if isRightToLeft { usual.stage.direction = .rightToLeft }
            usual.stage.layOut()
            func frames(_ view: UIView) -> [CGRect] { [view.frame] + view.subviews.flatMap(frames) }
            func layers(_ layer: CALayer) -> [CGRect] { [layer.frame] + (layer.sublayers ?? []).flatMap(layers) }
            #expect(frames(forced.field) == frames(usual.field))
            #expect(layers(forced.field.layer) == layers(usual.field.layer))
            #expect(forced.field.native.textAlignment == usual.field.native.textAlignment)
        }
    }

    @Test("shows the label in the text's place at rest, and raised above it at three quarters of its size")
    func label() async {
        let scene = SectionedFieldScene(.card, isFocused: false)
        let label = scene.field.labels[0]
        let native = scene.field.native.frame
        #expect(0...12 ~= label.frame.minX)
        #expect(abs(label.frame.midY - native.midY) < 0.01)
        scene.focus()
        await scene.stage.advance(2)
        #expect(abs(label.transform.a - 0.75) < 1e-9)
        #expect(label.frame.maxY <= native.minY)
        #expect(label.frame.minY >= 0)
        #expect(abs(label.frame.minX - scene.field.boxes[0].frame.minX) < 0.01)
        scene.field.text = "4242"
        _ = scene.field.resignFirstResponder()
        await scene.stage.advance(1)
        #expect(label.frame.maxY <= native.minY)
        #expect(scene.field.presentation.phase == .filled)
    }

    @Test(
        "keeps the label on its side",
        arguments: [NSTextAlignment.natural, .left, .center, .right],
        [false, true]
    )
    func alignment(alignment: NSTextAlignment, isRightToLeft: Bool) {
        let scene = SectionedFieldScene(.card, isFocused: false)
        if isRightToLeft { scene.stage.direction = .rightToLeft }
        scene.field.style.labelAlignment = alignment
        scene.stage.layOut()
        let label = scene.field.labels[0]
        for isRaised in [false, true] {
            if isRaised { scene.focus() }
            // At rest where the text would start, and raised at the sides of the outer boxes.
            let side = scene.field.sectionLayout.boxes[0].x
            let sides = isRaised ? side - 0.01...side + 0.01 : 0...12
            switch (alignment, isRightToLeft) {
            case (.center, _): #expect(abs(label.frame.midX - 160) < 0.01)
            case (.right, _), (.natural, true): #expect(sides ~= 320 - label.frame.maxX)
            default: #expect(sides ~= label.frame.minX)
            }
        }
        #expect(scene.stage.errors == [])
    }

    @Test(
        "shows the label's image before it, in its color, and fades it during editing",
        arguments: [false, true]
    )
    func image(isRightToLeft: Bool) async {
        let scene = SectionedFieldScene(.card, isFocused: false)
        if isRightToLeft { scene.stage.direction = .rightToLeft }
        scene.field.style.labelImage = UIImage(systemName: "creditcard")
        scene.field.style.labelColor = .orange
        scene.stage.layOut()
        let (image, label) = (scene.field.images[0], scene.field.labels[0])
        #expect(image.tintColor == .orange)
        #expect(image.alpha == 1)
        #expect(isRightToLeft ? label.frame.maxX <= image.frame.minX : label.frame.minX >= image.frame.maxX)
        scene.focus()
        #expect(image.alpha == 0)
        await scene.stage.advance(2)
        _ = scene.field.resignFirstResponder()
        await scene.stage.advance(1)
        #expect(image.alpha == 1)
    }

    @Test("has the colors, label and image of each validity", arguments: [false, true])
    func validity(isRightToLeft: Bool) {
        let scene = SectionedFieldScene(.card)
        if isRightToLeft { scene.stage.direction = .rightToLeft }
        scene.field.style.correct = .init(color: .green, labelColor: .blue, image: UIImage(systemName: "plus"))
        scene.field.style.incorrect = .init(color: .red, label: "No such card")
        let (label, image) = (scene.field.labels[0], scene.field.images[1])
        scene.keyboard.type("4242424242424242")
        _ = scene.field.resignFirstResponder()
        scene.stage.layOut()
        #expect(label.textColor == .blue)
        #expect(image.image != nil)
        #expect(image.tintColor == .green)
        #expect(isRightToLeft ? image.frame.minX < 20 : image.frame.maxX > 300)
        #expect(scene.field.boxes.allSatisfy { $0.borderColor == UIColor.green.cgColor })
        scene.focus()
        scene.keyboard.backspace()
        scene.keyboard.type("1")
        _ = scene.field.resignFirstResponder()
        scene.stage.layOut()
        #expect(label.text == "No such card")
        #expect(label.textColor == .red)
        #expect(image.image == nil)
        #expect(scene.field.lines.allSatisfy { $0.backgroundColor == UIColor.red.cgColor })
        scene.field.text = ""
        #expect(label.text == "Number")
        #expect(scene.stage.errors == [])
    }

    @Test("shows an image for correct and incorrect text, unless the app sets none")
    func images() {
        let scene = SectionedFieldScene(.card)
        scene.keyboard.type("4242424242424242")
        _ = scene.field.resignFirstResponder()
        let image = scene.field.images[1]
        #expect(image.image == UIImage(systemName: "checkmark.circle.fill"))
        scene.field.validity = .incorrect
        #expect(image.image == UIImage(systemName: "exclamationmark.circle.fill"))
        scene.field.style.incorrect.image = nil
        #expect(image.image == nil)
    }

    @Test("shows the app's validity until the text changes, without an event")
    func answered() {
        let scene = SectionedFieldScene(.card)
        var reported: [FieldValidity] = []
        scene.field.addAction(
            UIAction { reported.append(($0.sender as? SectionedFieldView)?.validity ?? .neutral) },
            for: .valueChanged
        )
        scene.keyboard.type("4242424242424242")
        _ = scene.field.resignFirstResponder()
        #expect(reported == [.correct])
        scene.field.validity = .incorrect
        #expect(scene.field.validity == .incorrect)
        scene.field.text = scene.field.text
        #expect(scene.field.validity == .incorrect)
        #expect(scene.field.presentation.error != nil)
        #expect(reported == [.correct])
        scene.focus()
        scene.keyboard.backspace()
        #expect(scene.field.validity == .neutral)
        #expect(reported == [.correct, .neutral])
    }

    @Test("returns the height of a label with several lines for a width")
    func fitting() {
        let scene = SectionedFieldScene(.card, isFocused: false)
        let height = scene.field.sizeThatFits(CGSize(width: 320, height: 0)).height
        #expect(height == scene.field.intrinsicContentSize.height)
        scene.field.label = "The number that stands on the front of the card that you pay with most of the time"
        let wide = scene.field.sizeThatFits(CGSize(width: 2_000, height: 0))
        let narrow = scene.field.sizeThatFits(CGSize(width: 160, height: 0))
        #expect(wide == CGSize(width: 2_000, height: height))
        #expect(narrow.width == 160 && narrow.height > height + 20)
    }

    @Test("draws borders on boxes but not on lines, with the style's width and gap")
    func appearance() {
        let scene = SectionedFieldScene(.sections([2, 2], .any), isFocused: false)
        #expect(scene.field.boxes.allSatisfy { $0.borderWidth == 1 })
        scene.field.style.lineWidth = 3
        scene.field.style.gap = 10
        #expect(scene.field.boxes.allSatisfy { $0.borderWidth == 3 })
        #expect(scene.field.lines.allSatisfy { $0.bounds.height == 3 })
        #expect(abs(scene.field.lines[0].position.x - scene.field.lines[0].bounds.width / 2 - 10) < 1e-6)
        scene.field.style.appearance = .underlined
        #expect(scene.field.boxes.allSatisfy { $0.borderWidth == 0 })
        let underlined = SectionedFieldView.underlined(.card, label: "Card", width: 2, color: .purple)
        #expect(underlined.style.appearance == .underlined && underlined.style.lineWidth == 2)
        #expect(underlined.style.neutral.color == .purple && underlined.label == "Card")
    }

    @Test("keeps its own look if the app has one for all text fields that enter a window")
    func proxy() {
        let scene = SectionedFieldScene(.expiry, isFocused: false)
        let (field, input) = (scene.field, scene.field.nativeField)
        field.text = "1227"
        scene.stage.layOut()
        let own = input.font
        field.removeFromSuperview()
        input.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red]
        input.backgroundColor = .white
        input.borderStyle = .roundedRect
        input.background = UIImage(systemName: "star")
        input.disabledBackground = UIImage(systemName: "star")
        input.clearButtonMode = .always
        scene.stage.view.addSubview(field)
        scene.stage.layOut()
        // The characters beside a separator are drawn in front of the field.
        #expect(input.textColor == .clear && input.font == own)
        #expect(input.backgroundColor == nil, "Boxes and label are behind the field")
        #expect(input.borderStyle == .none)
        #expect(input.background == nil && input.disabledBackground == nil)
        #expect(input.clearButtonMode == .never, "A clear button would cover the last characters")
    }

    @Test("takes no border, no background and no clear button that an app gives to all its text fields")
    func plain() {
        let input = SectionedFieldScene(.expiry, isFocused: false).field.nativeField
        input.backgroundColor = .white
        input.borderStyle = .roundedRect
        input.background = UIImage(systemName: "star")
        input.disabledBackground = UIImage(systemName: "star")
        input.clearButtonMode = .always
        #expect(input.backgroundColor == nil && input.borderStyle == .none)
        #expect(input.background == nil && input.disabledBackground == nil && input.clearButtonMode == .never)
        let plain = SectionedFieldScene(.sections([], .any), isFocused: false).field.nativeField
        plain.clearButtonMode = .always
        #expect(plain.clearButtonMode == .always)
    }

    @Test("draws one continuous line at rest", arguments: [320.0, 420])
    func foldedLine(width: Double) {
        let scene = SectionedFieldScene(.sections([4, 6, 5], .digits), width: width, isFocused: false)
        let lines = scene.field.lines.map(\.frame)
        // They overlap, so that no joint shows between two pixels.
        for (line, next) in zip(lines, lines.dropFirst()) { #expect(line.maxX >= next.minX + 0.99) }
        let gap = scene.field.sectionLayout.gap
        #expect(gap == (width < 400 ? 0 : 4))
        #expect(abs(lines[0].minX) <= 0.51 && abs(lines[2].maxX - width) <= 0.51)
        #expect(scene.field.boxes.allSatisfy { $0.frame.height < 0.1 })
        scene.focus()
        let open = scene.field.lines.map(\.frame)
        #expect(zip(open, open.dropFirst()).allSatisfy { abs($1.minX - $0.maxX - gap) < 1e-6 })
        #expect(abs(open[0].minX - gap) < 1e-6)
        #expect(scene.field.boxes.allSatisfy { abs($0.frame.height - scene.field.native.bounds.height) < 1e-6 })
    }

    @Test(
        "outlines all sections in one box at rest, while editing and filled, with the label above it",
        .needs(.characters)
    )
    func outlined() async {
        let scene = SectionedFieldScene(.card, isFocused: false)
        scene.field.style.appearance = .outlined
        scene.stage.layOut()
        let surface = scene.field.surface
        for state in 0...2 {
            if state == 1 { scene.focus() }
            if state == 2 {
                scene.keyboard.type("4242")
                _ = scene.field.resignFirstResponder()
            }
            await scene.stage.advance(2)
            #expect(!surface.isHidden)
            #expect(surface.frame == scene.field.native.frame)
            #expect(surface.borderWidth == (state == 1 ? 2 : 1))
            #expect(scene.field.rules.count == 3)
            #expect(scene.field.lines.allSatisfy(\.isHidden) && scene.field.boxes.allSatisfy(\.isHidden))
            let label = scene.field.labels[0]
            #expect(label.frame.maxY <= surface.frame.minY && label.transform.a == 0.75)
        }
        scene.expectInPlace("outlined")
        #expect(scene.stage.errors == [])
    }

    @Test(
        "scrolls a text that does not fit, with its boxes, and softens the edges beyond which there is more",
        .needs(.characters)
    )
    func scrolling() {
        let scene = SectionedFieldScene(.iban, width: 300)
        scene.keyboard.type("GB82WEST12345698765432")
        scene.expectInPlace("at the end")
        #expect((scene.field.native.font?.pointSize ?? 0) >= 16)
        let mask = scene.field.native.layer.mask as? CAGradientLayer
        #expect(mask != nil && scene.field.container.mask != nil)
        #expect(scene.glyphs[0].minX < 0)
        scene.keyboard.moveCaret(to: 0)
        scene.expectInPlace("at the start")
        #expect(scene.glyphs[0].minX > 4)
        // A layout that changes nothing keeps the soft edge.
        scene.field.setNeedsLayout()
        scene.stage.layOut()
        #expect(scene.field.native.layer.mask != nil && scene.field.container.mask != nil)
        scene.field.frame.size.width = 700
        scene.stage.layOut()
        scene.expectInPlace("wide")
        #expect(scene.field.native.layer.mask == nil && scene.field.container.mask == nil)
        #expect(scene.stage.errors == [])
    }

    @Test("uses the colors of its own appearance, also when a key redraws it", arguments: [false, true])
    func ownAppearance(isDark: Bool) {
        let scene = SectionedFieldScene(.card, isFocused: false)
        scene.stage.style = isDark ? .light : .dark
        let own: UIUserInterfaceStyle = isDark ? .dark : .light
        let sheet = UIView(frame: scene.stage.view.bounds)
        sheet.overrideUserInterfaceStyle = own
        scene.stage.view.addSubview(sheet)
        sheet.addSubview(scene.field)
        scene.field.style.editingColor = .label
        scene.stage.layOut()
        let traits = UITraitCollection(userInterfaceStyle: own)
        let rest = scene.field.style.restColor.resolvedColor(with: traits).cgColor
        #expect(scene.field.lines.allSatisfy { $0.backgroundColor == rest })
        scene.focus()
        scene.keyboard.type("42")
        let editing = UIColor.label.resolvedColor(with: traits).cgColor
        #expect(scene.field.lines.allSatisfy { $0.backgroundColor == editing })
        #expect(scene.field.boxes.allSatisfy { $0.borderColor == editing })
        sheet.overrideUserInterfaceStyle = isDark ? .light : .dark
        scene.stage.layOut()
        #expect(scene.field.lines.allSatisfy { $0.backgroundColor != editing })
        #expect(scene.stage.errors == [])
    }

    @Test("draws lines in the tint during editing, and follows a new tint")
    func tint() {
        let scene = SectionedFieldScene(.card, isFocused: false)
        scene.stage.view.tintColor = .purple
        scene.focus()
        #expect(scene.field.lines.allSatisfy { $0.backgroundColor == UIColor.purple.cgColor })
        scene.stage.view.tintColor = .orange
        #expect(scene.field.lines.allSatisfy { $0.backgroundColor == UIColor.orange.cgColor })
        #expect(scene.field.labels[0].textColor == .orange)
    }

    @Test("wraps a long error within its width, and changes its height with it", arguments: [false, true])
    func longLabel(isRightToLeft: Bool) {
        let scene = SectionedFieldScene(.card)
        if isRightToLeft { scene.stage.direction = .rightToLeft }
        let field = scene.field
        field.style.incorrect.label =
            "This is not the number of any card that we know, please look again at your card"
        field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: scene.stage.view.topAnchor, constant: 100),
            field.leftAnchor.constraint(equalTo: scene.stage.view.leftAnchor, constant: 20),
            field.widthAnchor.constraint(equalToConstant: 240),
        ])
        scene.keyboard.type("4242424242424241")
        let before = field.bounds.height
        _ = field.resignFirstResponder()
        scene.stage.layOut()
        let label = field.labels[0]
        #expect(field.bounds.height > before + 10)
        #expect(label.frame.minX >= -0.01 && label.frame.maxX <= 240.01)
        #expect(label.frame.maxY <= field.native.frame.minY + 0.01)
        let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        #expect(fitting.height <= label.bounds.height + 0.01)
        field.text = ""
        scene.stage.layOut()
        #expect(field.bounds.height == before)
        #expect(scene.stage.errors == [])
    }

    @Test("scales text, label and heights with Dynamic Type")
    func textSize() {
        let scene = SectionedFieldScene(.sections([], .any), isFocused: false)
        scene.field.text = "text"
        var last: [CGFloat] = [0, 0, 0]
        for size in [UIContentSizeCategory.small, .large, .accessibilityLarge] {
            scene.stage.contentSizeCategory = size
            scene.stage.layOut()
            let heights = [
                scene.field.native.font?.pointSize ?? 0, scene.field.labels[0].font.pointSize,
                scene.field.intrinsicContentSize.height,
            ]
            #expect(zip(heights, last).allSatisfy { $0 > $1 })
            last = heights
        }
        #expect(scene.stage.errors == [])
    }
}
#endif
