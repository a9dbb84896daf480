#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveText
import LiveUIKit
import Testing
import UIKit

extension LimitedFieldView {
    /// The counter.
    var counter: UIView { subviews.first { $0.subviews.first is UILabel }! }
    /// The counter's label.
    var counterLabel: UILabel { counter.subviews[0] as! UILabel }
    /// The counter's frame in the field.
    var counterFrame: CGRect { counter.frame }

    /// The frame of the counter's digits in the field.
    var counterInk: CGRect {
        let size = counterLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100))
        let frame = counterLabel.convert(counterLabel.bounds, to: self)
        let x = counterLabel.textAlignment == .right ? frame.maxX - size.width : frame.minX
        return CGRect(x: x, y: frame.minY, width: size.width, height: frame.height)
    }
}

@MainActor @Suite("Limited field, in UIKit: counter") struct LimitedFieldCounterTests {
    @Test(
        "keeps the counter in place while its digits change, five points from the end",
        arguments: UnspecifiedBehavior.everyWay,
        [(isRightToLeft: false, isForced: false), (true, false), (true, true)]
    )
    func place(way: UnspecifiedBehavior, direction: (isRightToLeft: Bool, isForced: Bool)) {
        let isRightToLeft = direction.isRightToLeft
        way.run {
            let scene = LimitedFieldScene(TextLimit(120))
            let field = scene.field
            if direction.isForced {
                field.semanticContentAttribute = .forceRightToLeft
            } else if isRightToLeft {
                scene.stage.direction = .rightToLeft
            }
            scene.stage.layOut()
            let (place, text) = (field.counterFrame, field.editingRect(forBounds: field.bounds))
            #expect(isRightToLeft ? place.minX == 0 : place.maxX == 300)
            for count in [1, 9, 10, 99, 100, 120] {
                field.text = String(repeating: "a", count: count)
                scene.stage.layOut()
                let comment: Comment = "\(count)"
                #expect(field.counterLabel.text == "\(count)/120", comment)
                #expect(field.counterFrame == place, comment)
                #expect(field.editingRect(forBounds: field.bounds) == text, comment)
                let ink = field.counterInk
                #expect(abs((isRightToLeft ? ink.minX : 300 - ink.maxX) - 5) < 0.01, comment)
                #expect(isRightToLeft ? ink.maxX <= text.minX + 0.01 : ink.minX >= text.maxX - 0.01, comment)
            }
            #expect(scene.stage.errors == [])
        }
    }

    @Test("has room for the text and the counter at its own size", arguments: UnspecifiedBehavior.everyWay)
    func ownSize(way: UnspecifiedBehavior) {
        way.run {
            let plain = LimitedFieldScene(TextLimit(0)).field
            let field = LimitedFieldScene(TextLimit(120)).field
            for each in [plain, field] {
                each.text = "Ada Lovelace"
                each.sizeToFit()
            }
            #expect(field.counterFrame.width > 0)
            #expect(abs(field.bounds.width - plain.bounds.width - field.counterFrame.width) < 0.01)
            #expect(field.bounds.size == field.intrinsicContentSize)
        }
    }

    @Test("can appear when as few remain as the app says")
    func warnAt() {
        let scene = LimitedFieldScene(TextLimit(10), counter: .near)
        scene.field.warnAt = 2
        #expect(!scene.field.presentation.isCounterVisible)
        scene.keyboard.type("abcdefg")
        #expect(!scene.field.presentation.isCounterVisible)
        scene.keyboard.type("h")
        #expect(scene.field.presentation.isCounterVisible)
    }

    @Test("can say what remains, what is missing, and the surplus")
    func wording() {
        let scene = LimitedFieldScene(TextLimit(160).atLeast(3))
        let field = scene.field
        field.counterWording = .remaining
        for (count, text) in [(0, "3 more"), (148, "12 left"), (162, "2 too many")] {
            field.text = String(repeating: "a", count: count)
            scene.stage.layOut()
            #expect(field.counterLabel.text == text)
            #expect(field.counterInk.width <= field.counterFrame.width)
        }
        #expect(scene.stage.errors == [])
    }

    @Test("lays out once at any limit and length, also during a pulse", arguments: [5, 10, 30, 999, 5000])
    func noFeedback(limit: Int) async {
        let scene = LimitedFieldScene(TextLimit(limit))
        for count in [0, 1, limit - 1, limit] {
            scene.field.text = String(repeating: "1", count: count)
            scene.stage.layOut()
            #expect(scene.field.counterInk.width <= scene.field.counterFrame.width - 5 + 0.01)
        }
        let place = scene.field.counterFrame
        scene.keyboard.type("x")
        for _ in 0..<15 {
            await scene.stage.advance(1 / 60)
            scene.field.setNeedsLayout()
            scene.stage.layOut()
            #expect(scene.field.counterFrame == place)
        }
        #expect(scene.stage.errors == [])
    }

    @Test(
        "has room for the counter's text at any text size",
        arguments: [UIContentSizeCategory.small, .large, .accessibilityLarge]
    )
    func textSize(size: UIContentSizeCategory) {
        let scene = LimitedFieldScene(TextLimit(5000))
        scene.field.text = String(repeating: "a", count: 1234)
        let before = scene.field.counterFrame.width
        scene.stage.contentSizeCategory = size
        scene.stage.layOut()
        #expect(scene.field.counterLabel.text == "1234/5000")
        #expect(scene.field.counterInk.width <= scene.field.counterLabel.bounds.width + 0.01)
        if size == .accessibilityLarge { #expect(scene.field.counterFrame.width > before * 1.3) }
        #expect(scene.stage.errors == [])
    }

    @Test("pulses once for a refused edit, and does not restart for a held key", .needs(.clock))
    func pulse() async {
        let scene = LimitedFieldScene(TextLimit(1))
        func scale() -> CGFloat { scene.field.counterLabel.layer.presentation()?.affineTransform().a ?? 0 }
        await scene.stage.settle()
        scene.keyboard.type("ab")
        var scales: [CGFloat] = []
        for _ in 0..<14 {
            await scene.stage.advance(1 / 60)
            scales.append(scale())
            if scales.count == 3 { scene.keyboard.type("c") }
        }
        #expect(abs((scales.max() ?? 0) - 1.1) < 0.02)
        #expect(zip(scales, scales.dropFirst()).allSatisfy { abs($0 - $1) < 0.03 })
        #expect(abs((scales.last ?? 0) - 1) < 1e-6)
        #expect(scene.field.counterLabel.transform == .identity)
        #expect(scene.field.counterLabel.alpha == 1)
        #expect(scene.stage.errors == [])
    }

    @Test("fades instead of growing with Reduce Motion", .needs(.accessibilitySettings))
    func reducedPulse() async {
        let scene = LimitedFieldScene(TextLimit(1))
        scene.stage.isReduceMotionEnabled = true
        await scene.stage.settle()
        scene.keyboard.type("ab")
        #expect(scene.field.counterLabel.transform == .identity)
        await scene.stage.advance(0.1)
        #expect(abs((scene.field.counterLabel.layer.presentation()?.opacity ?? 1) - 0.3) < 0.1)
        await scene.stage.advance(0.2)
        #expect(scene.field.counterLabel.alpha == 1)
    }

    @Test("shows the counter always, during editing, or never")
    func display() {
        let scene = LimitedFieldScene(TextLimit(10), counter: .editing, isFocused: false)
        #expect(scene.field.counterLabel.alpha == 0)
        let place = scene.field.counterFrame
        _ = scene.field.becomeFirstResponder()
        #expect(scene.field.counterLabel.alpha == 1)
        #expect(scene.field.counterFrame == place)
        _ = scene.field.resignFirstResponder()
        #expect(scene.field.counterLabel.alpha == 0)
        scene.field.counterDisplay = .always
        #expect(scene.field.counterLabel.alpha == 1)
        for change in [{ scene.field.counterDisplay = .none }, { scene.field.limit = TextLimit(0) }] {
            scene.field.counterDisplay = .always
            scene.field.limit = TextLimit(10)
            change()
            scene.stage.layOut()
            #expect(scene.field.counter.isHidden)
            #expect(scene.field.textRect(forBounds: scene.field.bounds).width == 300)
        }
        #expect(scene.stage.errors == [])
    }

    @Test("uses the app's counter colors, in the current appearance")
    func colors() {
        let scene = LimitedFieldScene(TextLimit(3), .allow)
        scene.field.countLabelTextColor = .green
        scene.field.overLimitTextColor = .purple
        scene.keyboard.type("abc")
        #expect(scene.field.counterLabel.textColor == .green)
        scene.keyboard.type("d")
        #expect(scene.field.counterLabel.textColor == .purple)
        scene.field.text = ""
        #expect(scene.field.counterLabel.textColor == .green)
    }

    @Test("appends the limit to the app's hint, and hides the counter from VoiceOver")
    func voiceOver() async {
        let scene = LimitedFieldScene(TextLimit(3), .allow)
        #expect(scene.field.accessibilityHint == "Up to 3 characters")
        scene.field.accessibilityHint = "Your name"
        scene.keyboard.type("ab")
        #expect(scene.field.accessibilityHint == "Your name, Up to 3 characters")
        scene.keyboard.type("cdef")
        #expect(scene.field.accessibilityHint == "Your name, Up to 3 characters")
        #expect(scene.stage.spokenElements == [scene.field])
        scene.field.limit = TextLimit(0)
        #expect(scene.field.accessibilityHint == "Your name")
        scene.field.accessibilityHint = nil
        #expect(scene.field.accessibilityHint == nil)
        scene.field.limit = TextLimit(4)
        scene.field.text = "abc"
        scene.field.overflow = .refuse
        scene.keyboard.moveCaret(to: 3)
        scene.keyboard.type("defg")
        await scene.stage.advance(0.9)
        #expect(scene.stage.announcements.isEmpty)
        await scene.stage.advance(0.3)
        #expect(scene.stage.announcements.map(\.text) == ["Limit of 4 characters reached"])
        #expect(scene.stage.announcements.allSatisfy { $0.isQueued })
    }

    @Test("says and counts in the locale of its environment")
    func locale() {
        let arabic = Locale(identifier: "ar-EG")
        let scene = LimitedFieldScene(TextLimit(3), .allow)
        scene.field.counterWording = .remaining
        scene.field.locale = arabic
        #expect(scene.field.accessibilityHint?.contains("٣") == true)
        #expect(scene.field.counterLabel.text?.contains("٣") == true)
        scene.field.text = "abcde"
        #expect(scene.field.accessibilityLabel?.contains("٢") == true)
        let editor = LimitedTextView(limit: TextLimit(3), overflow: .allow)
        editor.locale = arabic
        editor.text = "abcd"
        #expect(editor.accessibilityHint?.contains("٣") == true && editor.accessibilityLabel?.contains("١") == true)
        let code = SectionedFieldView.outlined(.sixDigitCode, label: "Code")
        code.locale = arabic
        code.text = "123"
        code.validity = .incorrect
        #expect(code.subviews.compactMap { $0 as? UITextField }.first?.accessibilityLabel?.contains("٣") == true)
    }

    @Test("says in its label that the text is too long, as people turn hints off")
    func spokenError() {
        let scene = LimitedFieldScene(TextLimit(3), .allow)
        scene.field.placeholder = "Name"
        #expect(scene.field.accessibilityLabel == nil)
        scene.keyboard.type("abcd")
        #expect(scene.stage.speech(of: scene.field) == "Name, 1 characters over the limit, abcd")
        scene.field.accessibilityLabel = "Your name"
        #expect(scene.stage.speech(of: scene.field) == "Your name, 1 characters over the limit, abcd")
        scene.keyboard.backspace()
        #expect(scene.stage.speech(of: scene.field) == "Your name, abc")
    }

    @Test("keeps its name for Voice Control while the label has an error")
    func nameForVoiceControl() {
        let scene = LimitedFieldScene(TextLimit(3), .allow)
        scene.field.placeholder = "Name"
        scene.keyboard.type("abcd")
        #expect(scene.field.accessibilityUserInputLabels == ["Name"])
        scene.field.accessibilityLabel = "Your name"
        #expect(scene.field.accessibilityUserInputLabels == ["Your name"])
        scene.field.accessibilityUserInputLabels = ["Name", "Account"]
        #expect(scene.field.accessibilityUserInputLabels == ["Name", "Account"])
        scene.field.accessibilityUserInputLabels = nil
        #expect(scene.field.accessibilityUserInputLabels == ["Your name"])
    }

    @Test(
        "leaves the clear button and the side views to the app",
        .needs(.systemTouches),
        arguments: UnspecifiedBehavior.everyWay,
        [true, false]
    )
    func sideViews(way: UnspecifiedBehavior, isRightToLeft: Bool) {
        way.run {
            let scene = LimitedFieldScene(TextLimit(10))
            let field = scene.field
            if isRightToLeft { scene.stage.direction = .rightToLeft }
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            field.rightView = button
            field.rightViewMode = .always
            scene.keyboard.type("abc")
            #expect(field.rightView === button && field.rightViewMode == .always)
            var texts = [field.editingRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds)]
            for text in texts {
                #expect(
                    !text.insetBy(dx: 0.01, dy: 0).intersects(field.counterFrame),
                    "\(text), \(field.counterFrame), \(field.subviews)"
                )
                #expect(!text.insetBy(dx: 0.01, dy: 0).intersects(button.frame), "\(text)")
            }
            #expect(!button.frame.insetBy(dx: 0.01, dy: 0).intersects(field.counterFrame))
            field.rightView = nil
            field.clearButtonMode = .always
            scene.stage.layOut()
            let clear = field.clearButtonRect(forBounds: field.bounds)
            texts = [field.editingRect(forBounds: field.bounds), field.placeholderRect(forBounds: field.bounds)]
            for text in texts.map({ $0.insetBy(dx: 0.01, dy: 0) }) {
                #expect(!text.intersects(field.counterFrame) && !text.intersects(clear))
            }
            #expect(!clear.insetBy(dx: 0.01, dy: 0).intersects(field.counterFrame))
            scene.stage.tap(at: field.convert(CGPoint(x: clear.midX, y: clear.midY), to: nil))
            #expect(field.text == "" && field.presentation.counter == "0/10")
            #expect(scene.stage.errors == [])
        }
    }

    @Test("has no limit from Interface Builder until one is set")
    func interfaceBuilder() {
        let stage = TestWindow()
        let field = LimitedFieldView(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        stage.view.addSubview(field)
        stage.layOut()
        #expect(field.limit.isUnlimited && field.counter.isHidden)
        #expect(field.accessibilityHint == nil)
        field.text = "abc"
        field.lengthLimit = 5
        field.overflowName = "truncate"
        field.counterDisplayName = "editing"
        #expect(field.overflow == .truncate && field.counterDisplay == .editing)
        field.overflowName = "no such"
        field.counterDisplayName = "always"
        #expect(field.overflowName == "truncate" && field.counterDisplayName == "always")
        stage.layOut()
        #expect(field.presentation.counter == "3/5")
        #expect(field.counterLabel.text == "3/5")
        #expect(field.counterFrame.maxX == 200)
        #expect(stage.errors == [])
    }

    @Test("is freed during a pulse and before an announcement")
    func lifetime() async {
        weak var gone: LimitedFieldView?
        let stage = TestWindow()
        do {
            let field = LimitedFieldView(limit: TextLimit(2))
            field.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
            stage.view.addSubview(field)
            stage.layOut()
            _ = field.becomeFirstResponder()
            KeyboardSimulator(stage).type("abc")
            gone = field
            field.removeFromSuperview()
        }
        await stage.advance(2)
        #expect(gone == nil)
        #expect(stage.announcements.isEmpty)
    }
}
#endif
