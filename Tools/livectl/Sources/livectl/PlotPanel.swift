import Foundation

/// A diagram over time in an SVG image.
struct PlotPanel {
    static let width = 720.0
    static let left = 64.0
    static let right = 696.0

    /// The approximate number of lines that divide an axis.
    private static let divisions = 5.0

    private let top: Double
    private let height: Double
    private let times: [Double]
    private let values: [Double]
    private let range: ClosedRange<Double>

    /// - Parameter included: Values that the axis always includes.
    init(top: Double, height: Double, times: [Double], values: [Double], including included: [Double]) {
        (self.top, self.height, self.times, self.values) = (top, height, times, values)
        let all = (values + included).filter(\.isFinite)
        let (low, high) = (all.min() ?? 0, all.max() ?? 1)
        let margin = high > low ? (high - low) * 0.05 : 1
        range = low - margin...high + margin
    }

    /// Returns the grid with its numbers, and the label of the values.
    func frame(label: String) -> String {
        let lines = Self.ticks(in: range).map { value in
            """
            <path class="grid" d="M\(Self.left) \(Self.point(y(value)))H\(Self.right)"/>\
            <text x="\(Self.left - 10)" y="\(Self.point(y(value) + 4))" text-anchor="end">\(Self.number(value))</text>
            """
        }
        return lines.joined(separator: "\n") + "<text x=\"\(Self.left)\" y=\"\(Self.point(top - 8))\">\(label)</text>"
    }

    /// Returns a dotted line at a value.
    func level(_ value: Double) -> String {
        "<path class=\"level\" d=\"M\(Self.left) \(Self.point(y(value)))H\(Self.right)\"/>"
    }

    func curve(class name: String) -> String {
        let points = zip(times, values).map { "\(Self.point(x($0))) \(Self.point(y($1)))" }
        return "<path class=\"curve \(name)\" d=\"M\(points.joined(separator: "L"))\"/>"
    }

    func dot(time: Double, value: Double) -> String {
        "<circle class=\"dot\" cx=\"\(Self.point(x(time)))\" cy=\"\(Self.point(y(value)))\" r=\"3\"/>"
    }

    /// Returns a vertical line at a time.
    func mark(at time: Double, label: String) -> String {
        """
        <path class="mark" d="M\(Self.point(x(time))) \(top)v\(height)"/>\
        <text x="\(Self.point(x(time) - 6))" y="\(Self.point(top + height / 2))" text-anchor="end">\(label)</text>
        """
    }

    /// The labels of the seconds below the panel.
    var timeLabels: String {
        Self.ticks(in: 0...(times.last ?? 1)).map { time in
            "<text x=\"\(Self.point(x(time)))\" y=\"\(Self.point(top + height + 20))\" text-anchor=\"middle\">\(Self.number(time)) s</text>"
        }.joined(separator: "\n")
    }

    /// Formats a number with at most three decimals, without trailing zeros.
    static func number(_ value: Double) -> String {
        let text = String(format: "%.3f", value)
        let trimmed = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
        return trimmed.isEmpty || value.rounded() == 0 && trimmed.allSatisfy { "-0.".contains($0) }
            ? "0" : String(trimmed.reversed())
    }

    private static func point(_ coordinate: Double) -> String {
        String(format: "%.1f", coordinate)
    }

    /// Returns round numbers within a range, at intervals of 1, 2 or 5 times a power of ten.
    private static func ticks(in range: ClosedRange<Double>) -> [Double] {
        let rough = (range.upperBound - range.lowerBound) / divisions
        guard rough > 0, rough.isFinite else { return [] }
        let power = pow(10, log10(rough).rounded(.down))
        let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough } ?? power
        let first = (range.lowerBound / step).rounded(.up) * step
        return (0..<20).map { first + Double($0) * step }.filter { $0 <= range.upperBound }
    }

    private func x(_ time: Double) -> Double {
        Self.left + (Self.right - Self.left) * time / (times.last ?? 1)
    }

    private func y(_ value: Double) -> Double {
        let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
        return top + height * (1 - share)
    }
}
