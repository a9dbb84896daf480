#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Password setup, in UIKit: appearance and accessibility") struct PasswordSetupLookTests {
    private static let dictionary: PasswordDictionary? = {
        var folder = URL(fileURLWithPath: #filePath)
        while folder.path.count > 1 {
            folder.deleteLastPathComponent()
            let file = folder.appendingPathComponent("Web/host/password-dictionary.bin")
            if let data = try? Data(contentsOf: file) { return PasswordDictionary([UInt8](data)) }
        }
        return nil
    }()

    // MARK: Colors

    /// Red, green, blue and opacity of a color with these traits.
    private func components(_ color: UIColor, _ traits: UITraitCollection) -> [CGFloat] {
        let parts = UnsafeMutablePointer<CGFloat>.allocate(capacity: 4)
        defer { parts.deallocate() }
        color.resolvedColor(with: traits).getRed(parts, green: parts + 1, blue: parts + 2, alpha: parts + 3)
        return (0..<4).map { parts[$0] }
    }

    /// The contrast of a color on a background (WCAG 2.2, relative luminance).
    private func contrast(_ color: UIColor, on ground: UIColor, _ traits: UITraitCollection) -> CGFloat {
        let (front, back) = (components(color, traits), components(ground, traits))
        func luminance(_ parts: [CGFloat]) -> CGFloat {
            let linear = parts.prefix(3).map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let seen = (0..<3).map { front[$0] * front[3] + back[$0] * (1 - front[3]) }
        let (one, other) = (luminance(seen), luminance(back))
        return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }

    @Test("shows its lines again after an animation of the app that draws them several times")
    func animatedTwice() {
        let scene = PasswordScene(showsSetup: true)
        scene.setup.showsLabels = true
        (scene.setup.entryLabel, scene.setup.confirmationLabel) = ("Password", "Again")
        UIView.animate(withDuration: 0.3) {
            scene.setup.showsLabels = false
            for _ in 0..<3 { scene.setup.words = ["ada"] }
            (scene.setup.entryLabel, scene.setup.confirmationLabel) = ("Password ", "Again ")
        }
        UIView.animate(withDuration: 0.3) { scene.setup.showsLabels = true }
        scene.stage.layOut()
        func labels(_ view: UIView) -> [UILabel] {
            view.isHidden ? [] : ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
        }
        let texts = labels(scene.setup).compactMap(\.text)
        #expect(texts.contains("Password ") && texts.contains("Again "))
    }

    @Test("increases the contrast of role colors with Increase Contrast")
    func increasedContrast() {
        let field = SectionedFieldView(.card)
        let plain = UITraitCollection(userInterfaceStyle: .light)
        let high = UITraitCollection(traitsFrom: [plain, UITraitCollection(accessibilityContrast: .high)])
        for color in [field.style.labelColor, field.style.correct.color, field.style.incorrect.color] {
            guard let color else { return #expect(Bool(false)) }
            #expect(4.5..<7 ~= contrast(color, on: .systemBackground, plain))
            #expect(contrast(color, on: .systemBackground, high) >= 7)
        }
    }

    @Test("shows labels above the fields if the app asks for them", arguments: [false, true])
    func labels(showsLabels: Bool) {
        let scene = PasswordScene(showsSetup: true)
        scene.setup.entryLabel = "Password"
        scene.setup.confirmationLabel = "Again"
        scene.setup.showsLabels = showsLabels
        scene.stage.layOut()
        for (name, field) in [("Password", scene.setup.entryField), ("Again", scene.setup.confirmationField)] {
            let label = scene.views(UILabel.self).first { $0.text == name && !$0.isHidden }
            #expect((label != nil) == showsLabels)
            #expect(field.attributedPlaceholder?.string == (showsLabels ? nil : name))
            #expect(field.accessibilityLabel == name)
            guard let label else { continue }
            #expect(!label.isAccessibilityElement)
            let (above, below) = (
                label.convert(label.bounds, to: scene.setup), field.convert(field.bounds, to: scene.setup)
            )
            #expect(abs(below.minY - above.maxY - 4) < 0.5)
            #expect(above.minX == below.minX)
        }
        #expect(scene.stage.errors == [])
    }

    @Test(
        "has a contrast of 4.5 : 1 for every text and 3 : 1 for every mark",
        arguments: [UIUserInterfaceStyle.light, .dark]
    )
    func contrast(style: UIUserInterfaceStyle) {
        let scene = PasswordScene(showsSetup: true)
        let traits = UITraitCollection(userInterfaceStyle: style)
        scene.setup.dictionary = Self.dictionary
        var marks: Set<String> = []
        for text in ["", "a", "password", "Tr0mbone!", "correct horse battery staple 7 X"] {
            scene.setup.entryField.text = text
            scene.setup.confirmationField.text = text.isEmpty ? "" : "x"
            scene.type("", into: scene.setup.entryField)
            scene.type("", into: scene.setup.confirmationField)
            scene.stage.layOut()
            for ground in [UIColor.systemBackground, .secondarySystemBackground] {
                for label in scene.views(UILabel.self) where label.text?.isEmpty == false {
                    #expect(contrast(label.textColor, on: ground, traits) >= 4.5, "\(label.text ?? "")")
                }
                for mark in scene.views(UIImageView.self) {
                    #expect(contrast(mark.tintColor, on: ground, traits) >= 3)
                    marks.insert("\(components(mark.tintColor, traits))")
                }
                for field in [scene.setup.entryField, scene.setup.confirmationField] {
                    let name = field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
                    #expect(contrast(name as? UIColor ?? .clear, on: ground, traits) >= 4.5)
                    #expect(contrast(field.textColor ?? .clear, on: ground, traits) >= 4.5)
                }
            }
        }
        // Neutral, met and unmet marks were all visible.
        #expect(marks.count >= 3)
    }

    @Test("uses the app's colors for marks only")
    func ownColors() throws {
        let scene = PasswordScene(showsSetup: true)
        scene.setup.metColor = .systemBlue
        scene.setup.unmetColor = .systemOrange
        scene.setup.neutralColor = .systemGray
        scene.type("tromboNe", into: scene.setup.entryField)
        scene.type("x", into: scene.setup.confirmationField)
        let rows = scene.views(UIStackView.self).filter { $0.isAccessibilityElement }
        let marks = rows.compactMap { row in scene.views(UIImageView.self, in: row).first?.tintColor }
        let met = scene.setup.presentation.lines.map { $0.standing == .met }
        #expect(met == [true, true, true, false, false])
        #expect(marks.prefix(5).map { $0 == UIColor.systemBlue } == met)
        #expect(marks.prefix(5).map { $0 == UIColor.systemOrange } == met.map { !$0 })
        for label in scene.views(UILabel.self) where label.text?.isEmpty == false {
            #expect(label.textColor == UIColor.label)
        }
    }

    @Test("has a different mark for each standing, not only a color")
    func symbols() {
        let scene = PasswordScene(showsSetup: true)
        func images() -> [UIImage?] {
            scene.views(UIStackView.self).filter { $0.isAccessibilityElement }
                .map { scene.views(UIImageView.self, in: $0).first?.image }
        }
        #expect(images()[0] == UIImage(systemName: "circle"))
        scene.type("Tr0mbone", into: scene.setup.entryField)
        _ = scene.setup.entryField.resignFirstResponder()
        #expect(images()[0] == UIImage(systemName: "checkmark.circle.fill"))
        #expect(images()[4] == UIImage(systemName: "xmark.circle.fill"))
    }

    // MARK: VoiceOver

    @Test("gives VoiceOver the fields, each rule with its standing, and the match, in visual order")
    func spoken() {
        let scene = PasswordScene(showsSetup: true)
        let rules = [
            "At least 8 characters", "An upper-case letter", "A lower-case letter", "A digit", "A symbol",
        ]
        func names() -> [String] {
            scene.stage.layOut()
            return scene.stage.spokenElements.filter { $0.isDescendant(of: scene.setup) }
                .map { $0.accessibilityLabel ?? "–" }
        }
        #expect(names() == ["Password"] + rules + ["Repeat it"])
        scene.type("Tr0mbone", into: scene.setup.entryField)
        scene.type("Tr0mbone", into: scene.setup.confirmationField)
        #expect(names() == ["Password"] + rules + ["Repeat it", "The passwords match"])
        let values = scene.stage.spokenElements.filter { rules.contains($0.accessibilityLabel ?? "") }
            .map { $0.accessibilityValue ?? "" }
        #expect(values == ["met", "met", "met", "met", "not met"])
    }

    @Test("does not expose the text of a hidden field")
    func hiddenText() {
        let scene = PasswordScene(showsSetup: true)
        scene.fill("Very-Secret-1")
        for element in scene.stage.spokenElements {
            for text in [element.accessibilityLabel, element.accessibilityValue, element.accessibilityHint] {
                #expect(text?.contains("Secret") != true)
            }
        }
    }

    // MARK: The meter

    @Test("has no meter without a dictionary; with one, updates bars and text with the entry")
    func meter() throws {
        let scene = PasswordScene(showsSetup: true)
        let dictionary = try #require(Self.dictionary)
        func bars() -> [UIView] {
            scene.stage.layOut()
            return scene.views(UIView.self).filter {
                abs($0.bounds.height - 4) < 0.01 && !($0 is UIStackView) && isSeen($0)
            }
        }
        func isSeen(_ view: UIView) -> Bool {
            !view.isHidden && (view.superview.map(isSeen) ?? true)
        }
        func lit() -> Int { bars().filter { $0.backgroundColor != UIColor.separator }.count }
        #expect(bars().isEmpty)
        scene.setup.dictionary = dictionary
        #expect(bars().count == 4)
        #expect(lit() == 0)
        #expect(scene.stage.spokenElements.allSatisfy { $0.accessibilityLabel?.isEmpty == false })
        scene.type("password", into: scene.setup.entryField)
        #expect(lit() == 1)
        let meter = try #require(scene.stage.spokenElements.first { $0.accessibilityLabel == "Very weak" })
        #expect(meter.accessibilityValue?.contains("very common password") == true)
        scene.keyboard.selectAll()
        scene.keyboard.paste("zebra Quilt 93 umbrella vortex")
        #expect(lit() == 4)
        #expect(meter.accessibilityLabel == "Strong")
        let strong = bars()[0].backgroundColor
        scene.keyboard.selectAll()
        scene.keyboard.backspace()
        #expect(lit() == 0)
        #expect(!meter.isAccessibilityElement)
        scene.keyboard.paste("password")
        #expect(bars()[0].backgroundColor != strong)
        scene.setup.dictionary = nil
        #expect(bars().isEmpty)
        #expect(scene.stage.errors == [])
    }

    // MARK: Places

    @Test("lays out lines without overlap, and wraps long ones", arguments: [false, true])
    func places(isLarge: Bool) {
        let scene = PasswordScene(showsSetup: true)
        if isLarge { scene.stage.contentSizeCategory = .accessibilityExtraExtraExtraLarge }
        let size = scene.setup.systemLayoutSizeFitting(
            CGSize(width: 240, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        scene.setup.frame = CGRect(x: 20, y: 80, width: 240, height: size.height)
        scene.fill("Tr0mbon")
        scene.stage.layOut()
        let frames = scene.stage.spokenElements.filter { $0.isDescendant(of: scene.setup) }
            .map { $0.convert($0.bounds, to: scene.setup) }
        #expect(frames.count == 8)
        for (above, below) in zip(frames, frames.dropFirst()) {
            #expect(above.maxY <= below.minY + 0.01)
        }
        #expect(frames.allSatisfy { $0.minX >= -0.01 && $0.maxX <= 240.01 && $0.maxY <= size.height + 0.01 })
        #expect(frames[0].height >= 44)
        if isLarge { #expect(frames[1].height > 80) }
        #expect(scene.stage.errors == [])
    }

    @Test("mirrors marks and eye buttons from right to left")
    func rightToLeft() throws {
        let scene = PasswordScene(showsSetup: true)
        scene.stage.direction = .rightToLeft
        scene.stage.layOut()
        let row = try #require(
            scene.views(UIStackView.self).first { $0.isAccessibilityElement && $0.bounds.height > 0 }
        )
        let mark = try #require(scene.views(UIImageView.self, in: row).first)
        let words = try #require(scene.views(UILabel.self, in: row).first)
        #expect(mark.frame.minX >= words.frame.maxX)
        #expect(scene.setup.entryField.rightView?.frame.minX == 0)
    }

    @Test("follows a direction that the app forces, also in rules that come later", arguments: [true, false])
    func forcedDirection(isLater: Bool) {
        func frames(_ change: (PasswordScene) -> Void) -> [CGRect] {
            let scene = PasswordScene(showsSetup: true)
            if isLater { scene.setup.policy = .nist }
            change(scene)
            scene.setup.policy = .classic
            scene.setup.showsLabels = true
            scene.fill("Tr0mbon")
            scene.stage.layOut()
            func frames(_ view: UIView) -> [CGRect] {
                view.isHidden ? [] : [view.frame] + view.subviews.flatMap(frames)
            }
            return frames(scene.setup)
        }
        let usual = frames { $0.stage.direction = .rightToLeft }
        #expect(frames { $0.setup.semanticContentAttribute = .forceRightToLeft } == usual)
        #expect(frames { _ in } != usual)
    }
}
#endif
