/// Finds the polyline with the fewest corners that stays within a tolerance of a sampled curve.
///
/// Corners are samples, with their values rounded. A chord from a corner is feasible if its slope lies in the wedge
/// through which the corner sees every sample between, give or take the tolerance. The fewest feasible chords that lead
/// from the first sample to the last are found by dynamic programming; the longest chord at every corner can need more.
struct ChordFitting {
    private struct Sample {
        let offset: Double
        let value: Double
        /// The value as a corner shows it, rounded.
        var corner: Double
        /// How far from this sample a chord may pass to stay within the tolerance on both sides of the sample, too.
        var room: Double
        /// The fewest chords that lead here.
        var chords: Int32 = .max
        /// Where the last of those chords begins.
        var previous: Int32 = 0
    }

    private let tolerance: Double
    private var samples: [Sample] = []

    /// - Parameters:
    ///   - tolerance: The greatest distance between the curve and the polyline, in the curve's values.
    ///   - capacity: How many samples to make room for.
    init(tolerance: Double, capacity: Int) {
        self.tolerance = tolerance
        samples.reserveCapacity(capacity)
    }

    /// The most samples that a chord may span, which bounds the time.
    ///
    /// A chord over a curve that was sampled as its bend asks for spans some 30; only one over a line that was sampled
    /// far too finely comes near this.
    private static var longestSpan: Int { 512 }

    var count: Int { samples.count }

    /// Adds a sample.
    ///
    /// - Parameters:
    ///   - offset: Greater than that of the sample before.
    ///   - value: The curve's value there.
    ///   - slack: How far the curve may be from the line between the sample before and this one.
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

    /// The polyline from the first sample to the last, closed at the value 1.
    ///
    /// A last sample within the tolerance of 1 is a corner at 1; another is followed by a corner at 1 at the same
    /// offset.
    ///
    /// - Complexity: O(*n* · *m*), where *n* is the number of samples and *m* ≤ 512 the number that a wedge can span.
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

    /// Tries every feasible chord that begins at a sample. The chord to the next sample always is.
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
