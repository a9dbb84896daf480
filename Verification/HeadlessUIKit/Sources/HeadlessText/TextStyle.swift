/// The font that a text is measured and drawn with.
package struct TextStyle: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        /// Inter, in place of San Francisco.
        case system
        /// Noto Sans Mono, in place of San Francisco Mono.
        case monospaced
    }

    package var family: Family
    /// The size, in points.
    package var size: Double
    /// The weight, as in UIFont.Weight: 0 for regular, 0.3 for semibold, 0.4 for bold.
    package var weight: Double
    package var hasMonospacedDigits: Bool
    /// The space after each character, in points.
    package var kern: Double

    package init(
        family: Family = .system,
        size: Double,
        weight: Double = 0,
        hasMonospacedDigits: Bool = false,
        kern: Double = 0
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.hasMonospacedDigits = hasMonospacedDigits
        self.kern = kern
    }

    /// The family names for fontconfig, followed by fonts for the scripts that the first one lacks.
    var families: String {
        switch family {
        case .system: "Inter,Noto Sans,sans-serif"
        case .monospaced: "Noto Sans Mono,monospace"
        }
    }

    /// The weight as in fonts, 100…900, from UIFont.Weight's documented constants.
    var fontWeight: Int {
        let steps: [(Double, Int)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
            (0.62, 900),
        ]
        return steps.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? 400
    }
}
