#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveFoundation
import LiveMotion
import LiveUIKit
import Testing
import UIKit

extension NumberLabel {
    /// A visible part of a rolling number.
    struct SeenPart {
        let label: UILabel
        /// The digit in the middle of the line, fractional while it turns; `nil` for other parts.
        let digit: Double?
        /// The distance from the label's left edge.
        let x: Double
        let opacity: Double
    }

    /// All labels of the wheels view.
    var rollLabels: [UILabel] {
        var found: [UILabel] = []
        var views = subviews
        while !views.isEmpty {
            let view = views.removeFirst()
            if let label = view as? UILabel { found.append(label) }
            views += view.subviews
        }
        return found
    }

    /// The visible wheels and other parts, in their final order from left to right.
    var seenParts: [SeenPart] {
        rollLabels.sorted { $0.center.x < $1.center.x }
            .map { label in
                let shown = label.layer.presentation() ?? label.layer
                let lines = (label.attributedText?.string ?? "").split(separator: "\n")
                let lineHeight = shown.bounds.height / CGFloat(max(1, lines.count))
                let top = shown.position.y - shown.bounds.height / 2
                let first = lines.first.flatMap { $0.count == 1 ? $0.first?.wholeNumberValue : nil }
                return SeenPart(
                    label: label,
                    digit: first.map { Double($0) - Double(top / lineHeight) },
                    x: Double(label.superview!.convert(shown.position, to: self).x),
                    opacity: Double(shown.opacity)
                )
            }
    }

    var seenWheels: [SeenPart] { seenParts.filter { $0.digit != nil } }
}

@MainActor @Suite("Animated number, in UIKit: rolling") struct NumberLabelRollTests {
    static let english = Locale(identifier: "en_US")
    let stage = TestWindow()
    let label = NumberLabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))

    init() {
        label.transition = .roll
        stage.view.addSubview(label)
        stage.layOut()
    }

    @Test("rolls from its start value") func start() async {
        label.startValue = 3
        show(8)
        #expect(label.seenWheels.map(\.digit) == [3])
        await stage.advance(5)
        #expect(label.text == "8")
        #expect(label.rollLabels.isEmpty)
    }

    func show(_ value: Int, animated: Bool = true) {
        label.setValue(value, locale: Self.english, animated: animated)
        stage.layOut()
    }

    func expectClean(_ text: String, _ source: SourceLocation = #_sourceLocation) {
        #expect(label.text == text, sourceLocation: source)
        #expect(label.subviews.isEmpty, sourceLocation: source)
        #expect((label.layer.sublayers ?? []).isEmpty, sourceLocation: source)
        #expect((label.layer.animationKeys() ?? []).isEmpty, sourceLocation: source)
        #expect(stage.errors == [], sourceLocation: source)
    }

    /// The distance between two positions of a wheel, of which only the digit counts.
    func distance(_ left: Double, _ right: Double) -> Double {
        let way = (left - right).truncatingRemainder(dividingBy: 10)
        return min(abs(way), 10 - abs(way))
    }

    @Test(
        "turns each wheel along the core's path, also after an interruption",
        .needs(.clock),
        arguments: [
            [123, 789], [999, 1000, 12], [5, 123_456, 5], [40, 50, 60, 0],
        ]
    )
    func wheels(values: [Int]) async throws {
        show(values[0])
        #expect(label.rollLabels.isEmpty)
        let english = IntegerFormatStyle<Int>(locale: Self.english)
        var core = NumberTextModel(CountedNumber(values[0], format: english).formatted, transition: .roll)
        for value in values.dropFirst() {
            let before = label.seenWheels
            core.send(.valueChanged(CountedNumber(value, format: english).formatted), at: CACurrentMediaTime())
            show(value)
            let roll = try #require(core.presentation.roll)
            try #require(label.seenWheels.count == roll.wheels.count)
            // No part jumps.
            for old in before {
                guard let now = label.seenWheels.first(where: { $0.label === old.label }) else { continue }
                #expect(distance(old.digit!, now.digit!) < 0.01)
                #expect(abs(old.x - now.x) < 0.05)
                #expect(abs(old.opacity - now.opacity) < 0.01)
            }
            for frame in 1...20 {
                await stage.advance(1.0 / 60)
                for (seen, wheel) in zip(label.seenWheels, roll.wheels) {
                    let time = Double(frame) / 60
                    let position = wheel.motion.value(towards: Double(wheel.position), after: time)
                    #expect(distance(try #require(seen.digit), position) < 0.02, "\(value), frame \(frame)")
                    let presence = wheel.presence
                    let opacity = presence.motion.value(towards: presence.isPresent ? 1 : 0, after: time)
                    #expect(abs(seen.opacity - opacity) < 0.01, "\(value), frame \(frame)")
                }
            }
        }
        await stage.advance(3)
        expectClean("\(try #require(values.last).formatted(.number.locale(Self.english)))")
    }

    @Test(
        "moves parts from their old to their new position",
        .needs(.clock),
        arguments: [
            NSTextAlignment.left, .center, .right,
        ]
    )
    func places(alignment: NSTextAlignment) async throws {
        label.textAlignment = alignment
        show(42)
        show(1042)
        func width(_ text: String) -> Double {
            Double((text as NSString).size(withAttributes: [.font: label.font!]).width)
        }
        /// The middle of the last digit.
        func unit(_ text: String) -> Double {
            let share: Double = alignment == .left ? 0 : alignment == .center ? 0.5 : 1
            return 300 * share + width(text) * (1 - share) - width("2") / 2
        }
        let wheel = try #require(label.seenWheels.last)
        #expect(abs(wheel.x - unit("42")) < 0.5)
        let motion = MotionPath(
            start: wheel.x,
            velocity: 0,
            motion: .spring(Spring(response: 0.35, dampingRatio: 1))
        )
        for frame in 1...15 {
            await stage.advance(1.0 / 60)
            let expected = motion.value(towards: unit("1,042"), after: Double(frame) / 60)
            #expect(abs(label.seenWheels.last!.x - expected) < 0.5)
        }
        #expect(label.rollLabels.count { $0.attributedText?.string == "," } == 1)
        let end = try #require(wheel.label.superview).convert(wheel.label.center, to: label)
        #expect(abs(Double(end.x) - unit("1,042")) < 0.5)
    }

    @Test("rolls from 59 to 00 like a clock, with the texts around it")
    func clock() async throws {
        label.wrapsAfter = 59
        (label.numberPrefix, label.numberSuffix) = ("at ", " s")
        let twoDigits = IntegerFormatStyle<Int>(locale: Self.english).precision(.integerLength(2))
        for value in [59, 0] {
            label.setValue(value, format: twoDigits)
            stage.layOut()
        }
        #expect(label.text == "at 00 s" && label.accessibilityLabel == "at 00 s")
        let columns = label.rollLabels.compactMap(\.attributedText?.string).filter { $0.contains("\n") }
        #expect(Set(columns) == ["5\n0", "9\n0"])
        await stage.advance(1.5)
        expectClean("at 00 s")
    }

    @Test("aligns the wheels with the text, in a label of any height", arguments: [20.0, 40, 100])
    func height(height: Double) throws {
        label.frame.size.height = height
        show(1)
        show(2)
        let wheel = try #require(label.seenWheels.first)
        // The line of the target, which is visible in the end.
        let lines = try #require(wheel.label.attributedText).string.split(separator: "\n").map(String.init)
        let index = try #require(lines.lastIndex(of: "2"))
        let lineHeight = wheel.label.bounds.height / CGFloat(lines.count)
        let frame = wheel.label.convert(wheel.label.bounds, to: label)
        let middle = frame.minY + (CGFloat(index) + 0.5) * lineHeight
        #expect(abs(middle - height / 2) < 0.01)
        #expect(abs(lineHeight - label.font.lineHeight) < 0.01)
        // Also after the label's height has changed.
        label.frame.size.height = 60
        stage.layOut()
        let moved = wheel.label.convert(wheel.label.bounds, to: label)
        #expect(abs(moved.minY + (CGFloat(index) + 0.5) * lineHeight - 30) < 0.01)
    }

    @Test("has one animation for each part after many changes, also within one of the app's")
    func oneAnimation() async {
        show(0)
        for value in 1...10 {
            UIView.animate(withDuration: 0.7) { label.setValue(value * 12_345, locale: Self.english) }
            stage.layOut()
            let labels = label.rollLabels
            #expect(!labels.isEmpty)
            for part in labels { #expect((part.layer.animationKeys() ?? []).count <= 1, "\(value)") }
            // For 123,450: six wheels, a mark, and possibly a prefix and a suffix.
            #expect(labels.count <= 9)
            await stage.advance(0.03)
        }
        await stage.advance(4)
        expectClean("123,450")
    }

    @Test("draws itself only at rest, and runs no code for each frame")
    func noFrames() async {
        show(1)
        show(2000)
        #if canImport(HeadlessTesting)
        #expect(stage.displayLinkCount == 0)
        #endif
        #expect(label.text == "2,000")
        #expect(label.accessibilityLabel == "2,000")
        #expect(stage.spokenElements == [label])
        await stage.advance(4)
        expectClean("2,000")
    }

    @Test("settles once for each number that it reaches")
    func settles() async {
        var count = 0
        label.onSettle = { count += 1 }
        show(1)
        #expect(count == 0)
        show(2)
        await stage.advance(0.1)
        show(3)
        await stage.advance(4)
        #expect(count == 1)
        show(3)
        await stage.advance(1)
        #expect(count == 1)
        show(4, animated: false)
        #expect(count == 2)
        expectClean("4")
    }

    @Test("stops at once if asked during the movement, with the same or another number", arguments: [500, 600])
    func stopped(value: Int) async {
        var count = 0
        label.onSettle = { count += 1 }
        show(1)
        show(500)
        await stage.advance(0.1)
        #expect(!label.rollLabels.isEmpty)
        show(value, animated: false)
        expectClean("\(value)")
        #expect(count == 1)
        await stage.advance(3)
        #expect(count == 1)
    }

    @Test("continues if the number does not change")
    func sameNumber() async throws {
        show(1)
        show(5)
        await stage.advance(0.1)
        let before = try #require(label.seenWheels.first?.digit)
        show(5)
        #expect(abs(try #require(label.seenWheels.first?.digit) - before) < 1e-6)
        await stage.advance(3)
        expectClean("5")
    }

    @Test(
        "shows the value at once with Reduce Motion, without animation, hidden or without a window",
        .needs(.accessibilitySettings),
        arguments: 0..<4
    )
    func atOnce(way: Int) {
        show(1)
        switch way {
        case 0: stage.isReduceMotionEnabled = true
        case 1: label.isHidden = true
        case 2: label.removeFromSuperview()
        default: break
        }
        show(1000, animated: way != 3)
        expectClean("1,000")
    }

    @Test("ends the movement when the label leaves its window or changes to counting")
    func ends() async {
        show(1)
        show(2000)
        await stage.advance(0.1)
        label.removeFromSuperview()
        expectClean("2,000")
        stage.view.addSubview(label)
        show(3000)
        await stage.advance(0.1)
        label.transition = .count
        expectClean("3,000")
        show(4000)
        #expect(label.rollLabels.isEmpty)
        await stage.advance(3)
        expectClean("4,000")
    }

    @Test(
        "shows NaN, infinities and very long numbers at once",
        arguments: [
            Double.nan, .infinity, 1e300, -1e300,
        ]
    )
    func notFinite(value: Double) async {
        let format = FloatingPointFormatStyle<Double>(locale: Self.english)
        label.setValue(1, format: format)
        label.setValue(20, format: format)
        await stage.advance(0.1)
        label.setValue(value, format: format)
        stage.layOut()
        expectClean(format.format(value))
        label.setValue(3, format: format)
        await stage.advance(4)
        expectClean("3")
    }

    @Test(
        "rolls digits of other scripts, also from right to left",
        arguments: [
            "ar_EG", "fa_IR", "ff_Adlm_GN", "hi_IN", "de_DE",
        ]
    )
    func locales(identifier: String) async throws {
        let locale = Locale(identifier: identifier)
        label.setValue(1234, locale: locale)
        label.setValue(98_765, locale: locale)
        stage.layOut()
        let digits = Set(98_765.formatted(.number.locale(locale)).filter { $0.wholeNumberValue != nil })
        let seen = label.seenWheels
        #expect(seen.count == 5)
        let targets = Set(
            seen.flatMap { ($0.label.attributedText?.string ?? "").filter { $0.wholeNumberValue != nil } }
        )
        #expect(targets.isSuperset(of: digits))
        // Adlam's highest digit is at the right.
        let isRightToLeft = identifier == "ff_Adlm_GN"
        await stage.advance(1.2)
        let values = label.seenWheels.compactMap { $0.digit.map { Int($0.rounded()) % 10 } }
        if !values.isEmpty { #expect(values == (isRightToLeft ? [5, 6, 7, 8, 9] : [9, 8, 7, 6, 5])) }
        await stage.advance(3)
        expectClean(98_765.formatted(.number.locale(locale)))
    }

    @Test("keeps the right edge in right-to-left interfaces")
    func rightToLeft() throws {
        stage.direction = .rightToLeft
        show(42)
        show(1042)
        let digit = Double(("2" as NSString).size(withAttributes: [.font: label.font!]).width)
        #expect(abs(try #require(label.seenWheels.last).x - (300 - digit / 2)) < 0.5)
    }

    @Test("updates the color of the wheels with the appearance, and when the app sets another one")
    func color() throws {
        show(1)
        show(2)
        let wheel = try #require(label.seenWheels.first).label
        var color: UIColor? {
            wheel.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        #expect(color == label.textColor)
        label.textColor = .systemGreen
        #expect(color == .systemGreen)
        #expect(label.seenWheels.map(\.digit) == [1])
    }

    @Test("ends the movement of wheels when the font changes")
    func font() {
        show(1)
        show(2)
        label.font = .preferredFont(forTextStyle: .largeTitle)
        #expect(label.rollLabels.isEmpty)
        #expect(label.text == "2")
    }

    @Test(
        "does not jump when it is held by its center or its trailing edge and becomes wider",
        arguments: [0.0, 0.5, 1.0]
    )
    func heldElsewhere(fraction: Double) async {
        label.removeFromSuperview()
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(label)
        let anchor =
            fraction == 0
            ? label.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 50)
            : fraction == 1
                ? label.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -50)
                : label.centerXAnchor.constraint(equalTo: stage.view.centerXAnchor)
        NSLayoutConstraint.activate([anchor, label.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 100)])
        show(99, animated: false)
        func places() -> [CGFloat] {
            label.seenWheels.map { part in
                part.label.layer.presentation()!.convert(
                    CGPoint(x: part.label.layer.bounds.midX, y: 0),
                    to: stage.window.layer.presentation()!
                ).x
            }
        }
        let digit = (label.text! as NSString).size(withAttributes: [.font: label.font as Any]).width / 2
        let start = label.convert(CGPoint(x: label.bounds.minX, y: 0), to: nil).x
        show(100_000)
        // The two digits of the earlier number are where they were.
        let seen = places().suffix(2)
        #expect(
            abs(seen.first! - (start + digit / 2)) < 1 && abs(seen.last! - (start + digit * 1.5)) < 1,
            "\(seen), \(start)"
        )
        var before = places()
        for _ in 0..<90 {
            await stage.advance(1 / 60)
            let now = places()
            if now.count == before.count { for (a, b) in zip(before, now) { #expect(abs(a - b) < 14) } }
            before = now
        }
        await stage.advance(2)
        expectClean("100,000")
    }

    @Test("rolls in the size to which the text is fitted")
    func fitted() {
        label.frame.size.width = 60
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        show(100_000, animated: false)
        show(199_999)
        let right = label.rollLabels.map { $0.convert($0.bounds, to: label).maxX }.max() ?? 0
        #expect(right <= 61)
        let texts = label.rollLabels.compactMap(\.attributedText).filter { $0.length > 0 }
        let fonts = texts.map { $0.attribute(.font, at: 0, effectiveRange: nil) as? UIFont }
        #expect(!fonts.isEmpty && fonts.allSatisfy { $0!.pointSize < 17 })
    }
}
#endif
