import CoreGraphics
import Testing

@Suite("Core Graphics") struct CoreGraphicsTests {
    @Test("scales, translates and rotates before the existing transform") func order() {
        let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 3))
        let other = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 0)
        #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 22, y: 3))
    }

    @Test("inverts a transform, and returns a singular one unchanged") func inverse() {
        let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 0.5).translatedBy(x: 3, y: -4)
        let point = CGPoint(x: 5, y: 6).applying(transform).applying(transform.inverted())
        #expect(hypot(point.x - 5, point.y - 6) < 1e-12)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("centers a rotated rectangle in its bounding box") func turnedRectangle() {
        let turned = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(turned.width - 8.0.squareRoot()) < 1e-12)
        #expect(abs(turned.midX) < 1e-12)
    }

    @Test("draws a circle with the correct shape and length") func circle() throws {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: 20, y: 20),
            radius: 10,
            startAngle: -.pi / 2,
            endAngle: 1.5 * .pi,
            clockwise: false
        )
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxY - 30) < 1e-9)
        let quarter = try #require(path.trimmed(to: 0.25).first?.last)
        #expect(hypot(quarter.x - 30, quarter.y - 20) < 0.01)
        #expect(path.trimmed(to: 0).isEmpty)
    }

    @Test("draws the rest of the turn for the long way around") func longWay() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.boundingBoxOfPath.minX + 1) < 1e-3)
        #expect(path.contains(CGPoint(x: -0.5, y: 0)))
    }

    @Test("leaves out the corners of a rounded rectangle") func roundedRectangle() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let path = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 20, y: 0.5)))
        let box = path.boundingBoxOfPath
        #expect(abs(box.width - 40) < 1e-9 && abs(box.height - 20) < 1e-9)
    }
}
