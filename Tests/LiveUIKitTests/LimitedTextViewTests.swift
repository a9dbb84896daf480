#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveTestSupport
import LiveText
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Limited text view, in UIKit") struct LimitedTextViewTests {
    let stage = TestWindow()
    let view = LimitedTextView(limit: TextLimit(10))
    let ring = CountRingView(limit: TextLimit(10))
    let keyboard: KeyboardSimulator

    init() {
        keyboard = KeyboardSimulator(stage)
        view.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
        view.smartInsertDeleteType = .no
        view.ring = ring
        stage.view.addSubview(view)
        stage.view.addSubview(ring)
        stage.layOut()
        _ = view.becomeFirstResponder()
    }

    func expect(_ text: String, _ source: SourceLocation = #_sourceLocation) {
        #expect(view.text == text, sourceLocation: source)
        #expect(view.presentation.text == text, sourceLocation: source)
        #expect(ring.text == text, sourceLocation: source)
        #expect(stage.errors == [], sourceLocation: source)
    }

    @Test("marks the surplus in the text itself, and only that")
    func surplus() {
        view.overflow = .allow
        func marked() -> [NSRange] {
            var ranges: [NSRange] = []
            let whole = NSRange(location: 0, length: view.textStorage.length)
            view.textStorage.enumerateAttribute(.backgroundColor, in: whole) { color, range, _ in
                if color != nil { ranges.append(range) }
            }
            return ranges
        }
        keyboard.type("one two 89")
        #expect(marked() == [])
        keyboard.type("xyz")
        #expect(marked() == [NSRange(location: 10, length: 3)])
        keyboard.backspace()
        #expect(marked() == [NSRange(location: 10, length: 2)])
        keyboard.backspace()
        keyboard.backspace()
        #expect(marked() == [])
        expect("one two 89")
        view.text = "set by the app"
        #expect(marked() == [NSRange(location: 10, length: 4)])
        view.surplusColor = nil
        #expect(marked() == [])
    }

    @Test("covers the app's own background with that of the surplus, and uncovers it")
    func ownBackground() {
        view.overflow = .allow
        let mention = NSMutableAttributedString(string: "write to @mara", attributes: [.font: view.font!])
        mention.addAttribute(.backgroundColor, value: UIColor.black, range: NSRange(location: 9, length: 5))
        view.attributedText = mention
        func background(at offset: Int) -> UIColor? {
            view.textStorage.attribute(.backgroundColor, at: offset, effectiveRange: nil) as? UIColor
        }
        #expect(background(at: 9) == .black)
        #expect(background(at: 10) == view.surplusColor)
        keyboard.type("xyz")
        #expect([0, 9, 16].map(background) == [nil, .black, view.surplusColor])
        view.limit = TextLimit(20)
        #expect([0, 9, 10, 13].map(background) == [nil, .black, .black, .black])
        #expect(stage.errors == [])
    }

    @Test("returns the app's own attributes, without the mark of the surplus")
    func ownAttributes() {
        view.overflow = .allow
        let mention = NSMutableAttributedString(string: "write to @mara", attributes: [.font: view.font!])
        mention.addAttribute(.backgroundColor, value: UIColor.black, range: NSRange(location: 9, length: 5))
        view.attributedText = mention
        keyboard.type("xyz")
        let saved = view.attributedText!
        #expect(saved.string == "write to @maraxyz")
        func background(at offset: Int) -> UIColor? {
            saved.attribute(.backgroundColor, at: offset, effectiveRange: nil) as? UIColor
        }
        #expect([0, 9, 10, 13].map(background) == [nil, .black, .black, .black])
        let keys = (0..<saved.length).flatMap { saved.attributes(at: $0, effectiveRange: nil).keys }
        #expect(Set(keys).isSubset(of: [.font, .backgroundColor, .foregroundColor]))
        #expect(
            view.textStorage.attribute(.backgroundColor, at: 12, effectiveRange: nil) as? UIColor == view.surplusColor
        )
        expect("write to @maraxyz")
    }

    @Test("removes a mark that undo brings back with a text that is no longer over the limit")
    func undoneMark() {
        view.overflow = .allow
        keyboard.type("one two 89x")
        keyboard.backspace()
        view.limit = TextLimit(20)
        keyboard.undo()
        expect("one two 89x")
        let attributes = view.textStorage.attributes(at: 10, effectiveRange: nil)
        #expect(attributes[.backgroundColor] == nil)
        #expect(view.attributedText.string == "one two 89x")
    }

    @Test("marks exactly the surplus, whatever a person and the app do", arguments: 0..<8)
    func randomMarks(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        view.overflow = .allow
        for _ in 0..<150 {
            let count = view.text.utf16.count
            let (one, other) = (Int.random(in: 0...count, using: &random), Int.random(in: 0...count, using: &random))
            switch Int.random(in: 0..<12, using: &random) {
            case 0...3: keyboard.type("abc")
            case 4: keyboard.backspace()
            case 5: keyboard.select(min(one, other)..<max(one, other))
            case 6: keyboard.paste("defghijk")
            case 7: keyboard.compose("nihao")
            case 8: keyboard.commit("ni")
            case 9: keyboard.undo()
            case 10: keyboard.redo()
            default: view.limit = TextLimit(Int.random(in: 0...20, using: &random))
            }
            guard view.markedTextRange == nil else { continue }
            let marks = (0..<view.textStorage.length).filter { offset in
                view.textStorage.attribute(.backgroundColor, at: offset, effectiveRange: nil) != nil
            }
            #expect(marks == Array(view.presentation.overflow ?? 0..<0))
            let saved = view.attributedText!
            #expect(saved.string == view.text)
            for offset in 0..<saved.length {
                #expect(saved.attribute(.backgroundColor, at: offset, effectiveRange: nil) == nil)
            }
        }
        #expect(stage.errors == [])
    }

    @Test("refuses a key past the limit, and undoes one step at a time", arguments: UnspecifiedBehavior.everyWay)
    func limit(way: UnspecifiedBehavior) {
        way.run {
            let test = LimitedTextViewTests()
            var limits = 0
            test.view.onLimit = { limits += 1 }
            test.keyboard.type("one\ntwo 89")
            test.expect("one\ntwo 89")
            test.keyboard.type("x")
            test.expect("one\ntwo 89")
            #expect(limits == 1)
            test.view.overflow = .truncate
            test.keyboard.backspace()
            test.keyboard.paste("abc")
            test.expect("one\ntwo 8a")
        }
    }

    @Test("reports each change of the person after the limit was applied, and none of the program")
    func reports() {
        var reports: [String] = []
        view.onTextChange = { reports.append($0) }
        view.text = "12345678"
        #expect(reports.isEmpty)
        keyboard.type("90x")
        #expect(reports == ["123456789", "1234567890"])
        expect("1234567890")
    }

    @Test("enforces no limit while an input method composes, and counts the composition")
    func composition() {
        keyboard.type("12345678")
        keyboard.compose("ni hao")
        #expect(view.text.count == 14)
        #expect(ring.presentation.label == "-4")
        keyboard.commit("你好吗")
        expect("12345678你好")
    }

    @available(iOS 17, tvOS 17, *)
    @Test("counts no inline prediction, which is off while there is a limit")
    func prediction() {
        keyboard.type("pre")
        keyboard.predictInline("diction")
        expect("pre")
        view.limit = TextLimit(0)
        #expect(view.inlinePredictionType == .default)
    }

    #if !os(tvOS)
    @available(iOS 18, visionOS 2.4, *)
    @Test("is not rewritten in place by Writing Tools while there is a limit, unless the app wants it")
    func writingTools() {
        #expect(view.writingToolsBehavior == .limited)
        view.limit = TextLimit(0)
        #expect(view.writingToolsBehavior == .default)
        view.writingToolsBehavior = .complete
        view.limit = TextLimit(10)
        #expect(view.writingToolsBehavior == .complete)
    }
    #endif

    @Test("keeps a text that the app sets, and says that it is too long")
    func tooLong() {
        view.accessibilityLabel = "Post"
        view.overflow = .allow
        #expect(stage.speech(of: view, withHints: true) == "Post, Up to 10 characters")
        view.text = "twelve chars"
        expect("twelve chars")
        #expect(stage.speech(of: view) == "Post, 2 characters over the limit, twelve chars")
        #expect(view.accessibilityUserInputLabels == ["Post"])
        keyboard.backspace()
        expect("twelve char")
    }

    @Test(
        "announces only once with a ring, and by itself without one",
        .needs(.announcements),
        arguments: [true, false]
    )
    func announcement(hasRing: Bool) async {
        if !hasRing { view.ring = nil }
        keyboard.type("12345678901")
        await stage.advance(2)
        #expect(stage.announcements.map(\.text) == ["Limit of 10 characters reached"])
    }

    @Test(
        "announces what was refused or cut with a ring, too, but nothing that the app sets",
        .needs(.announcements),
        arguments: [true, false]
    )
    func refusals(hasRing: Bool) async {
        if !hasRing { view.ring = nil }
        keyboard.type("1234567890")
        await stage.advance(2)
        stage.clearAnnouncements()
        keyboard.type("x")
        await stage.advance(2)
        #expect(stage.announcements.map(\.text) == ["Limit of 10 characters reached"])
        stage.clearAnnouncements()
        view.overflow = .truncate
        keyboard.backspace()
        keyboard.paste("abcdef")
        await stage.advance(2)
        #expect(stage.announcements.map(\.text).contains("5 characters did not fit"))
        stage.clearAnnouncements()
        view.text = "a restored draft"
        await stage.advance(2)
        #expect(stage.announcements.isEmpty)
        view.overflow = .allow
        keyboard.type("s")
        await stage.advance(2)
        #expect(stage.announcements.map(\.text) == ["7 characters over the limit"])
    }

    @Test("announces only once with a ring that the app updates", .needs(.announcements))
    func separateRing() async {
        view.ring = nil
        view.overflow = .allow
        view.onTextChange = { [ring] in ring.text = $0 }
        keyboard.type("12345678901")
        await stage.advance(2)
        #expect(stage.announcements.map(\.text) == ["1 characters over the limit"])
    }

    @Test("pastes without attributes within the limit")
    func pasteAndMatchStyle() {
        view.overflow = .truncate
        UIPasteboard.general.string = "123456789012345"
        view.pasteAndMatchStyle(nil)
        stage.layOut()
        expect("1234567890")
        let field = LimitedFieldView(limit: TextLimit(10), overflow: .truncate)
        stage.view.addSubview(field)
        _ = field.becomeFirstResponder()
        field.pasteAndMatchStyle(nil)
        stage.layOut()
        #expect(field.text == "1234567890")
    }

    @Test("applies the limit to a paste control")
    func pasteControl() {
        view.overflow = .truncate
        keyboard.tapPasteControl(of: view, "123456789012345")
        expect("1234567890")
    }

    @Test("leaves the delegate to the app")
    func delegate() {
        final class Delegate: NSObject, UITextViewDelegate {
            var changes = 0
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
        }
        let delegate = Delegate()
        view.delegate = delegate
        keyboard.type("abc")
        #expect(delegate.changes == 3)
        #expect(view.presentation.text == "abc")
    }

    @Test("is freed, with its observers")
    func lifetime() {
        weak var gone: LimitedTextView?
        do {
            let view = LimitedTextView(limit: TextLimit(3))
            stage.view.addSubview(view)
            view.text = "abc"
            view.removeFromSuperview()
            gone = view
        }
        #expect(gone == nil)
    }
}
#endif
