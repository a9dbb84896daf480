import HeadlessTesting
import Testing
import UIKit

/// A view that records UIKit's calls.
private final class Noting: UIView {
    var notes: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { notes.append("will superview") }
    override func didMoveToSuperview() { notes.append("superview") }
    override func willMove(toWindow newWindow: UIWindow?) { notes.append("will window") }
    override func didMoveToWindow() { notes.append(window == nil ? "no window" : "window") }
    override func layoutSubviews() {
        super.layoutSubviews()
        notes.append("layout")
    }
    override func tintColorDidChange() { notes.append("tint") }
    override func safeAreaInsetsDidChange() { notes.append("safe area") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { notes.append("traits") }
}

@MainActor @Suite(.serialized) struct ViewTests {
    @Test("notifies a view of its superview and window, and lays it out once") func tree() {
        let stage = TestWindow()
        let view = Noting(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        stage.view.addSubview(view)
        #expect(view.notes == ["will superview", "will window", "window", "superview"])
        view.notes = []
        stage.layOut()
        #expect(view.notes == ["layout"])
        stage.layOut()
        #expect(view.notes == ["layout"])
        view.frame.origin.x = 5
        stage.layOut()
        #expect(view.notes == ["layout"])
        view.frame.size.width = 60
        stage.layOut()
        #expect(view.notes == ["layout", "layout"])
        view.notes = []
        view.removeFromSuperview()
        #expect(view.notes == ["will superview", "will window", "no window", "superview"])
    }

    @Test("retains views only by their superviews") func lifetime() {
        let stage = TestWindow()
        weak var gone: UIView?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let label = UILabel()
            label.text = "Text"
            let button = UIButton(type: .system)
            button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
            view.addSubview(label)
            view.addSubview(button)
            label.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
            _ = view.safeAreaLayoutGuide.layoutFrame
            stage.view.addSubview(view)
            gone = view
            stage.layOut()
            UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
            stage.layOut()
            stage.tap(button)
            view.removeFromSuperview()
            stage.layOut()
        }
        #expect(gone == nil)
    }

    @Test("reports a view that invalidates its layout again and again") func loop() {
        final class Endless: UIView {
            override func layoutSubviews() { setNeedsLayout() }
        }
        let stage = TestWindow()
        stage.view.addSubview(Endless(frame: .zero))
        stage.layOut()
        #expect(stage.errors == ["layout feedback loop: Endless"])
    }

    @Test("reports and ignores a frame that is not a number") func geometry() {
        let stage = TestWindow()
        stage.view.frame.size.width = .infinity
        #expect(!stage.errors.isEmpty)
        #expect(stage.view.bounds.width == 390)
    }

    @Test("sets bounds and center for a frame with a transform") func transform() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -5, y: -5, width: 20, height: 20))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(view.bounds.size == CGSize(width: 20, height: 20))
        #expect(view.center == CGPoint(x: 20, y: 20))
    }

    @Test("distributes a larger superview over flexible lengths and margins") func autoresizing() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let wide = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        wide.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        let middle = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        middle.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        outer.addSubview(wide)
        outer.addSubview(middle)
        outer.bounds.size = CGSize(width: 200, height: 150)
        #expect(wide.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
        #expect(middle.frame == CGRect(x: 90, y: 65, width: 20, height: 20))
    }

    @Test("limits safe areas to the covered part of a view") func safeArea() {
        let stage = TestWindow()
        let view = Noting(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
        stage.view.addSubview(view)
        stage.layOut()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
        #expect(view.notes.contains("safe area"))
        #expect(stage.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 59, width: 390, height: 751))
        #expect(stage.view.keyboardLayoutGuide.layoutFrame.minY == 810)
        stage.keyboardHeight = 336
        #expect(stage.view.keyboardLayoutGuide.layoutFrame.minY == 508)
    }

    @Test("updates views and their colors for a new appearance, and layers' colors only when set again")
    func traits() {
        let stage = TestWindow()
        let view = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .systemRed
        stage.view.addSubview(view)
        stage.layOut()
        let border = CALayer()
        border.borderColor = UIColor.label.cgColor
        view.notes = []
        stage.style = .dark
        #expect(Set(view.notes) == ["traits", "tint", "layout"])
        #expect(view.layer.backgroundColor == UIColor(red: 1, green: 69 / 255, blue: 58 / 255, alpha: 1).cgColor)
        #expect(border.borderColor == UIColor.black.cgColor)
        // During an event, the current traits are the app's, not the view's own.
        view.overrideUserInterfaceStyle = .light
        #expect(UIColor.label.cgColor == UIColor.white.cgColor)
        #expect(UIColor.label.resolvedColor(with: view.traitCollection).cgColor == UIColor.black.cgColor)
    }

    @Test("inherits tints") func tint() {
        let stage = TestWindow()
        let view = Noting(frame: .zero)
        stage.view.addSubview(view)
        #expect(view.tintColor == .systemBlue)
        view.notes = []
        stage.view.tintColor = .systemPink
        #expect(view.tintColor == .systemPink)
        #expect(view.notes == ["tint"])
    }

    @Test("sends no touches to hidden, transparent and disabled views") func hits() {
        let stage = TestWindow()
        let low = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let high = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        stage.view.addSubview(low)
        stage.view.addSubview(high)
        let point = CGPoint(x: 75, y: 75)
        #expect(stage.window.hitTest(point, with: nil) === high)
        high.alpha = 0.005
        #expect(stage.window.hitTest(point, with: nil) === low)
        high.alpha = 1
        high.isUserInteractionEnabled = false
        #expect(stage.window.hitTest(point, with: nil) === low)
        low.isHidden = true
        #expect(stage.window.hitTest(point, with: nil) === stage.view)
    }

    @Test("resigns first responder when a view leaves its window") func responder() {
        final class Able: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let stage = TestWindow()
        let view = Able(frame: .zero)
        #expect(!view.becomeFirstResponder())
        stage.view.addSubview(view)
        #expect(view.becomeFirstResponder())
        #expect(stage.firstResponder === view)
        view.removeFromSuperview()
        #expect(stage.firstResponder == nil)
    }

    @Test("gives a view its traits at once, or with the next layout in a window", arguments: [false, true])
    func lateTraits(isLate: Bool) {
        var way = UnspecifiedBehavior()
        way.traitsChangeAtLayout = isLate
        way.run {
            let stage = TestWindow()
            stage.style = .dark
            let view = UIView(frame: .zero)
            view.overrideUserInterfaceStyle = .light
            if isLate { #expect(view.traitCollection.userInterfaceStyle == .dark) }
            stage.view.addSubview(view)
            if !isLate { #expect(view.traitCollection.userInterfaceStyle == .light) }
            stage.layOut()
            #expect(view.traitCollection.userInterfaceStyle == .light)
        }
    }

    @Test("counts how often a stack view hides a view within animations")
    func hiding() {
        let stage = TestWindow()
        let view = UIView(frame: .zero)
        let stack = UIStackView(arrangedSubviews: [view])
        stage.view.addSubview(stack)
        UIView.animate(withDuration: 0.1) {
            view.isHidden = true
            view.isHidden = true
        }
        UIView.animate(withDuration: 0.1) { view.isHidden = false }
        #expect(view.isHidden)
        view.isHidden = false
        #expect(!view.isHidden)
    }

    @Test("lets VoiceOver read hints only for people who have not turned them off")
    func hints() {
        let stage = TestWindow()
        let view = UIView(frame: .zero)
        (view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint) = ("Name", "Ada", "Required")
        #expect(stage.speech(of: view) == "Name, Ada")
        #expect(stage.speech(of: view, withHints: true) == "Name, Ada, Required")
    }

    @Test("presses the focused button with Return and Space, after key commands")
    func focusedKeys() {
        let stage = TestWindow()
        final class Focusable: UIButton { override var canBecomeFocused: Bool { true } }
        let button = Focusable(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
        stage.view.addSubview(button)
        #expect(!stage.pressKey("\r"))
        stage.focusedItem = button
        #expect(stage.pressKey("\r") && stage.pressKey(" ") && !stage.pressKey("x"))
        #expect(presses == 2)
    }
}
