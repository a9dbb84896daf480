// Written by Tools/wire/build.py from the declarations of the core.

extension SectionedFormat {
    /// All presets, in the order of their names.
    static var presets: [SectionedFormat] { [.card, .code, .cvc, .expiry, .iban, .phoneUS] }
}
