#if !hasFeature(Embedded)
/// The payload of the effect `wake(at:)`, as it's encoded.
struct WakeTime: Codable {
    var at: Double
}
#endif
