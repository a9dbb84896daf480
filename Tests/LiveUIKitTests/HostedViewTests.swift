#if canImport(UIKit)
#if canImport(HeadlessTesting)
import HeadlessTesting
#endif
import LiveUIKit
import Testing
import UIKit

@MainActor @Suite("Hosted views, in UIKit") struct HostedViewTests {
    /// Measures content of a fixed size; with `nil`, content that takes all offered space down to its minimum.
    private func measure(_ width: CGFloat?, _ height: CGFloat?, least: CGSize = .zero) -> (CGSize) -> CGSize {
        { offer in
            CGSize(width: width ?? max(offer.width, least.width), height: height ?? max(offer.height, least.height))
        }
    }

    @Test("gives content its own size")
    func own() {
        #expect(HostedSize.fitting(width: nil, measure(30, 20)) == CGSize(width: 30, height: 20))
        #expect(HostedSize.fitting(width: 390, measure(30, 20)) == CGSize(width: 390, height: 20))
    }

    @Test("gives content that takes all space the size that it needs, and a bar's height if it needs none")
    func endless() {
        #expect(HostedSize.fitting(width: 390, measure(nil, nil)) == CGSize(width: 390, height: 44))
        #expect(HostedSize.fitting(width: nil, measure(nil, 20)) == CGSize(width: 44, height: 20))
        let tall = measure(nil, nil, least: CGSize(width: 10, height: 100))
        #expect(HostedSize.fitting(width: 390, tall) == CGSize(width: 390, height: 100))
        let without = HostedSize.fitting(width: nil) { _ in CGSize(width: CGFloat.infinity, height: .infinity) }
        #expect(without == CGSize(width: 44, height: 44))
        let odd = HostedSize.fitting(width: nil) { _ in CGSize(width: CGFloat.nan, height: -1) }
        #expect(odd == CGSize(width: 44, height: 0))
    }

    #if canImport(HeadlessTesting)
    @Test(
        "adds the home indicator's height to an accessory, and keeps its content above it",
        .needs(.keyboard),
        arguments: [false, true]
    )
    func accessory(isForLastSection: Bool) throws {
        let stage = TestWindow()
        let content = UIView()
        let container = AccessoryContainer(content)
        container.contentSize = CGSize(width: 390, height: 44)
        let field = SectionedFieldView(.code([4]))
        field.accessoryView = container
        field.accessoryViewMode = isForLastSection ? .last : .always
        stage.view.addSubview(field)
        _ = field.becomeFirstResponder()
        let view = try #require(stage.shownAccessoryView(of: field.nativeField))
        #expect((view === container) != isForLastSection)
        stage.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor),
        ])
        stage.layOut()
        stage.layOut()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
        #expect(view.bounds.height == 44 + stage.window.safeAreaInsets.bottom)
        #expect(stage.window.safeAreaInsets.bottom == 34)
        #expect(stage.errors == [])
    }
    #endif
}
#endif
