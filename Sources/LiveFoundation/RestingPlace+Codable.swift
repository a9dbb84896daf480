public import LiveGestures

/// You can save a place and restore it as a button's initial place.
///
/// ```swift
/// import Foundation
/// import LiveFoundation
///
/// UserDefaults.standard.set(try JSONEncoder().encode(button.place), forKey: "place")  // {"slot":2,"fraction":0.25}
/// ```
///
/// The encoded form is stable: `slot` is the raw value of a `SnapSlot`, and `fraction` is a number in 0…1. Later
/// versions can decode places from earlier versions.
extension RestingPlace: Codable {
    private enum CodingKeys: CodingKey {
        case slot
        case fraction
    }

    /// Decodes a place.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` if a value is missing, the slot does not exist, or the fraction is not in 0…1.
    ///   `encode(to:)` never writes such values.
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
        // No range contains NaN.
        guard (0...1).contains(fraction) else {
            throw DecodingError.dataCorruptedError(
                forKey: .fraction,
                in: values,
                debugDescription: "\(fraction) is not in 0…1."
            )
        }
        self.init(slot, fraction: fraction)
    }

    /// Encodes the place.
    ///
    /// - Parameter encoder: The encoder.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(slot.rawValue, forKey: .slot)
        try values.encode(fraction, forKey: .fraction)
    }
}
