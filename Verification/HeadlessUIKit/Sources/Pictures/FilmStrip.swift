import HeadlessText
import UIKit

/// Images side by side, each with a caption.
struct FilmStrip {
    struct Frame {
        let caption: String
        let layer: LayerPicture
        /// The size, in points.
        let size: CGSize
        /// The traits that resolve the colors.
        let traits: UITraitCollection
        /// The height of the bottom that the keyboard covers.
        let keyboardHeight: CGFloat
    }

    private static let margin: CGFloat = 10
    private static let captionHeight: CGFloat = 16
    private static let paper = CGColor(gray: 0.93, alpha: 1)
    private static let ink = UIColor(red: 0.35, green: 0.35, blue: 0.38, alpha: 1)

    let frames: [Frame]
    let columns: Int
    let scale: CGFloat

    /// - Parameters:
    ///   - frames: The images.
    ///   - columns: The number of images in a row.
    ///   - scale: The number of pixels per point.
    init(_ frames: [Frame], columns: Int, scale: CGFloat) {
        self.frames = frames
        self.columns = min(columns, frames.count)
        self.scale = scale
    }

    @MainActor func write(to path: String) throws {
        let width = frames.map(\.size.width).max() ?? 0
        let rows = stride(from: 0, to: frames.count, by: columns).map { first in
            Array(frames[first..<min(first + columns, frames.count)])
        }
        let heights = rows.map { ($0.map(\.size.height).max() ?? 0) + Self.captionHeight + Self.margin }
        let size = CGSize(
            width: CGFloat(columns) * (width + Self.margin) + Self.margin,
            height: heights.reduce(Self.margin, +)
        )
        let canvas = Canvas(size: size, scale: scale)
        canvas.fill(CGRect(origin: .zero, size: size), Self.paper)
        var y = Self.margin
        for (row, height) in zip(rows, heights) {
            for (column, frame) in row.enumerated() {
                canvas.saved {
                    let x = Self.margin + CGFloat(column) * (width + Self.margin)
                    canvas.concatenate(CGAffineTransform(translationX: x, y: y))
                    frame.traits.performAsCurrent { draw(frame, on: canvas, width: width) }
                }
            }
            y += height
        }
        try canvas.write(to: path)
    }

    @MainActor private func draw(_ frame: Frame, on canvas: Canvas, width: CGFloat) {
        canvas.saved {
            let bounds = CGRect(origin: .zero, size: frame.size)
            canvas.clip(bounds, radius: 6)
            canvas.fill(bounds, UIColor.systemBackground.cgColor)
            canvas.draw(frame.layer)
            let keyboard = CGRect(
                x: 0,
                y: bounds.maxY - frame.keyboardHeight,
                width: bounds.width,
                height: frame.keyboardHeight
            )
            canvas.fill(keyboard, CGColor(gray: 0.8, alpha: 1))
        }
        let caption = NSAttributedString(
            string: frame.caption,
            attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: Self.ink]
        )
        let line = CGRect(x: 2, y: frame.size.height + 2, width: width - 4, height: Self.captionHeight - 2)
        canvas.draw(caption, in: line, true, 1)
    }
}
