#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveUIKit
import Testing
import UIKit

extension SectionedFieldView {
    /// The view around the native field.
    var face: UIView { subviews.first { !($0 is UITextField) }! }
    var labels: [UILabel] { face.subviews.compactMap { $0 as? UILabel } }
    /// The image before the label, and that of the validity.
    var images: [UIImageView] { face.subviews.compactMap { $0 as? UIImageView } }
    /// The layer of boxes and lines.
    var container: CALayer {
        let views = face.subviews.map(\.layer)
        return (face.layer.sublayers ?? []).first { layer in !views.contains { $0 === layer } }!
    }
    /// The separators, or the dividers of sections without gaps.
    var rules: [CALayer] {
        let views = face.subviews.map(\.layer)
        let own = (face.layer.sublayers ?? []).filter { layer in !views.contains { $0 === layer } }
        return own[2].sublayers ?? []
    }
    /// The box around an outlined field.
    var surface: CALayer {
        let views = face.subviews.map(\.layer)
        return (face.layer.sublayers ?? []).filter { layer in !views.contains { $0 === layer } }[1]
    }
    /// The characters in front of the native field, beside visible separators.
    var runs: [UILabel] { subviews.last!.subviews.compactMap { $0 as? UILabel } }
    /// The runs and the texts around them that aren't empty.
    var drawn: [UILabel] { runs.filter { $0.text?.isEmpty == false } }
    /// The boxes, which unfold from their bottom edges.
    var boxes: [CALayer] { sorted { $0.anchorPoint.y == 1 } }
    var lines: [CALayer] { sorted { $0.anchorPoint.y != 1 } }

    private func sorted(_ isMeant: (CALayer) -> Bool) -> [CALayer] {
        (container.sublayers ?? []).filter(isMeant).sorted { $0.position.x < $1.position.x }
    }
}

extension SectionedFieldScene {
    /// The glyphs of the characters in the field, without their kerns.
    var glyphs: [CGRect] {
        let native = field.native
        let runs = field.runs.flatMap { label -> [CGRect] in
            guard let text = label.attributedText, text.length > 0 else { return [] }
            // The texts around an amount have no kern.
            guard text.attribute(.kern, at: 0, effectiveRange: nil) != nil else { return [] }
            var x = label.frame.minX
            return (0..<text.length).map { index in
                let attributes = text.attributes(at: index, effectiveRange: nil)
                let character = (text.string as NSString).substring(with: NSRange(location: index, length: 1))
                let width = (character as NSString).size(withAttributes: [.font: attributes[.font]!]).width
                defer { x += width + ((attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0) }
                return CGRect(x: x, y: label.frame.minY, width: width, height: label.frame.height)
            }
        }
        guard runs.isEmpty else { return runs }
        let kern = (native.defaultTextAttributes[.kern] as? NSNumber)?.doubleValue ?? 0
        return stage.characterRects(of: native).map { rect in
            CGRect(
                x: rect.minX + native.frame.minX,
                y: rect.minY + native.frame.minY,
                width: rect.width - kern,
                height: rect.height
            )
        }
    }

    /// Expects each character in the middle of its place and inside its box, and the whole text in the field.
    func expectInPlace(_ comment: Comment, _ source: SourceLocation = #_sourceLocation) {
        let layout = field.sectionLayout
        // A text that is wider than the field scrolls together with its boxes.
        let furthest = max(0, layout.contentWidth - field.bounds.width)
        let scrolled = layout.boxes[0].x - (field.boxes[0].position.x - field.boxes[0].bounds.width / 2)
        #expect(scrolled >= -1e-6 && scrolled <= furthest + 1e-6, comment, sourceLocation: source)
        #expect(!stage.isTruncated(field.native), comment, sourceLocation: source)
        #expect(stage.visibleOffset(of: field.native) == 0, comment, sourceLocation: source)
        #expect(glyphs.count == field.text.count, comment, sourceLocation: source)
        var middles = (0..<glyphs.count).map { layout.start + (Double($0) + 0.5) * layout.pitch }
        // Beside a visible separator, the characters of a section are closer to its middle.
        for ((run, section), count) in zip(zip(layout.runs, field.presentation.sections), field.presentation.lengths) {
            let length = Double(count)
            let middle = layout.start + (Double(section.lowerBound) + length / 2) * layout.pitch
            for index in section {
                middles[index] = middle + (Double(index - section.lowerBound) - (length - 1) / 2) * run.step
            }
        }
        for (glyph, middle) in zip(glyphs, middles) {
            #expect(abs(glyph.midX - middle + scrolled) < 0.5, comment, sourceLocation: source)
            let left = glyph.minX + scrolled
            let right = glyph.maxX + scrolled
            let margin = SectionLayout.margin(fontSize: layout.fontSize) - 0.04 * layout.fontSize - 0.05
            let box = layout.boxes.first { $0.x < left && right < $0.x + $0.width }
            #expect(box != nil, comment, sourceLocation: source)
            for divider in layout.dividers {
                let distance = max(left - divider, divider - right) - SectionLayout.divider / 2
                #expect(distance >= margin, comment, sourceLocation: source)
            }
            if let box {
                #expect(left - box.x >= margin, comment, sourceLocation: source)
                #expect(box.x + box.width - right >= margin, comment, sourceLocation: source)
            }
        }
        if field.native.isFirstResponder {
            let caret = layout.start + Double(field.presentation.selection.upperBound) * layout.pitch - scrolled
            #expect(caret >= 0 && caret <= field.bounds.width, comment, sourceLocation: source)
        }
        let boxes = field.boxes.map { [$0.position.x - $0.bounds.width / 2, $0.bounds.width] }
        for (box, part) in zip(boxes, layout.boxes) {
            #expect(
                abs(box[0] - part.x + scrolled) < 1e-6 && abs(box[1] - part.width) < 1e-6,
                comment,
                sourceLocation: source
            )
        }
        #expect(boxes.count == layout.boxes.count, comment, sourceLocation: source)
    }
}

@MainActor @Suite("Sectioned field, in UIKit: places") struct SectionedFieldPlacesTests {
    nonisolated static let texts: [(format: SectionedFormat, text: String)] = [
        (.card, "4242424242424242"), (.card, "378282246310005"), (.phoneUS, "2125552679"),
        (.sixDigitCode, "123456"),
        (.iban, "DE89370400440532013000"), (.expiry, "0427"), (.sections([3, 2], .letters), "WMiWi"),
    ]
    nonisolated static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    @Test(
        "shows the whole caret at each place, also after the last character",
        .needs(.characters),
        arguments: [SectionedFormat.card, .code, .expiry, .cvc, .phoneUS, .iban],
        [280, 320, 500.0]
    )
    func caret(format: SectionedFormat, width: Double) {
        for look in [SectionedFieldView.bordered(format), .underlined(format), .outlined(format)] {
            let stage = TestWindow()
            look.frame = CGRect(x: 20, y: 100, width: width, height: 64)
            stage.view.addSubview(look)
            stage.layOut()
            _ = look.becomeFirstResponder()
            let keyboard = KeyboardSimulator(stage)
            for _ in 0..<40 {
                keyboard.type(look.format == .iban && look.text.isEmpty ? "GB" : "1")
                let (rect, isVisible) = stage.caret(of: look.native)
                #expect(isVisible, "\(format) at \(look.text.count): \(rect)")
                let border = look.native.frame.minX + rect.maxX
                #expect(border <= CGFloat(width) - 1, "\(format) at \(look.text.count): \(rect)")
                // Beside the last character, not over it.
                if let last = stage.characterRects(of: look.native).last, look.presentation.isComplete {
                    #expect(rect.minX > last.minX + 0.4 * (last.width - 2), "\(format): \(rect) on \(last)")
                }
            }
        }
    }

    @Test(
        "centers each character in its place, at any width and text size",
        .needs(.characters),
        arguments: texts.indices
    )
    func places(index: Int) {
        let scene = SectionedFieldScene(Self.texts[index].format, isFocused: false)
        scene.field.text = Self.texts[index].text
        for size in Self.sizes {
            scene.stage.contentSizeCategory = size
            for width in stride(from: 200.0, through: 800, by: 120) {
                scene.field.frame.size = CGSize(width: width, height: scene.field.intrinsicContentSize.height)
                scene.stage.layOut()
                let comment: Comment = "\(size.rawValue), \(width)"
                scene.expectInPlace(comment)
                _ = scene.field.becomeFirstResponder()
                scene.keyboard.moveCaret(to: scene.field.text.utf16.count)
                scene.expectInPlace(comment)
                let line = scene.field.native.font?.lineHeight ?? 0
                #expect(line <= scene.field.native.bounds.height, comment)
                _ = scene.field.resignFirstResponder()
            }
        }
        #expect(scene.stage.errors == [])
    }

    @Test(
        "keeps the places whatever writes the text, and when the focus changes",
        .needs(.characters),
        arguments: UnspecifiedBehavior.everyWay
    )
    func kept(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.card)
            scene.keyboard.type("4242")
            scene.expectInPlace("typed")
            scene.keyboard.paste("4242 42")
            scene.expectInPlace("pasted")
            _ = scene.field.resignFirstResponder()
            scene.stage.layOut()
            scene.expectInPlace("left")
            scene.field.text = "5555555555554444"
            scene.stage.layOut()
            scene.expectInPlace("set")
            scene.focus()
            scene.expectInPlace("entered")
            scene.field.text = "5555"
            scene.keyboard.type("1")
            scene.expectInPlace("typed after it was set")
            scene.keyboard.autofill("378282246310005")
            scene.expectInPlace("filled in")
            scene.keyboard.undo()
            scene.expectInPlace("undone")
            scene.expect(scene.field.text)
        }
    }

    @Test(
        "lays out digits and sections from left to right in every language",
        .needs(.characters),
        arguments: UnspecifiedBehavior.everyWay
    )
    func rightToLeft(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.card)
            scene.stage.direction = .rightToLeft
            scene.keyboard.type("42421234")
            scene.expectInPlace("mirrored")
            #expect(scene.glyphs.map(\.midX) == scene.glyphs.map(\.midX).sorted())
            scene.expect("42421234", caret: 8)
        }
    }

    @Test("draws the currency, the sign and the separators of an amount around its digits", .needs(.characters))
    func amount() throws {
        for look in [SectionedFieldView.bordered(.expiry), .underlined(.expiry), .outlined(.expiry)] {
            let scene = SectionedFieldScene(.amount(like: "$1,234,567.00;-$1,234.00"))
            scene.field.style = look.style
            scene.keyboard.type("-1234567.5")
            scene.expect("-1234567.5", caret: 10)
            #expect(scene.field.value == "-1234567.5")
            let drawn = scene.field.drawn.sorted { $0.frame.minX < $1.frame.minX }
            #expect(drawn.compactMap(\.text).joined() == "-$1,234,567.5")
            for (label, next) in zip(drawn, drawn.dropFirst()) {
                #expect(label.frame.maxX <= next.frame.minX + 6, "\(label.text ?? "") \(next.text ?? "")")
            }
            #expect(try #require(drawn.first).frame.minX >= 0 && scene.field.rules.isEmpty)
            scene.keyboard.moveCaret(to: 0)
            scene.keyboard.deleteForward()
            scene.expect("1234567.5", caret: 0)
            #expect(scene.field.drawn.compactMap(\.text).contains("$"))
        }
    }

    @Test(
        "draws the texts around and between the sections of a pattern, inside its box",
        .needs(.characters),
        arguments: [
            ("+1 (999) 999-9999", "2125550123", "+1 (212)5550123"), ("9999 kWh", "1234", "1234kWh"),
            ("#999999", "123456", "#123456"), ("99 (999) 9999", "123456789", "12(345)6789"),
            ("DE AAA[999]", "ABC123", "DEABC[123]"),
        ],
        [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft]
    )
    func pattern(example: (pattern: String, text: String, drawn: String), direction: UISemanticContentAttribute) throws
    {
        for width in [180.0, 320, 600] {
            for look in [SectionedFieldView.bordered(.expiry), .underlined(.expiry), .outlined(.expiry)] {
                let scene = SectionedFieldScene(.pattern(example.pattern), width: width)
                scene.field.semanticContentAttribute = direction
                scene.field.style = look.style
                scene.keyboard.type(example.text)
                scene.stage.layOut()
                scene.expect(example.text, caret: example.text.count)
                let size = try #require(scene.field.native.font?.pointSize)
                let ornaments = scene.field.drawn.filter {
                    $0.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil
                }
                var parts = ornaments.map { (text: $0.text ?? "", frame: $0.frame) }
                parts += zip(example.text, scene.glyphs).map { (String($0), $1) }
                parts.sort { $0.frame.midX < $1.frame.midX }
                #expect(parts.map(\.text).joined() == example.drawn)
                for (part, next) in zip(parts, parts.dropFirst()) {
                    // The ink of a digit or a bracket is narrower than its character.
                    #expect(part.frame.maxX <= next.frame.minX + 0.3 * size, "\(part) \(next)")
                }
                let isLonger = parts.last!.frame.maxX - parts.first!.frame.minX > width - 12
                #expect(isLonger || parts.first!.frame.minX >= 4 && parts.last!.frame.maxX <= width - 4, "\(parts)")
                #expect(!isLonger || width == 180)
                for ornament in ornaments { #expect(ornament.alpha == 1) }
            }
        }
    }

    @Test(
        "sets a decimal separator close to its neighbors, with carets between the characters",
        .needs(.characters),
        arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft]
    )
    func decimals(direction: UISemanticContentAttribute) throws {
        for look in [SectionedFieldView.bordered(.expiry), .underlined(.expiry), .outlined(.expiry)] {
            for text in ["1234.56", "-1234.56"] {
                let scene = SectionedFieldScene(.amount(like: "1,234,567.00 kr;-1,234.00 kr"))
                scene.field.semanticContentAttribute = direction
                scene.field.style = look.style
                scene.keyboard.type(text)
                #expect(scene.field.runs.allSatisfy { $0.sizeThatFits($0.frame.size).width <= $0.frame.width + 0.01 })
                let glyphs = scene.glyphs
                let (before, point, after) = (glyphs[3], glyphs[4], glyphs[5])
                #expect(abs(point.midX - (before.maxX + after.minX) / 2) < 0.5)
                // In the font of the other looks, a separator is as wide as a digit.
                let size = try #require(scene.field.native.font?.pointSize)
                #expect(look.style.appearance != .outlined || after.minX - before.maxX < 0.95 * size)
                for offset in 0...7 {
                    scene.keyboard.moveCaret(to: offset + text.count - 7)
                    scene.field.setNeedsLayout()
                    scene.stage.layOut()
                    let caret = scene.stage.caret(of: scene.field.native).rect.midX + scene.field.native.frame.minX
                    let count = glyphs.filter { $0.midX < caret }.count
                    #expect(count == offset, "\(text) \(offset) \(caret) \(glyphs.map(\.midX))")
                    // A digit's ink is narrower than its character.
                    #expect(!glyphs.contains { $0.minX + 1 < caret && caret < $0.maxX - 1 }, "\(text) \(offset)")
                }
            }
        }
    }

    @Test("draws the currency of an amount at its left in a right-to-left field", .needs(.characters))
    func rightToLeftAmount() {
        let scene = SectionedFieldScene(.amount(like: "1.234.567,00 €;-1.234,00 €"))
        scene.field.semanticContentAttribute = .forceRightToLeft
        scene.keyboard.type("-1234,5")
        scene.stage.layOut()
        let drawn = scene.field.drawn.sorted { $0.frame.minX < $1.frame.minX }
        #expect(drawn.compactMap(\.text).joined() == "\u{2068}€\u{2069}\u{A0}-1.234,5")
    }

    @Test("sets the digits of a date as close as in other text, with carets between them", .needs(.characters))
    func date() throws {
        for look in [SectionedFieldView.bordered(.expiry), .underlined(.expiry), .outlined(.expiry)] {
            let scene = SectionedFieldScene(.expiry, width: 200)
            scene.field.style = look.style
            scene.keyboard.type("0427")
            let glyphs = scene.glyphs
            #expect(scene.field.native.textColor == .clear)
            let space = glyphs[2].minX - glyphs[1].maxX
            #expect(glyphs[1].minX - glyphs[0].maxX <= 2 && glyphs[3].minX - glyphs[2].maxX <= 2)
            #expect(space > 6 && space > 0.5 * glyphs[0].width)
            let slash = try #require(scene.field.rules.first)
            for offset in 0..<4 {
                scene.keyboard.moveCaret(to: offset)
                scene.field.setNeedsLayout()
                scene.stage.layOut()
                let (caret, isVisible) = scene.stage.caret(of: scene.field.native)
                let position = caret.midX + scene.field.native.frame.minX
                #expect(isVisible)
                // A digit's ink is narrower than its character.
                for glyph in glyphs {
                    #expect(!glyph.insetBy(dx: 1, dy: 0).contains(CGPoint(x: position, y: glyph.midY)))
                }
                #expect(slash.frame.maxX <= position || slash.frame.minX >= position, "\(offset)")
            }
            scene.keyboard.moveCaret(to: 4)
            scene.stage.layOut()
            let moved = try #require(scene.field.rules.first)
            #expect(abs(moved.position.x - (glyphs[1].maxX + glyphs[2].minX) / 2) < 0.5)
        }
    }

    @Test("draws periods on the baseline and colons as two dots, between the digits", .needs(.characters))
    func dots() {
        for (format, text, dots) in [
            (SectionedFormat.date(.dayMonthYear, separator: "."), "24122026", 2), (.time(), "0930", 2),
        ] {
            let scene = SectionedFieldScene(format, width: 320)
            scene.keyboard.type(text)
            scene.keyboard.moveCaret(to: 0)
            scene.stage.layOut()
            let (glyphs, rules) = (scene.glyphs, scene.field.rules)
            #expect(rules.count == dots)
            for rule in rules {
                #expect(
                    glyphs.allSatisfy { !$0.insetBy(dx: 0.5, dy: 0).contains(CGPoint(x: rule.position.x, y: $0.midY)) }
                )
                #expect(rule.bounds.width == rule.bounds.height)
                let isBelow = rule.position.y > glyphs[0].midY
                #expect(isBelow || format.visibleSeparator == ":")
            }
            #expect(Set(rules.map(\.position.x)).count == (text.count == 8 ? 2 : 1))
            if text.count == 4 { #expect(abs(rules[0].position.x - (glyphs[1].maxX + glyphs[2].minX) / 2) < 0.5) }
        }
    }

    @Test("draws the separators of a pattern on their boundaries, and none for a space", .needs(.characters))
    func patternSeparators() {
        for (pattern, text, boundaries) in [
            ("999.999.999-99", "52998224725", [3, 6, 9]), ("999 999-9999", "2125550123", [6]),
        ] {
            let scene = SectionedFieldScene(.pattern(pattern), width: 320)
            scene.keyboard.type(text)
            scene.keyboard.moveCaret(to: 0)
            scene.stage.layOut()
            let (glyphs, rules) = (scene.glyphs, scene.field.rules)
            #expect(rules.count == boundaries.count)
            for (rule, boundary) in zip(rules, boundaries) {
                // Sections of different lengths have different margins.
                #expect(abs(rule.position.x - (glyphs[boundary - 1].maxX + glyphs[boundary].minX) / 2) < 1)
            }
            // A period is below the middle, and a hyphen is in it.
            #expect(
                rules.map { $0.position.y > glyphs[0].midY + 1 } == boundaries.map { $0 < 7 && boundaries.count > 1 }
            )
        }
    }

    @Test("shows composed text beside a separator at the places of the native text", .needs(.characters))
    func composedDate() {
        let scene = SectionedFieldScene(.sections([2, 2], .letters, separator: "-"))
        scene.keyboard.type("ab")
        #expect(scene.field.runs.compactMap(\.text) == ["ab", ""])
        scene.keyboard.compose("にほ")
        #expect(scene.field.runs.compactMap(\.text) == ["abにほ"])
        scene.keyboard.compose("c")
        scene.keyboard.commit()
        #expect(scene.field.runs.compactMap(\.text) == ["ab", "c"])
        scene.field.format = .card
        scene.stage.layOut()
        #expect(scene.field.runs.isEmpty && scene.field.native.textColor != .clear)
    }

    @Test("shows the digits of an outlined field in the font of the fields beside it", .needs(.characters))
    func outlinedFont() {
        let scene = SectionedFieldScene(.card, width: 600)
        scene.field.style.appearance = .outlined
        scene.keyboard.type("4111")
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: scene.field.traitCollection)
        #expect(scene.field.native.font?.familyName == body.familyName)
        scene.expectInPlace("digits of equal width")
        scene.field.format = .iban
        scene.keyboard.type("DE")
        #expect(scene.field.native.font?.familyName != body.familyName)
    }

    @Test("draws a date's separator between its digits", .needs(.characters), arguments: [200.0, 320, 800])
    func separator(width: Double) throws {
        let scene = SectionedFieldScene(.expiry, width: width)
        scene.keyboard.type("0427")
        let slash = try #require(scene.field.rules.first)
        #expect(slash.opacity == 1)
        #expect(scene.glyphs[1].maxX <= slash.frame.minX)
        #expect(slash.frame.maxX <= scene.glyphs[2].minX)
        #expect(scene.field.boxes.count == 1)
        #expect(scene.field.boxes[0].frame.width < 100)
        scene.field.format = .card
        scene.stage.layOut()
        #expect(scene.field.rules.count == scene.field.sectionLayout.dividers.count)
        #expect(scene.field.boxes.count == scene.field.sectionLayout.boxes.count)
    }

    @Test(
        "removes indent and kern with a format without sections",
        .needs(.characters),
        arguments: UnspecifiedBehavior.everyWay
    )
    func plain(way: UnspecifiedBehavior) {
        way.run {
            let scene = SectionedFieldScene(.card)
            scene.keyboard.type("4242")
            scene.field.format = .sections([], .any)
            scene.stage.layOut()
            let native = scene.field.native
            let kern = native.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? NSNumber
            #expect((kern?.doubleValue ?? 0) == 0)
            #expect((native.defaultTextAttributes[.kern] as? NSNumber)?.doubleValue ?? 0 == 0)
            let rect = native.textRect(forBounds: native.bounds)
            #expect(rect.minX == 320 - rect.maxX)
            #expect(0...12 ~= rect.minX)
            #expect(scene.glyphs[0].minX == rect.minX)
            scene.expect("4242")
            scene.field.format = .card
            scene.stage.layOut()
            scene.expectInPlace("sections again")
        }
    }

    @Test("uses the app's font if its characters have equal widths, and always its size", .needs(.characters))
    func font() {
        let scene = SectionedFieldScene(.card, width: 600)
        scene.keyboard.type("4111")
        scene.field.style.textFont = .systemFont(ofSize: 21, weight: .bold)
        scene.stage.layOut()
        scene.expectInPlace("digits of a font of several widths")
        #expect(scene.field.native.font?.pointSize == 21)
        scene.field.format = .sections([2, 2], .letters)
        scene.keyboard.type("Wi")
        scene.expectInPlace("letters")
        #expect(scene.field.native.font?.pointSize == 21)
    }

    @Test(
        "starts the text and the label after a view before them",
        .needs(.characters),
        arguments: UnspecifiedBehavior.everyWay,
        [false, true]
    )
    func leftView(way: UnspecifiedBehavior, isRightToLeft: Bool) {
        way.run {
            let scene = SectionedFieldScene(.sections([], .any), isFocused: false)
            if isRightToLeft { scene.stage.direction = .rightToLeft }
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
            scene.field.leftView = view
            scene.stage.layOut()
            let frame = view.convert(view.bounds, to: scene.field)
            let label = scene.field.labels[0].frame
            #expect(0...12 ~= (isRightToLeft ? 320 - frame.maxX : frame.minX))
            #expect(isRightToLeft ? label.maxX <= frame.minX : label.minX >= frame.maxX)
            scene.field.text = "text"
            scene.stage.layOut()
            let glyphs = scene.glyphs
            #expect(isRightToLeft ? glyphs.last!.maxX <= frame.minX : glyphs[0].minX >= frame.maxX)
            scene.field.format = .card
            scene.stage.layOut()
            scene.field.text = "4242"
            scene.stage.layOut()
            scene.expectInPlace("sections have no view before them")
            #expect(view.superview == nil)
            #expect(scene.stage.errors == [])
        }
    }

    @Test("starts the label after a view that UIKit sizes", arguments: UnspecifiedBehavior.everyWay, [false, true])
    func sizedLeftView(way: UnspecifiedBehavior, isRightToLeft: Bool) {
        way.run {
            let scene = SectionedFieldScene(.sections([], .any), isFocused: false)
            if isRightToLeft { scene.stage.direction = .rightToLeft }
            let flag = UILabel()
            flag.text = "+49"
            scene.field.leftView = flag
            scene.stage.layOut()
            let frame = flag.convert(flag.bounds, to: scene.field)
            let label = scene.field.labels[0].frame
            #expect(frame.width > 20)
            #expect(isRightToLeft ? label.maxX <= frame.minX : label.minX >= frame.maxX)
        }
    }
}
#endif
