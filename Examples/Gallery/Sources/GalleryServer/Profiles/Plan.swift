/// What a person pays for. The prices are examples: nothing is charged.
enum Plan: String, CaseIterable, Sendable {
    case solo, team, studio

    /// The name, which is the same in every language.
    var title: String { rawValue.capitalized }

    /// What a seat costs a month, in whole dollars.
    var price: Int {
        switch self {
        case .solo: 9
        case .team: 15
        case .studio: 29
        }
    }

    /// How many seats there may be.
    static let seats = 1...50
}
