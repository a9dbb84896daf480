import Foundation
import LiveMotion

/// An image of a spring: its position and velocity over time, its settling time, and the points of its easing.
struct SpringPlot {
    /// The fraction of the distance within which the spring counts as settled.
    private static let epsilon = 0.001
    private static let samples = 400

    private let spring: Spring
    private let table: EasingTable
    private let (from, to): (Double, Double)
    private let settlingTime: Double
    private let times: [Double]
    private let states: [MotionState<Double>]

    init(spring: Spring, from: Double, to: Double, velocity: Double, table: EasingTable) {
        self.spring = spring
        self.table = table
        (self.from, self.to) = (from, to)
        let distance = max((to - from).magnitude, Double.leastNormalMagnitude)
        let settling = spring.settlingDuration(from: from, to: to, velocity: velocity, epsilon: distance * Self.epsilon)
        settlingTime = settling
        // An undamped spring never settles. Ten oscillations are enough.
        let shown = max(min(settling * 1.1, spring.response * 10), 0.001)
        times = (0...Self.samples).map { shown * Double($0) / Double(Self.samples) }
        states = times.map { spring.state(from: from, to: to, velocity: velocity, at: $0) }
    }

    /// The image, for light and dark pages.
    var svg: String {
        let position = PlotPanel(
            top: 64,
            height: 250,
            times: times,
            values: states.map(\.value),
            including: [from, to]
        )
        let speed = PlotPanel(top: 364, height: 120, times: times, values: states.map(\.velocity), including: [0])
        let corners = table.points.filter { $0.offset * table.duration <= times.last ?? 0 }.map {
            position.dot(time: $0.offset * table.duration, value: from + (to - from) * $0.value)
        }
        let settled = settlingTime <= times.last ?? 0
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(PlotPanel.width) 524" role="img" aria-label="\(title)">
            <style>\(Self.style)</style>
            <rect class="paper" width="100%" height="100%" rx="12"/>
            <text class="title" x="\(PlotPanel.left)" y="34">\(title)</text>
            <text class="caption" x="\(PlotPanel.right)" y="34" text-anchor="end">\(table.points.count) corners of linear()</text>
            \(position.frame(label: "position"))
            \(position.level(to))
            \(position.curve(class: "position"))
            \(corners.joined())
            \(speed.frame(label: "velocity, per second"))
            \(speed.level(0))
            \(speed.curve(class: "velocity"))
            \(settled ? position.mark(at: settlingTime, label: "settled \(PlotPanel.number(settlingTime)) s") : "")
            \(settled ? speed.mark(at: settlingTime, label: "") : "")
            \(speed.timeLabels)
            </svg>

            """
    }

    private var title: String {
        "response \(PlotPanel.number(spring.response)) s, damping ratio \(PlotPanel.number(spring.dampingRatio))"
    }

    private static let style = """
        svg{color-scheme:light dark;font:12px system-ui,sans-serif;font-variant-numeric:tabular-nums}\
        .paper{fill:light-dark(#fff,#16181d)}\
        text{fill:light-dark(#4a5160,#aab2c0)}.title{font-size:15px;font-weight:600;fill:light-dark(#16181d,#f2f4f8)}\
        .grid,.level,.mark{stroke:light-dark(#e3e7ee,#2b303a);fill:none}\
        .level{stroke:light-dark(#9aa4b5,#5b6575);stroke-dasharray:2 4}.mark{stroke:light-dark(#9aa4b5,#5b6575)}\
        .curve{fill:none;stroke-width:2;stroke-linejoin:round}.position{stroke:light-dark(#2b59e0,#86a6ff)}\
        .velocity{stroke:light-dark(#b4530a,#f5b04a)}.dot{fill:light-dark(#fff,#16181d);stroke:light-dark(#2b59e0,#86a6ff);stroke-width:1.5}
        """
}
