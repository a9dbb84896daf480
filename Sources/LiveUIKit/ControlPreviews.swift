#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS) && DEBUG
import LiveControls
import LiveGestures
import LiveText
import SwiftUI
import UIKit

/// Shows a UIKit view, which is created once.
private struct Shown: UIViewRepresentable {
    let make: @MainActor () -> UIView

    init(_ make: @escaping @MainActor () -> UIView) { self.make = make }

    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor private func limited(_ text: String, _ overflow: TextOverflow = .refuse) -> UIView {
    let field = LimitedFieldView(limit: TextLimit(10), overflow: overflow)
    field.text = text
    return field
}

@MainActor private func sectioned(_ field: SectionedFieldView, _ text: String = "") -> UIView {
    field.label = "Label"
    field.text = text
    return field
}

/// The state after the field was left.
@MainActor private func left(_ validity: FieldValidity) -> UIView {
    let field = SectionedFieldView.bordered(.card, label: "Card number")
    field.text = validity == .correct ? "4242424242424242" : "4242424242424243"
    field.style.correct.image = UIImage(systemName: "checkmark")
    field.style.incorrect.label = "There is no such card"
    // Text that the program sets is never incorrect.
    field.send(.field(.focused(true)))
    field.send(.field(.focused(false)))
    return field
}

@MainActor private func disabled(_ control: UIControl) -> UIView {
    control.isEnabled = false
    return control
}

@MainActor private func withLeftView() -> UIView {
    let field = SectionedFieldView.bordered(.sections([], .digits), label: "Amount")
    let image = UIImageView(image: UIImage(systemName: "eurosign"))
    image.bounds.size = CGSize(width: 24, height: 24)
    field.leftView = image
    return field
}

@MainActor private func number(_ value: Double) -> UIView {
    let label = NumberLabel(frame: .zero)
    label.setValue(value, format: .number)
    return label
}

/// A number that changes to its next value at each tap.
@MainActor private func tapped(_ transition: NumberTransition, _ locale: Locale, step: Int) -> UIView {
    let label = NumberLabel(frame: .zero)
    label.transition = transition
    label.font = .preferredFont(forTextStyle: .body)
    let button = UIButton(type: .system)
    var value = 0
    let next = UIAction(title: "Next") { _ in
        label.setValue(value, locale: locale)
        value += step
    }
    button.setTitle("Next", for: .normal)
    button.addAction(next, for: .primaryActionTriggered)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    label.setValue(value, locale: locale)
    return stack
}

struct ControlPreviews: PreviewProvider {
    static var previews: some View {
        Shown { limited("abcdefgh") }.previewDisplayName("Limited field")
        Shown { limited("abcdefghijkl", .allow) }.previewDisplayName("Limited field, over")
        Shown { disabled(LimitedFieldView(limit: TextLimit(10))) }.previewDisplayName("Limited field, disabled")
        Shown { left(.correct) }.previewDisplayName("Sectioned field, correct")
        Shown { left(.incorrect) }.previewDisplayName("Sectioned field, incorrect")
        Shown { disabled(SectionedFieldView.bordered(.card, label: "Card number")) }.previewDisplayName(
            "Sectioned field, disabled"
        )
        Shown { withLeftView() }.previewDisplayName("Sectioned field, view before the text")
        Shown { sectioned(.underlined(.card), "4242") }.previewDisplayName("Sectioned field, underlined")
        Shown { sectioned(.bordered(.card), "4242") }.previewDisplayName("Sectioned field, bordered")
        Shown { sectioned(.bordered(.sixDigitCode)) }.previewDisplayName("Sectioned field, empty")
        Shown { number(1_234.5) }.previewDisplayName("Number")
        Shown { tapped(.count, Locale(identifier: "en_US"), step: 12_345) }.previewDisplayName("Number that counts")
        Shown { tapped(.roll, Locale(identifier: "en_US"), step: 12_345) }.previewDisplayName("Number that rolls")
        Shown { tapped(.roll, Locale(identifier: "de_DE"), step: -789) }.previewDisplayName(
            "Number that rolls below zero"
        )
        Shown { tapped(.roll, Locale(identifier: "ar_EG"), step: 12_345) }.previewDisplayName(
            "Arabic number that rolls"
        )
        Shown { tapped(.roll, Locale(identifier: "ff_Adlm_GN"), step: 12_345) }.previewDisplayName(
            "Adlam number that rolls"
        )
        #if !os(tvOS)
        Shown {
            let area = UIView(frame: .zero)
            let button = SnapButtonView(label: UIImageView(image: UIImage(systemName: "plus")))
            button.area = .corners
            area.addSubview(button)
            return area
        }.previewDisplayName("Snap button")
        #endif
    }
}
#endif
