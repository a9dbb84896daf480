#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveControls
import LiveUIKit
import Testing
import UIKit

/// A data source whose sections a test can change.
@MainActor final class Sections: SectionedFieldDataSource {
    var lengths: [Int]
    init(_ lengths: [Int]) { self.lengths = lengths }
    func numberOfSections(in field: SectionedFieldView) -> Int { lengths.count }
    func numberOfCharacters(inSection section: Int, of field: SectionedFieldView) -> Int { lengths[section] }
}

@MainActor @Suite("Sectioned field, in UIKit: data source") struct SectionedFieldDataSourceTests {
    @Test("reads the sections from the data source, and again on reload")
    func reload() {
        let stage = TestWindow()
        let sections = Sections([2, 0, 3])
        let field = SectionedFieldView.underlined(dataSource: sections, label: "Part")
        field.frame = CGRect(x: 0, y: 100, width: 300, height: 64)
        stage.view.addSubview(field)
        stage.layOut()
        #expect(field.presentation.lengths == [2, 3])
        field.acceptedCharacters = .digits
        _ = field.becomeFirstResponder()
        KeyboardSimulator(stage).type("1a2345")
        #expect(field.text == "12345")
        sections.lengths = [1, 1]
        field.reload()
        #expect(field.presentation.lengths == [1, 1])
        #expect(field.text == "12")
        #expect(field.native.text == "12")
        sections.lengths = []
        field.reload()
        #expect(field.presentation.lengths == [])
        #expect(stage.errors == [])
    }

    @Test("accepts section lengths of any size", .needs(.systemTouches))
    func extremes() {
        let stage = TestWindow()
        for lengths in [[0], [-3, .min], [.max, 1], Array(repeating: 1, count: 500)] {
            let sections = Sections(lengths)
            let field = SectionedFieldView.bordered(dataSource: sections)
            field.frame = CGRect(x: 0, y: 100, width: 300, height: 64)
            stage.view.addSubview(field)
            stage.layOut()
            stage.tap(at: CGPoint(x: 100, y: 140))
            #expect(field.isFirstResponder)
            KeyboardSimulator(stage).type("ab")
            stage.layOut()
            field.removeFromSuperview()
        }
        #expect(stage.errors == [])
    }

    @Test("handles a tap without a data source, and divides no width", .needs(.systemTouches))
    func none() {
        let stage = TestWindow()
        let field = SectionedFieldView(frame: .zero)
        stage.view.addSubview(field)
        stage.layOut()
        field.reload()
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 64)
        stage.layOut()
        stage.tap(at: CGPoint(x: 100, y: 140))
        #expect(field.isFirstResponder)
        field.frame.size = CGSize(width: 0, height: 0)
        field.format = .card
        stage.layOut()
        #expect(stage.errors == [])
    }

    @Test("retains neither the data source nor the delegate")
    func weak() {
        let field = SectionedFieldView(frame: .zero)
        do {
            field.dataSource = Sections([1, 2])
            field.delegate = SectionedFieldLog()
        }
        #expect(field.dataSource == nil)
        #expect(field.delegate == nil)
        #expect(field.presentation.lengths == [1, 2])
    }

    @Test("maps the Interface Builder properties to the style and the outlets")
    func interfaceBuilder() {
        let field = SectionedFieldView(frame: .zero)
        let (sections, log) = (Sections([3, 3]), SectionedFieldLog())
        field.connectedDataSource = sections
        field.connectedDelegate = log
        #expect(field.dataSource === sections && field.delegate === log)
        #expect(field.connectedDataSource === sections && field.connectedDelegate === log)
        #expect(field.presentation.lengths == [3, 3])
        field.appearanceName = "bordered"
        #expect(field.style.appearance == .bordered)
        field.appearanceName = "dotted"
        #expect(field.appearanceName == "bordered")
        field.appearanceName = "underlined"
        #expect(field.style.appearance == .underlined)
        field.lineWidth = 2
        field.gap = 8
        #expect(field.style.lineWidth == 2 && field.style.gap == 8)
        field.restColor = .red
        field.editingColor = .green
        field.textColor = .blue
        field.labelColor = .black
        field.raisedLabelColor = .gray
        #expect(field.style.restColor == .red && field.style.editingColor == .green)
        #expect(field.style.textColor == .blue && field.style.labelColor == .black)
        #expect(field.style.raisedLabelColor == .gray)
        let image = UIImage(systemName: "plus")
        field.labelImage = image
        field.correctImage = image
        field.incorrectImage = image
        #expect(field.style.labelImage === image && field.style.correct.image === image)
        #expect(field.style.incorrect.image === image)
        (field.correctColor, field.incorrectColor) = (.green, .red)
        (field.correctLabelColor, field.incorrectLabelColor) = (.blue, .black)
        (field.correctLabel, field.incorrectLabel) = ("Yes", "No")
        #expect(field.style.correct.color == .green && field.style.incorrect.color == .red)
        #expect(field.style.correct.labelColor == .blue && field.style.incorrect.labelColor == .black)
        #expect(field.style.correct.label == "Yes" && field.style.incorrect.label == "No")
        field.correctLabel = ""
        #expect(field.style.correct.label == nil)
        field.label = "Number"
        field.text = "123"
        #expect(field.native.accessibilityLabel == "Number")
        #expect(field.native.text == "123")
    }
}
#endif
