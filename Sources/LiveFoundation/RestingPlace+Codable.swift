public import LiveGestures

/// A place can be saved, and be where a button begins another day.
///
/// ```swift
/// import Foundation
/// import LiveFoundation
///
/// UserDefaults.standard.set(try JSONEncoder().encode(button.place), forKey: "place")  // {"slot":2,"fraction":0.25}
/// ```
///
/// The encoded form is stable: `slot` is the raw value of a `SnapSlot`, and `fraction` a number of 0…1. A place that one
/// version of an app has saved can be read by every later one.
extension RestingPlace: Codable {
    private enum CodingKeys: CodingKey {
        case slot
        case fraction
    }

    /// Reads a place.
    ///
    /// - Parameter decoder: Where from.
    /// - Throws: `DecodingError` where a value is missing, there is no such slot, or the fraction is not in 0…1: `encode(to:)`
    ///   writes no such value, and a place that nobody chose is worse than no place.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let number = try values.decode(UInt8.self, forKey: .slot)
        guard let slot = SnapSlot(rawValue: number) else {
            throw DecodingError.dataCorruptedError(
                forKey: .slot,
                in: values,
                debugDescription: "There is no slot \(number)."
            )
        }
        let fraction = try values.decode(Double.self, forKey: .fraction)
        // NaN is in no range.
        guard (0...1).contains(fraction) else {
            throw DecodingError.dataCorruptedError(
                forKey: .fraction,
                in: values,
                debugDescription: "\(fraction) is not in 0…1."
            )
        }
        self.init(slot, fraction: fraction)
    }

    /// Writes the place.
    ///
    /// - Parameter encoder: Where to.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(slot.rawValue, forKey: .slot)
        try values.encode(fraction, forKey: .fraction)
    }
}
