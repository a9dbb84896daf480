import HeadlessTesting
import LiveUIKit
import UIKit

extension Scene {
    private static let size = CGSize(width: 310, height: 92)

    private static func card() -> SectionedFieldView {
        let field = SectionedFieldView.bordered(.card, label: "Card number")
        field.style.correct.image = UIImage(systemName: "checkmark")
        field.style.incorrect.label = "There is no such card"
        field.style.incorrect.image = UIImage(systemName: "exclamationmark.circle")
        return field
    }

    private enum Ending {
        case stays
        case leaves
    }

    /// Types into a field, and takes an image when all movement has ended.
    private static func typed(
        _ caption: String,
        _ text: String?,
        _ ending: Ending = .stays,
        _ setting: SnapshotRenderer.Setting = .light,
        size: CGSize = size,
        in field: SectionedFieldView
    ) async -> FilmStrip.Frame? {
        let studio = SnapshotRenderer(size, setting)
        studio.show(field)
        await studio.settle()
        if let text {
            _ = field.becomeFirstResponder()
            await studio.settle()
            studio.keyboard.type(text)
            if ending == .leaves { _ = field.resignFirstResponder() }
            await studio.settle()
        }
        studio.shoot(caption)
        return studio.frames.first
    }

    static func sectionedField() async -> [FilmStrip.Frame] {
        let disabled = card()
        disabled.isEnabled = false
        return [
            await typed("at rest", nil, in: card()),
            await typed("editing", "42424", in: card()),
            await typed("correct", "4242424242424242", .leaves, in: card()),
            await typed("incorrect", "4242424242424243", .leaves, in: card()),
            await typed("disabled", nil, in: disabled),
            await typed("no sections", "Ada", in: .bordered(.sections([], .any), label: "Name")),
        ]
        .compactMap { $0 }
    }

    static func formats() async -> [FilmStrip.Frame] {
        [
            await typed("expiry", "042", in: .bordered(.expiry, label: "Valid until")),
            await typed("code, underlined", "123", in: .underlined(.sixDigitCode, label: "Code")),
            await typed("IBAN", "GB82WEST12345698765432", in: .bordered(.iban, label: "IBAN")),
            await typed("phone, underlined", "5551", in: .underlined(.phoneUS, label: "Phone")),
        ]
        .compactMap { $0 }
    }

    static func values() async -> [FilmStrip.Frame] {
        let dollars = SectionedFormat.amount(like: "$1,234,567.00;-$1,234.00")
        let euros = SectionedFormat.amount(like: "1.234.567,00 €;-1.234,00 €")
        let date = SectionedFormat.date(.dayMonthYear, separator: ".")
        return [
            await typed("amount", "-1234.5", in: .outlined(dollars, label: "Amount")),
            await typed("date", "24122026", in: .outlined(date, label: "Date")),
            await typed("amount in euros", "-98765,4", in: .outlined(euros, label: "Amount")),
            await typed("date, underlined", "2412", in: .underlined(date, label: "Date")),
            await typed("amount in euros, bordered", "98765,4", in: .bordered(euros, label: "Amount")),
            await typed("amount in euros, underlined", "98765,43", in: .underlined(euros, label: "Amount")),
            await typed("time", "0930", in: .outlined(.time(), label: "Time")),
            await typed("pattern", "AB123CD", in: .outlined(.pattern("AA-999-AA"), label: "Licence plate")),
            await typed(
                "pattern with texts",
                "2125552679",
                in: .outlined(.pattern("+1 (999) 999-9999"), label: "Telephone")
            ),
        ]
        .compactMap { $0 }
    }

    static func settings() async -> [FilmStrip.Frame] {
        let (high, narrow) = (CGSize(width: 310, height: 136), CGSize(width: 180, height: 92))
        return [
            await typed("dark", "42424", .stays, .dark, in: card()),
            await typed("right to left", "42424", .stays, .rightToLeft, in: card()),
            await typed("large text", "42424", .stays, .largeText, size: high, in: card()),
            await typed("narrow", "42424", size: narrow, in: card()),
        ]
        .compactMap { $0 }
    }

    static func opening() async -> [FilmStrip.Frame] {
        let studio = SnapshotRenderer(size)
        let field = studio.show(card())
        await studio.settle()
        _ = field.becomeFirstResponder()
        await studio.shoot(at: [0, 0.05, 0.1, 0.2, 0.4, 0.9])
        return studio.frames
    }

    private static func password(
        _ caption: String,
        _ entry: String,
        _ confirmation: String,
        _ setting: SnapshotRenderer.Setting = .light,
        size: CGSize = CGSize(width: 220, height: 250),
        isRevealed: Bool = false
    ) async -> FilmStrip.Frame? {
        let studio = SnapshotRenderer(size, setting)
        let setup = PasswordSetupView(policy: .classic)
        setup.entryLabel = "Password"
        setup.confirmationLabel = "Repeat it"
        for field in [setup.entryField, setup.confirmationField] { studio.outline(field) }
        studio.show(setup, atTop: true)
        for (field, text) in [(setup.entryField, entry), (setup.confirmationField, confirmation)] where !text.isEmpty {
            _ = field.becomeFirstResponder()
            studio.keyboard.type(text)
        }
        setup.entryField.isRevealed = isRevealed
        await studio.settle()
        studio.shoot(caption)
        return studio.frames.first
    }

    static func passwordSetup() async -> [FilmStrip.Frame] {
        [
            await password("empty", "", ""),
            await password("half of the rules met", "abc12", ""),
            await password("shown", "Abcdef12!", "", isRevealed: true),
            await password("the two differ", "Abcdef12!", "Abcdef13"),
            await password("all met", "Abcdef12!", "Abcdef12!"),
        ]
        .compactMap { $0 }
    }

    static func passwordSettings() async -> [FilmStrip.Frame] {
        [
            await password("dark", "Abcdef12!", "Abcdef13", .dark, size: CGSize(width: 220, height: 250)),
            await password("right to left", "abc12", "", .rightToLeft, size: CGSize(width: 220, height: 250)),
            await password("large text", "abc12", "", .largeText, size: CGSize(width: 240, height: 360)),
        ]
        .compactMap { $0 }
    }
}
