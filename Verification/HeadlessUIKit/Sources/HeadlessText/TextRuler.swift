import Foundation

/// Measures texts.
package enum TextRuler {
    private struct Question: Hashable {
        let text: String
        let style: TextStyle
        let width: Double?
    }

    private struct Answers {
        var sizes: [Question: (width: Double, height: Double, lineCount: Int)] = [:]
        var carets: [Question: [Double]] = [:]
    }

    /// Pango's context and results are not thread-safe.
    private static let lock = NSLock()
    nonisolated(unsafe) private static var answers = Answers()
    private static let mostAnswers = 10_000

    /// Returns the metrics of a line, in points. They are those of San Francisco: 1950 of 2048 units above the baseline
    /// and 494 below it, which is UIFont's 20.287 at 17 points.
    package static func line(of style: TextStyle) -> (ascent: Double, descent: Double, height: Double) {
        let (ascent, descent) = (style.size * 1950 / 2048, style.size * 494 / 2048)
        return (ascent, descent, ascent + descent)
    }

    /// Returns the size of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - style: The font.
    ///   - width: The maximum width of a line; `nil` for one line per paragraph.
    package static func size(
        of text: String,
        in style: TextStyle,
        width: Double?
    ) -> (width: Double, height: Double, lineCount: Int) {
        let question = Question(text: text, style: style, width: width)
        lock.lock()
        defer { lock.unlock() }
        if let known = answers.sizes[question] { return known }
        let lines = TextLines([.init(text, style)], width: width).lines
        let size = (lines.map(\.width).max() ?? 0, Double(lines.count) * line(of: style).height, lines.count)
        if answers.sizes.count >= mostAnswers { answers.sizes = [:] }
        answers.sizes[question] = size
        return size
    }

    /// Returns the position of the caret at each UTF-16 offset of a line, from the line's left end; one more than there
    /// are code units.
    package static func offsets(of text: String, in style: TextStyle) -> [Double] {
        let question = Question(text: text, style: style, width: nil)
        lock.lock()
        defer { lock.unlock() }
        if let known = answers.carets[question] { return known }
        let carets = TextLines([.init(text, style)]).carets
        if answers.carets.count >= mostAnswers { answers.carets = [:] }
        answers.carets[question] = carets
        return carets
    }
}
