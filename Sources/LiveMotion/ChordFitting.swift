/// Finds the polyline with the fewest corners that stays within a tolerance of a sampled curve.
///
/// Corners are samples with rounded values. A chord from a corner is feasible if its slope lies in a wedge. The wedge
/// contains the slopes that pass every sample in between within the tolerance. Dynamic programming finds the smallest
/// number of feasible chords from the first sample to the last. A greedy choice of the longest chord at each corner can
/// need more.
struct ChordFitting {
    private struct Sample {
        let offset: Double
        let value: Double
        /// The rounded value, used if the sample becomes a corner.
        var corner: Double
        /// The maximum distance of a chord from this sample that keeps the tolerance on both sides of the sample.
        var room: Double
        /// The minimum number of chords that lead to this sample.
        var chords: Int32 = .max
        /// The index of the sample at which the last of those chords starts.
        var previous: Int32 = 0
    }

    private let tolerance: Double
    private var samples: [Sample] = []

    /// Creates an empty fitting.
    ///
    /// - Parameters:
    ///   - tolerance: The maximum distance between the curve and the polyline, in the curve's values.
    ///   - capacity: The number of samples to reserve capacity for.
    init(tolerance: Double, capacity: Int) {
        self.tolerance = tolerance
        samples.reserveCapacity(capacity)
    }

    /// The maximum number of samples in a chord, which bounds the running time.
    ///
    /// A chord spans about 30 samples if the sampling density follows the curve's bend. Only a chord over an
    /// oversampled line comes near this maximum.
    private static var longestSpan: Int { 512 }

    var count: Int { samples.count }

    /// Adds a sample.
    ///
    /// - Parameters:
    ///   - offset: The sample's offset, greater than that of the previous sample.
    ///   - value: The curve's value at the offset.
    ///   - slack: The maximum distance of the curve from the line between the previous sample and this one.
    mutating func append(offset: Double, value: Double, slack: Double) {
        if let last = samples.indices.last {
            samples[last].room = min(samples[last].room, tolerance - slack)
        }
        samples.append(
            Sample(offset: offset, value: value, corner: value.rounded(decimals: 4), room: tolerance - slack)
        )
    }

    mutating func removeAll() {
        samples.removeAll(keepingCapacity: true)
    }

    /// Returns the polyline from the first sample to the last, closed at the value 1.
    ///
    /// If the last sample is within the tolerance of 1, it becomes a corner at 1. Otherwise, a corner at 1 with the
    /// same offset follows it.
    ///
    /// - Complexity: O(*n* · *m*), where *n* is the number of samples and *m* ≤ 512 is the number of samples that a
    ///   wedge spans.
    mutating func fewestPoints() -> [EasingTable.Point] {
        guard let last = samples.indices.last else { return [] }
        let arrives = (1 - samples[last].value).magnitude <= tolerance
        if arrives { samples[last].corner = 1 }

        samples[0].chords = 0
        for start in 0..<last { extendChords(from: start, to: last) }

        let corners = Int(samples[last].chords) + 1
        let closing = EasingTable.Point(offset: 1, value: 1)
        var points = [EasingTable.Point](repeating: closing, count: arrives ? corners : corners + 1)
        var index = last
        for place in stride(from: corners - 1, through: 0, by: -1) {
            points[place] = EasingTable.Point(offset: samples[index].offset, value: samples[index].corner)
            index = Int(samples[index].previous)
        }
        return points
    }

    /// Tries every feasible chord that starts at a sample. The chord to the next sample is always feasible.
    private mutating func extendChords(from start: Int, to last: Int) {
        let apex = samples[start]
        let chords = apex.chords + 1
        var lowest = -Double.infinity
        var highest = Double.infinity
        for end in (start + 1)...min(last, start + Self.longestSpan) {
            let sample = samples[end]
            let perOffset = 1 / (sample.offset - apex.offset)
            let slope = (sample.corner - apex.corner) * perOffset
            if slope >= lowest, slope <= highest, chords < sample.chords {
                samples[end].chords = chords
                samples[end].previous = Int32(start)
            }
            let rise = (sample.value - apex.corner) * perOffset
            let reach = sample.room * perOffset
            lowest = max(lowest, rise - reach)
            highest = min(highest, rise + reach)
            if lowest > highest { return }
        }
    }
}
