import HeadlessTesting
import Testing
import UIKit

@MainActor @Suite(.serialized) struct AutoLayoutTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }

    private func pin(_ view: UIView, to other: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        other.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: other.safeAreaLayoutGuide.topAnchor),
        ])
    }

    @Test("applies edges, constants and safe areas, mirrored in a right-to-left language") func edges() {
        let stage = TestWindow()
        let view = UIView()
        pin(view, to: stage.view)
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        stage.layOut()
        #expect(view.frame == CGRect(x: 10, y: 59, width: 360, height: 44))
        stage.direction = .rightToLeft
        #expect(view.frame == CGRect(x: 20, y: 59, width: 360, height: 44))
    }

    @Test("arranges a column without its hidden views") func column() {
        let stage = TestWindow()
        let boxes = [box(50, 20), box(60, 30), box(70, 40)]
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 8
        pin(stack, to: stage.view)
        stage.layOut()
        #expect(stack.frame == CGRect(x: 10, y: 59, width: 360, height: 106))
        #expect(boxes.map(\.frame.minY) == [0, 28, 66])
        #expect(boxes.map(\.frame.width) == [50, 60, 70])
        boxes[1].isHidden = true
        stage.layOut()
        #expect(stack.frame.height == 68)
        #expect(boxes[2].frame.minY == 28)
        boxes[0].removeFromSuperview()
        stage.layOut()
        #expect(stack.arrangedSubviews.count == 2 && stack.frame.height == 40)
    }

    @Test("divides a row equally between bars") func row() {
        let stage = TestWindow()
        let bars = (0..<4).map { _ in UIView() }
        for bar in bars { bar.heightAnchor.constraint(equalToConstant: 4).isActive = true }
        let stack = UIStackView(arrangedSubviews: bars)
        stack.distribution = .fillEqually
        stack.spacing = 4
        pin(stack, to: stage.view)
        stage.layOut()
        #expect(stack.frame.size == CGSize(width: 360, height: 4))
        #expect(bars.map(\.frame.width) == [87, 87, 87, 87])
        #expect(bars.map(\.frame.minX) == [0, 91, 182, 273])
    }

    @Test("wraps a label's lines at its width, and aligns its mark with the first line") func lines() {
        let stage = TestWindow()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Array(repeating: "word", count: 60).joined(separator: " ")
        let mark = UILabel()
        mark.text = "x"
        mark.font = .systemFont(ofSize: 10)
        mark.setContentHuggingPriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [mark, label])
        stack.alignment = .firstBaseline
        stack.spacing = 8
        let column = UIStackView(arrangedSubviews: [stack])
        column.axis = .vertical
        pin(column, to: stage.view)
        stage.layOut()
        #expect(mark.frame.width == mark.intrinsicContentSize.width)
        #expect(abs(label.frame.maxX - 360) < 0.01)
        #expect(label.frame.height > 5 * label.font.lineHeight)
        #expect(abs(column.frame.height - label.frame.height) < 0.5)
        #expect(abs(mark.frame.minY + mark.font.ascender - label.font.ascender) < 0.5)
        let height = label.frame.height
        stage.contentSizeCategory = .extraExtraLarge
        #expect(label.frame.height == height)
        label.font = .preferredFont(forTextStyle: .body)
        stage.layOut()
        #expect(label.frame.height > height)
    }

    @Test("makes a view as high as its content") func container() {
        let stage = TestWindow()
        let inner = box(30, 50)
        let outer = UIView()
        pin(outer, to: stage.view)
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
            inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
        ])
        stage.layOut()
        #expect(outer.frame.height == 60)
        #expect(inner.frame == CGRect(x: 165, y: 5, width: 30, height: 50))
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 60)
    }

    @Test("moves views that are constrained to the keyboard") func keyboard() {
        let stage = TestWindow()
        let bar = box(100, 40)
        stage.view.addSubview(bar)
        bar.bottomAnchor.constraint(equalTo: stage.view.keyboardLayoutGuide.topAnchor).isActive = true
        stage.layOut()
        #expect(bar.frame.maxY == 810)
        stage.keyboardHeight = 300
        #expect(bar.frame.maxY == 544)
        #expect(bar.layer.animationKeys() == ["position"])
        stage.keyboardHeight = 0
        #expect(bar.frame.maxY == 810)
    }
}
