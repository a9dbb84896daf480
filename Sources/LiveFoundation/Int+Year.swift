import Foundation

extension Int {
    /// The current year of the Gregorian calendar, which dates in passwords are compared with.
    package static var currentYear: Int { Calendar(identifier: .gregorian).component(.year, from: Date()) }
}
