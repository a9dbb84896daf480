/// A subscription plan. The prices are examples, and nothing is charged.
enum Plan: String, CaseIterable, Sendable {
    case solo, team, studio

    /// The name, which is the same in every language.
    var title: String { rawValue.capitalized }

    /// The monthly price of a seat, in whole dollars.
    var price: Int {
        switch self {
        case .solo: 9
        case .team: 15
        case .studio: 29
        }
    }

    /// The allowed numbers of seats.
    static let seats = 1...50
}
