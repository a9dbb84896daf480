import HeadlessTesting
import UIKit

/// A stage with one view, and the images of it.
@MainActor final class SnapshotRenderer {
    /// The settings of the system.
    struct Setting {
        var style = UIUserInterfaceStyle.light
        var direction = UIUserInterfaceLayoutDirection.leftToRight
        var textSize = UIContentSizeCategory.large

        static let light = Setting()
        static let dark = Setting(style: .dark)
        static let rightToLeft = Setting(direction: .rightToLeft)
        static let largeText = Setting(textSize: .accessibilityMedium)
    }

    static let margin: CGFloat = 12

    let stage: TestWindow
    let keyboard: KeyboardSimulator
    private let size: CGSize
    private(set) var frames: [FilmStrip.Frame] = []

    init(_ size: CGSize, _ setting: Setting = .light) {
        self.size = size
        stage = TestWindow(size: size, safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
        keyboard = KeyboardSimulator(stage)
        stage.style = setting.style
        stage.direction = setting.direction
        stage.contentSizeCategory = setting.textSize
        stage.view.backgroundColor = .systemBackground
    }

    /// Shows a view with the stage's width and its own height, in the middle or at the top.
    @discardableResult func show<View: UIView>(_ view: View, atTop: Bool = false) -> View {
        let root = stage.view
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: Self.margin),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -Self.margin),
            atTop
                ? view.topAnchor.constraint(equalTo: root.topAnchor, constant: Self.margin)
                : view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        stage.layOut()
        return view
    }

    /// Draws a border, because the double draws no border style.
    func outline(_ field: UITextField) {
        field.borderStyle = .roundedRect
        field.layer.cornerRadius = 6
        field.layer.borderWidth = 0.5
        field.layer.borderColor = UIColor.separator.resolvedColor(with: stage.view.traitCollection).cgColor
    }

    /// Takes an image of the current state.
    func shoot(_ caption: String) {
        stage.layOut()
        CATransaction.flush()
        guard let layer = stage.window.layer.picture() else { return }
        frames.append(
            FilmStrip.Frame(
                caption: caption,
                layer: layer,
                size: size,
                traits: stage.view.traitCollection,
                keyboardHeight: stage.keyboardHeight
            )
        )
    }

    /// Takes images at times, in seconds from now.
    func shoot(at times: [Double]) async {
        var passed = 0.0
        for time in times {
            await stage.advance(time - passed)
            passed = time
            shoot("\(time) s")
        }
    }

    /// Waits until all movement has ended.
    func settle() async { await stage.advance(1.5) }
}
