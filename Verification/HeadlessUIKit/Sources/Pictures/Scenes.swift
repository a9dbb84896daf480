import HeadlessTesting
import LiveUIKit
import UIKit

/// A film strip: its name, and how to create it.
@MainActor struct Scene {
    let name: String
    var columns = 3
    /// The number of pixels per point. It is that of a phone, except for images with much text.
    var scale: CGFloat = 3
    let take: @MainActor () async -> [FilmStrip.Frame]

    static let all: [Scene] = [
        Scene(name: "uikit-count-ring", columns: 6, take: countRing),
        Scene(name: "uikit-limited-field", take: limitedField),
        Scene(name: "uikit-sectioned-field", columns: 2, take: sectionedField),
        Scene(name: "uikit-sectioned-field-formats", columns: 2, take: formats),
        Scene(name: "uikit-sectioned-field-values", columns: 2, take: values),
        Scene(name: "uikit-sectioned-field-settings", columns: 2, take: settings),
        Scene(name: "uikit-sectioned-field-opening", columns: 2, take: opening),
        Scene(name: "uikit-password-setup", columns: 5, scale: 2, take: passwordSetup),
        Scene(name: "uikit-password-setup-settings", scale: 2, take: passwordSettings),
        Scene(name: "uikit-number", columns: 4, take: number),
        Scene(name: "uikit-snap-button", columns: 6, take: snapButton),
    ]

    private static func countRing() async -> [FilmStrip.Frame] {
        var frames: [FilmStrip.Frame] = []
        for setting in [SnapshotRenderer.Setting.light, .dark] {
            let studio = SnapshotRenderer(CGSize(width: 84, height: 60), setting)
            let ring = CountRingView(limit: TextLimit(40))
            studio.show(ring)
            for (caption, count) in [("comfortable", 16), ("warning", 33), ("full", 40), ("over", 43)] {
                ring.text = String(repeating: "a", count: count)
                await studio.settle()
                studio.shoot(caption)
            }
            ring.text = ""
            await studio.settle()
            ring.text = String(repeating: "a", count: 28)
            await studio.shoot(at: [0.05, 0.15])
            frames += studio.frames
        }
        return frames
    }

    private static func limitedField() async -> [FilmStrip.Frame] {
        var frames: [FilmStrip.Frame] = []
        func take(
            _ setting: SnapshotRenderer.Setting = .light,
            _ size: CGSize = CGSize(width: 240, height: 60),
            limit: Int = 160,
            _ overflow: TextOverflow = .refuse,
            _ body: @MainActor (SnapshotRenderer, LimitedFieldView) async -> Void
        ) async {
            let studio = SnapshotRenderer(size, setting)
            let field = LimitedFieldView(limit: TextLimit(limit), overflow: overflow)
            field.placeholder = "Message"
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            studio.outline(field)
            studio.show(field)
            await body(studio, field)
            frames += studio.frames
        }
        await take { studio, _ in studio.shoot("empty") }
        await take { studio, field in
            field.becomeFirstResponder()
            studio.keyboard.type("Hello, there")
            studio.shoot("12 of 160")
        }
        await take(limit: 12, .allow) { studio, field in
            field.text = "Hello, there, you"
            studio.shoot("over, where that is allowed")
        }
        await take(limit: 12) { studio, field in
            field.becomeFirstResponder()
            studio.keyboard.type("Hello, there")
            studio.shoot("full")
            studio.keyboard.type("!")
            await studio.shoot(at: [0.05, 0.1])
        }
        await take(.dark) { studio, field in
            field.becomeFirstResponder()
            studio.keyboard.type("Hello, there")
            studio.shoot("dark")
        }
        await take(.rightToLeft) { studio, field in
            field.becomeFirstResponder()
            studio.keyboard.type("مرحبا بكم")
            studio.shoot("right to left")
        }
        await take(.largeText) { studio, field in
            field.text = "Hello"
            studio.shoot("large text")
        }
        await take(.light, CGSize(width: 150, height: 60)) { studio, field in
            field.text = "Hello, there, you who read this"
            studio.shoot("narrow")
        }
        return frames
    }

    private static func number() async -> [FilmStrip.Frame] {
        var frames: [FilmStrip.Frame] = []
        for (transition, locale) in [(NumberTransition.count, "en_US"), (.roll, "en_US"), (.roll, "ar_EG")] {
            let isArabic = locale == "ar_EG"
            let studio = SnapshotRenderer(CGSize(width: 150, height: 60), isArabic ? .rightToLeft : .light)
            let label = NumberLabel(frame: .zero)
            label.font = .systemFont(ofSize: 28, weight: .semibold)
            label.textAlignment = .center
            label.transition = transition
            label.setValue(1_289, locale: Locale(identifier: locale))
            studio.show(label)
            await studio.settle()
            studio.shoot(transition == .count ? "counting" : isArabic ? "rolling, Arabic digits" : "rolling")
            label.setValue(13_452, locale: Locale(identifier: locale))
            await studio.shoot(at: [0.1, 0.25, 2.5])
            frames += studio.frames
        }
        return frames
    }

    private static func snapButton() async -> [FilmStrip.Frame] {
        let studio = SnapshotRenderer(CGSize(width: 150, height: 260))
        let label = UIImageView(image: UIImage(systemName: "plus"))
        label.contentMode = .center
        label.tintColor = .white
        label.backgroundColor = .systemBlue
        label.layer.cornerRadius = 28
        let button = SnapButtonView(label: label)
        button.area = .edges
        studio.stage.view.addSubview(button)
        studio.stage.layOut()
        await studio.settle()
        studio.shoot("at rest")
        let start = button.center
        let finger = studio.stage.touchDown(at: start)
        await studio.stage.advance(0.05)
        studio.shoot("pressed")
        await studio.stage.advance(0.6)
        studio.shoot("lifted")
        for step in 1...6 {
            finger.move(to: CGPoint(x: start.x - CGFloat(step) * 8, y: start.y - CGFloat(step) * 14))
            await studio.stage.advance(1 / 60)
        }
        studio.shoot("dragged")
        finger.lift()
        await studio.shoot(at: [0.05, 0.1, 0.2, 0.4, 1])
        button.place = button.area.initialPlace
        await studio.settle()
        studio.stage.keyboardHeight = 110
        await studio.settle()
        studio.shoot("above the keyboard")
        return studio.frames
    }
}
