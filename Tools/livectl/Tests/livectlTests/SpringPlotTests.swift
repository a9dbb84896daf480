import Foundation
import LiveMotion
import Testing

@testable import livectl

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Spring plot")
struct SpringPlotTests {
    private func plot(_ spring: Spring, velocity: Double = 0, to target: Double = 100) -> String {
        SpringPlot(spring: spring, from: 0, to: target, velocity: velocity, table: EasingTable(spring: spring)).svg
    }

    @Test("is well-formed and has a dot for each point of the easing")
    func corners() {
        let spring = Spring(response: 0.5, dampingRatio: 0.825)
        let svg = plot(spring)
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(svg.components(separatedBy: "<circle").count - 1 == EasingTable(spring: spring).points.count)
        #expect(svg.contains("settled 0.721 s"))
    }

    @Test(
        "has finite numbers for any spring",
        arguments: [(0, 1), (0.5, 0), (.nan, .nan), (1e12, 1e12), (1e-12, 0.5)] as [(Double, Double)],
        [0, 100, -1e300]
    )
    func edges(spring: (response: Double, dampingRatio: Double), target: Double) {
        let svg = plot(Spring(response: spring.response, dampingRatio: spring.dampingRatio), velocity: 5, to: target)
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(!svg.contains("nan") && !svg.contains("inf"))
    }

    @Test("has short numbers", arguments: [(0.5, "0.5"), (100, "100"), (-0.0004, "0"), (1.136, "1.136"), (-20, "-20")])
    func numbers(value: Double, text: String) {
        #expect(PlotPanel.number(value) == text)
    }
}
