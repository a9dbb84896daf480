import CPango
import HeadlessText
import UIKit

extension Canvas {
    /// Draws a text from the top of a rectangle.
    func draw(_ text: NSAttributedString, in rect: CGRect, _ truncates: Bool, _ lineLimit: Int) {
        guard text.length > 0 else { return }
        let first: NSAttributedString.Look = text.attributes(at: 0)
        let lines: TextLines
        if lineLimit == 1 {
            lines = truncates ? text.cut(to: rect.width) : TextLines(text.runs)
        } else {
            lines = TextLines(text.runs, width: Double(rect.width), lineLimit: truncates ? lineLimit : 0)
        }
        let own = TextRuler.line(of: first.font.ruledStyle)
        let height = first.paragraph.map { Double($0.height(ofLine: CGFloat(own.height))) } ?? own.height
        for (index, line) in lines.lines.enumerated() {
            let room = Double(rect.width) - line.width
            let indent: Double
            switch first.paragraph?.alignment ?? .natural {
            case .center: indent = room / 2
            case .right: indent = room
            case .natural: indent = first.paragraph?.baseWritingDirection == .rightToLeft ? room : 0
            case .left, .justified: indent = 0
            }
            // A line with another height than its font keeps the part below the baseline.
            let base = Double(rect.minY) + Double(index + 1) * height - own.descent
            saved {
                cairo_move_to(context, Double(rect.minX) + indent, base)
                pango_cairo_show_layout_line(context, line.layout)
            }
        }
    }
}

extension NSAttributedString {
    /// The runs of the text.
    fileprivate var runs: [TextLines.Run] {
        var runs: [TextLines.Run] = []
        var location = 0
        while location < length {
            var range = NSRange()
            _ = attributes(at: location, effectiveRange: &range)
            let end = max(location + 1, min(length, range.location + range.length))
            let look: Look = attributes(at: location)
            let part = (string as NSString).substring(with: NSRange(location: location, length: end - location))
            let color = (look.color ?? .black).cgColor
            let ink = TextLines.Ink(
                red: Double(color.red),
                green: Double(color.green),
                blue: Double(color.blue),
                alpha: Double(color.alpha)
            )
            runs.append(TextLines.Run(part, look.font.ruledStyle(kern: look.kern), ink))
            location = end
        }
        return runs
    }

    /// Returns the whole text in one line, or truncated with an ellipsis.
    fileprivate func cut(to width: CGFloat) -> TextLines {
        var runs = self.runs
        var lines = TextLines(runs)
        while let widest = lines.lines.first?.width, widest > Double(width) + 0.01, !runs.isEmpty {
            // The ellipsis becomes another character of the last run.
            if runs[runs.count - 1].text.hasSuffix("…") { runs[runs.count - 1].text.removeLast() }
            if runs[runs.count - 1].text.isEmpty { runs.removeLast() } else { runs[runs.count - 1].text.removeLast() }
            guard !runs.isEmpty else { break }
            runs[runs.count - 1].text += "…"
            lines = TextLines(runs)
        }
        return lines
    }
}
