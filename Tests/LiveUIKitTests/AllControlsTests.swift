#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveUIKit
import Testing
import UIKit

/// The six controls, which all follow the same rules at any size and in any appearance, direction and text size.
@MainActor @Suite("All controls, in UIKit") struct AllControlsTests {
    enum Control: CaseIterable, Sendable {
        case ring, limitedField, number, card, expiry, plain, password, passwordField, snapButton
    }

    /// The widths of a narrow split view, of phones and of a wide pane.
    nonisolated static let widths: [CGFloat] = [120, 200, 320, 430, 800]
    nonisolated static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]

    private func make(_ control: Control) -> UIView {
        switch control {
        case .ring:
            let ring = CountRingView(limit: TextLimit(20))
            ring.accessibilityLabel = "Post"
            return ring
        case .limitedField:
            let field = LimitedFieldView(limit: TextLimit(160))
            field.accessibilityLabel = "Name"
            field.borderStyle = .roundedRect
            return field
        case .number:
            let label = NumberLabel()
            label.setValue(1_234_567)
            return label
        case .card: return SectionedFieldView.bordered(.card, label: "Card number")
        case .expiry: return SectionedFieldView.underlined(.expiry, label: "Expires")
        case .plain: return SectionedFieldView.bordered(.sections([], .any), label: "Street")
        case .password:
            let setup = PasswordSetupView(policy: .classic)
            setup.entryLabel = "Password"
            setup.confirmationLabel = "Repeat the password"
            return setup
        case .passwordField:
            let field = PasswordFieldView()
            field.accessibilityLabel = "Password"
            field.borderStyle = .roundedRect
            return field
        case .snapButton:
            let label = UIImageView(image: UIImage(systemName: "plus"))
            label.accessibilityLabel = "Compose"
            return SnapButtonView(label: label)
        }
    }

    /// Fills a control, as a program does.
    private func fill(_ view: UIView) {
        switch view {
        case let ring as CountRingView: ring.text = "a text that is too long"
        case let number as NumberLabel: number.setValue(7_654_321)
        case let field as SectionedFieldView: field.text = "1227"
        case let field as UITextField: field.text = "a text"
        case let setup as PasswordSetupView:
            setup.entryField.text = "Tr0mbone"
            setup.confirmationField.text = "x"
        default: break
        }
    }

    /// Gives a view the width, and the height that it asks for.
    private func place(_ view: UIView, width: CGFloat, on stage: TestWindow) {
        if view is SnapButtonView { return stage.view.addSubview(view) }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        let own = view.intrinsicContentSize
        let size = CGSize(
            width: view is CountRingView ? own.width : width,
            height: view is UITextField ? max(44, own.height) : max(fitting.height, own.height)
        )
        view.frame = CGRect(origin: CGPoint(x: 10, y: 70), size: size)
        stage.view.addSubview(view)
    }

    private func everyView(below view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + everyView(below: $0) } }

    private func isSeen(_ view: UIView, below root: UIView) -> Bool {
        view === root
            || (!view.isHidden && view.alpha > 0.01 && (view.superview.map { isSeen($0, below: root) } ?? true))
    }

    /// Expects that no view has an invalid frame or exceeds its superview.
    private func expectInPlace(_ view: UIView, _ what: String) {
        for part in everyView(below: view) where isSeen(part, below: view) {
            let frame = part.convert(part.bounds, to: view)
            #expect(
                [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite },
                "\(what): \(part)"
            )
            // A ring grows beyond its bounds, a button's label has its own size, and a text that scrolls is cut off softly.
            guard frame.width > 0, frame.height > 0, !(view is SnapButtonView || view is CountRingView) else {
                continue
            }
            if part.superview?.layer.mask != nil { continue }
            let room = view.bounds.insetBy(dx: -0.5, dy: -0.5)
            #expect(frame.minX >= room.minX && frame.maxX <= room.maxX, "\(what): \(part) \(frame) \(room)")
        }
    }

    /// Expects that text that can wrap is fully visible.
    private func expectReadable(_ view: UIView, _ what: String) {
        for case let label as UILabel in everyView(below: view) where isSeen(label, below: view) {
            guard label.numberOfLines == 0, label.text?.isEmpty == false, label.bounds.width > 0 else { continue }
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            #expect(needed.height <= label.bounds.height + 1, "\(what): \(label.text ?? "")")
        }
    }

    @Test(
        "settles, stays within its bounds and shows all text, in each appearance, direction and size",
        arguments: Control.allCases
    )
    func everywhere(control: Control) {
        for (index, size) in Self.sizes.enumerated() {
            let stage = TestWindow(size: CGSize(width: 820, height: 1180))
            stage.contentSizeCategory = size
            stage.style = index.isMultiple(of: 2) ? .light : .dark
            let view = make(control)
            for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
                stage.direction = direction
                // At accessibility sizes, a counter is wider than the narrowest field.
                let least: CGFloat = control == .limitedField && size.isAccessibilityCategory ? 200 : 0
                for width in direction == .leftToRight ? Self.widths : [320] where width >= least {
                    let what = "\(control), \(size.rawValue), width \(width), direction \(direction.rawValue)"
                    view.removeFromSuperview()
                    place(view, width: width, on: stage)
                    stage.layOut()
                    fill(view)
                    stage.layOut()
                    place(view, width: width, on: stage)
                    stage.layOut()
                    expectInPlace(view, what)
                    expectReadable(view, what)
                    #expect(stage.errors == [], "\(what)")
                    guard stage.errors.isEmpty else { return }
                }
            }
        }
    }

    @Test(
        "adapts to a changed appearance, direction and text size, and settles",
        arguments: Control.allCases
    )
    func changes(control: Control) async {
        let stage = TestWindow()
        let view = make(control)
        place(view, width: 300, on: stage)
        stage.layOut()
        fill(view)
        stage.style = .dark
        stage.direction = .rightToLeft
        stage.contentSizeCategory = .accessibilityExtraLarge
        stage.rotate(to: CGSize(width: 844, height: 390), duration: 0.3)
        await stage.advance(1)
        stage.style = .light
        stage.direction = .leftToRight
        stage.contentSizeCategory = .large
        await stage.advance(1)
        #expect(stage.errors == [])
        #expect(everyView(below: stage.view).contains { $0 === view })
    }

    @Test("gives each accessibility element a label", arguments: Control.allCases)
    func names(control: Control) {
        let stage = TestWindow()
        let view = make(control)
        place(view, width: 300, on: stage)
        stage.layOut()
        for isFilled in [false, true] {
            if isFilled { fill(view) }
            stage.layOut()
            let found = stage.spokenElements.filter { $0.isDescendant(of: view) }
            if control != .ring || isFilled { #expect(!found.isEmpty) }
            for element in found { #expect(element.accessibilityLabel?.isEmpty == false, "\(element)") }
        }
    }

    @Test("receives touches where it should", arguments: Self.sizes)
    func fingers(size: UIContentSizeCategory) {
        let stage = TestWindow()
        stage.contentSizeCategory = size
        for control in Control.allCases where ![.ring, .number].contains(control) {
            let view = make(control)
            place(view, width: 300, on: stage)
            stage.layOut()
            // A sectioned field gives its native field the touches on its label.
            let parts = view is SectionedFieldView ? [] : everyView(below: view)
            let targets = ([view] + parts).filter {
                ($0 is UIButton || $0 is UITextField || $0 is SectionedFieldView || $0 is SnapButtonView)
                    && isSeen($0, below: view)
            }
            #expect(!targets.isEmpty)
            for target in targets {
                #expect(target.bounds.width >= 44 && target.bounds.height >= 44, "\(control): \(target.bounds)")
            }
            view.removeFromSuperview()
        }
        #expect(stage.errors == [])
    }

    @Test("lets a remote focus its text fields, which are not within a focusable view", arguments: Control.allCases)
    func focus(_ control: Control) {
        let view = make(control)
        func fields(in view: UIView, under isFocusable: Bool) -> [Bool] {
            (view is UITextField ? [isFocusable] : [])
                + view.subviews.flatMap { fields(in: $0, under: isFocusable || view.canBecomeFocused) }
        }
        #expect(!fields(in: view, under: false).contains(true))
    }

    @Test("is freed with its animations and deadlines under way", arguments: Control.allCases)
    func lifetime(control: Control) async {
        weak var gone: UIView?
        let stage = TestWindow()
        do {
            let view = make(control)
            place(view, width: 300, on: stage)
            stage.layOut()
            fill(view)
            _ = view.becomeFirstResponder()
            KeyboardSimulator(stage).type("12")
            await stage.advance(0.05)
            view.removeFromSuperview()
            gone = view
        }
        await stage.advance(2)
        #expect(gone == nil)
    }
}
#endif
